"""What the browser client has to count with: writes ``web/src/play/scoring.gen.json``.

Decks and numbers, each of them asked from the rules: what is left in the hand or was taken costs
so much, a target bears so much, the match is over then, and so many seats on sits who deals or
leads.
"""

import sys
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard.games.game import AnyGame, Seat
from lastcard.games.gang import scoring as gang
from lastcard.games.gang import state as gang_state
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.editions import Options
from lastcard.games.options import choices
from lastcard.games.registry import GAMES
from lastcard.games.thirteen import cards as thirteen_cards
from lastcard.games.thirteen import scoring as thirteen
from lastcard.games.thirteen import state as thirteen_state
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.scoring import Tally

_COLOURS: Final = Tally.__struct_fields__
_PRICED: Final = ("undeclared", "target", "target_rule")
"""The options of Gang of Four that a score depends on."""


def scoring() -> bytes:
    """What the points, the dealer, the leader and the end of a match of each game come from."""
    return msgspec.json.encode({"gang": _gang(), "thirteen": _thirteen()})


def _gang() -> dict[str, Any]:
    game = GAMES["gang"]
    taken = choices(Options)
    target = taken["target"]
    return _seating(game) | {
        "hand": DEALT,
        "points": [gang.points(left) for left in range(DEALT + 1)],
        "fines": {value: _fine(value) for value in taken["undeclared"]},
        "margins": {value: _margin(value) for value in taken["target_rule"]},
        "targets": {"lowest": target[0], "highest": target[-1]},
        "directions": [_direction(deals) for deals in range(2)],
        "editions": {
            name: {option: getattr(options, option) for option in _PRICED}
            for name, options in game.editions.items()
        },
    }


def _thirteen() -> dict[str, Any]:
    game = GAMES["thirteen"]
    deck = thirteen.tally(thirteen_cards.gather(list(thirteen_cards.DECK)))
    start = _start(game)
    return _seating(game) | {
        "limit": LIMIT,
        "values": sorted(set(thirteen_cards.VALUE)),
        "deck": msgspec.structs.asdict(deck),
        # A card that breaks a target stays there (TH-2.5).
        "most": len(thirteen_cards.DECK) - thirteen_cards.TARGETS,
        "least": {seats: _in_play(seats) - _most_lying() for seats in game.players},
        "costs": {colour: _cost(colour, 1) for colour in _COLOURS},
        "spared": [colour for colour in _COLOURS if _cost(colour, 0) == 0],
        "deals": {seats: thirteen.deals(seats) for seats in game.players},
        "dealer": thirteen_state.left_of(start, Seat(0)),
        "leader": thirteen_state.left_of(start, Seat(0)),
        "directions": [game.direction(start)],
        "editions": list(game.editions),
    }


def _in_play(seats: int) -> int:
    # With three players a fourth hand may be set aside (TH-5.1).
    return len(thirteen_cards.DECK) - (len(thirteen_cards.DECK) // 4 if seats < 4 else 0)


def _most_lying() -> int:
    # On each target the lowest cards of its colour; a rotten four is no lower.
    colours = [
        sorted(thirteen_cards.value_of(card) for card in _of_colour(target))
        for target in range(thirteen_cards.TARGETS)
    ]
    return sum(total <= LIMIT for values in colours for total in accumulate(values))


def _of_colour(colour: int) -> list[thirteen_cards.Card]:
    return [card for card in thirteen_cards.DECK if thirteen_cards.COLOUR[card] == colour]


def _seating(game: AnyGame) -> dict[str, Any]:
    right = game.seat_to_right(_start(game), Seat(0))
    return {"fresh": list(game.deck()), "seats": list(game.players), "clockwise": right != 1}


def _start(game: AnyGame) -> Any:
    return game.start(next(iter(game.editions.values())), game.players[0])


def _direction(deals: int) -> int:
    row = gang_state.Row(1, Seat(0), (), (), ())
    result = gang_state.Result(Seat(0), (), row)
    return gang_state.direction(gang_state.State(Options(), 4, Seat(0), results=(result,) * deals))


def _fine(undeclared: Any) -> int:
    paid, _ = gang.deal_points(
        (1, 0), Seat(1), frozenset({Seat(0)}), Options(undeclared=undeclared)
    )
    return paid - gang.points(1)


def _margin(rule: Any) -> int:
    options = Options(target_rule=rule)
    return next(more for more in range(2) if gang.outcome((options.target + more, 0), options))


def _cost(colour: str, others: int) -> int:
    # Of one card, where another player has taken so many of the colour.
    return thirteen.deal_points((Tally(**{colour: 1}), Tally(**{colour: others})))[0]


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(scoring())
