"""What the browser client counts with in Gang of Four, each number computed by the rules."""

from typing import Any, Final

from lastcard.games.game import Seat
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.editions import EDITIONS, Options
from lastcard.games.gang.scoring import deal_points, outcome, points
from lastcard.games.gang.state import Result, Row, State, direction
from lastcard.games.options import choices

_PRICED: Final = ("undeclared", "target", "target_rule")
"""The options that a score depends on."""


def scoring() -> dict[str, Any]:
    """What points, fines, the direction and the end of a match come from."""
    taken = choices(Options)
    target = taken["target"]
    return {
        "hand": DEALT,
        "points": [points(left) for left in range(DEALT + 1)],
        "fines": {value: _fine(value) for value in taken["undeclared"]},
        "margins": {value: _margin(value) for value in taken["target_rule"]},
        "targets": {"lowest": target[0], "highest": target[-1]},
        "directions": [_direction(deals) for deals in range(2)],
        "editions": {
            name: {option: getattr(options, option) for option in _PRICED}
            for name, options in EDITIONS.items()
        },
    }


def _direction(deals: int) -> int:
    row = Row(1, Seat(0), (), (), ())
    result = Result(Seat(0), (), row)
    return direction(State(Options(), 4, Seat(0), results=(result,) * deals))


def _fine(undeclared: Any) -> int:
    paid, _ = deal_points((1, 0), Seat(1), frozenset({Seat(0)}), Options(undeclared=undeclared))
    return paid - points(1)


def _margin(rule: Any) -> int:
    options = Options(target_rule=rule)
    return next(more for more in range(2) if outcome((options.target + more, 0), options))
