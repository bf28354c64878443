"""Whole matches as steps, and what some seats saw at some places: the page has to see the same."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.match import run
from lastcard.record import Record, replay
from lastcard.wire.steps import steps_of
from tests.support.players import Miser

NAMES: Final = ("Ann", "Bo", "Cleo", "Dan")
EVERY: Final = 17
"""Every so many places are compared."""
MATCHES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("gang", 4, {"target": "10", "ceremony": "on", "last_card": "automatic"}),
    ("gang", 3, {"target": "10", "discards": "open"}),
    ("thirteen", 3, {}),
)


def written() -> bytes:
    """The file."""
    return msgspec.json.encode([_told(*match) for match in MATCHES]) + b"\n"


def _told(key: str, seats: int, changes: dict[str, str]) -> dict[str, Any]:
    game = GAMES[key]
    options = game.options(next(iter(game.editions)), changes)
    played = run(game, options, [Miser(game)] * seats, seed=9)
    record = _begun(Record.of(played, names=NAMES[:seats], seed=9))
    views = [
        {"place": place, "seat": seat, "view": match.view(seat)}
        for place, (_, _, match) in enumerate(replay(record), start=1)
        if place % EVERY == 1
        for seat in (None, *map(Seat, range(seats)))
    ]
    return {"told": steps_of(record, you=Seat(1)), "views": views}


def _begun(record: Record) -> Record:
    # Two deals tell everything that happens between them too.
    if len(record.deals) <= 2:
        return record
    return replace(record, deals=record.deals[:2], totals=None, winners=None)
