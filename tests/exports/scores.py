"""What the browser's score pad is tested with: ``make wire`` writes it anew.

Random matches of every edition and number of players: what lay there at the end of each deal, and
what the engine made of it.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec

from lastcard.games.game import Event
from lastcard.games.gang import events as gang
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.thirteen import events as thirteen
from tests.support.random_matches import Setup, moments

PRICED = ("edition", "undeclared", "target", "target_rule", "first_dealer")
"""The options that a score pad knows of."""


@cache
def written() -> str:
    matches = [_match(setup, Random(str(setup))) for setup in setups()]
    return (
        "[\n" + ",\n".join(json.dumps(match, separators=(",", ":")) for match in matches) + "\n]\n"
    )


def setups() -> Iterator[Setup]:
    """Every edition, number of players and first dealer; some matches end early."""
    for seats, edition in product((3, 4), EDITIONS):
        for dealer in range(seats):
            early = (("target", str(20 + 10 * dealer)),) if dealer else ()
            yield Setup("gang", seats, edition, (("first_dealer", str(dealer)), *early))
    for seats, deal in product(range(3, 7), ("five", "all")):
        for dealer in range(seats):
            changes = (("first_dealer", str(dealer)), ("deal", deal))
            yield Setup("thirteen", seats, "fr-2009", changes)


def _match(setup: Setup, rng: Random) -> dict[str, Any]:
    deals: list[dict[str, Any]] = []
    for moment in moments(setup, rng):
        for event in moment.step.events:
            _hear(deals, event, moment.step.state)
    options = msgspec.to_builtins(setup.options)
    return {
        "game": setup.key,
        "seats": setup.seats,
        "options": {name: options[name] for name in PRICED if name in options},
        "deals": deals,
    }


def _hear(deals: list[dict[str, Any]], event: Event, state: Any) -> None:
    match event:
        case gang.Dealt() | thirteen.Dealt():
            deals.append({"dealer": event.dealer, "direction": event.direction, "leader": None})
        case gang.Given(forced=True):
            deals[-1]["gift"] = [event.giver, event.taker]
        case gang.Played() | thirteen.Played() if deals[-1]["leader"] is None:
            deals[-1]["leader"] = event.seat
        case gang.DealEnded():
            row = msgspec.to_builtins(state.results[-1].row)
            lay = {key: row[key] for key in ("winner", "left", "undeclared")}
            deals[-1] |= lay | {"points": event.points, "totals": event.totals}
        case thirteen.DealEnded():
            tallies = msgspec.to_builtins(state.results[-1].tallies)
            deals[-1] |= {"tallies": tallies, "points": event.points, "totals": event.totals}
        case gang.MatchEnded() | thirteen.MatchEnded():
            deals[-1]["winners"] = event.winners
        case _:
            pass
