"""Closing a table from outside its server, the way another node would."""

from typing import Final

from lastcard.server.errors import TableUnknown
from lastcard.store.store import Store
from lastcard.table.errors import TableBusy, TableOver
from lastcard.table.state.entries import Closed, MatchId, read_entry, write_entry
from lastcard.table.state.journal import Page
from lastcard.table.state.standing import Standing

_ATTEMPTS: Final = 50  # another writer is faster only now and then


async def close_table(store: Store, match: MatchId, now: int) -> None:
    """Close *match* for good; ``TableUnknown``, ``TableOver`` or ``TableBusy``."""
    for _ in range(_ATTEMPTS):
        lines = await store.journal.read(match)
        standing = Standing.after(match, (read_entry(line.entry) for line in lines))
        if standing.phase is None:
            raise TableUnknown
        if standing.phase in ("over", "closed"):
            raise TableOver
        entry = write_entry(Closed(why="operator"))
        page = Page(match=match, first=standing.number, at=now, entries=[entry])
        if await store.journal.append(page):
            await store.matches.update(match, "closed", None, turn_of=None, due=None, now=now)
            return
    raise TableBusy
