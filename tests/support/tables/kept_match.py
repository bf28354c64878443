"""A match in the store that was played before, or its beginning."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from lastcard.games.game import Seat
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Opened, PlayerId, TableEntry, write_entry
from lastcard.table.state.journal import Page
from lastcard.table.state.record import record_of
from tests.support.clock import START
from tests.support.tables.match_journal import journal


async def keep(
    store: Store,
    match: str,
    player: str,
    *,
    game: str = "gang",
    lines: int | None = None,
    whole: Sequence[TableEntry] | None = None,
    bo: str | None = None,
    **changes: Any,
) -> MatchId:
    """Write down a match of *player*, the *whole* one that is given, or only its first *lines*.

    *bo* sat there too, if somebody did; *changes* are what else is known of the table.
    """
    name = MatchId(match)
    whole = whole or journal(name, game, player)
    opened = whole[0]
    assert isinstance(opened, Opened)
    setup = structs.replace(opened.setup, **changes)
    entries = [write_entry(entry) for entry in whole[:lines]]
    assert await store.journal.append(Page(name, 0, START, entries))
    await store.matches.open(
        name,
        msgspec.json.encode(setup).decode(),
        host=opened.host,
        game=setup.game,
        speed=setup.speed,
        public=setup.public,
        rated=setup.rated,
        now=START,
    )
    chairs = [
        StoredSeat(seat=Seat(0), player=PlayerId(player), name="Ann"),
        StoredSeat(seat=Seat(2), bot="greedy"),
    ]
    if bo is not None:
        chairs.append(StoredSeat(seat=Seat(1), player=PlayerId(bo), name="Bo"))
    await store.matches.update(name, "playing", chairs, turn_of=None, due=None, now=START)
    if lines is None:
        record = record_of(name, whole)
        assert record.totals is not None
        await store.matches.finish(name, record.totals, record.winners or (), START)
    return name
