"""Closing a table from outside its server, the way another node would."""

import asyncio
from typing import Final

from lastcard.server.errors import TableUnknown
from lastcard.store.store import Store
from lastcard.table.errors import TableBusy, TableOver
from lastcard.table.state.entries import Closed, CloseReason, MatchId, read_entry, write_entry
from lastcard.table.state.journal import Line, Page
from lastcard.table.state.standing import Standing

_ATTEMPTS: Final = 50  # another writer is faster only now and then


async def close_table(
    store: Store,
    match: MatchId,
    now: int,
    *,
    why: CloseReason = "operator",
    idle_since: int | None = None,
) -> None:
    """Close *match* for good; ``TableUnknown``, ``TableOver`` or ``TableBusy``.

    The latter also if something has happened there at or after *idle_since*.
    """
    for _ in range(_ATTEMPTS):
        lines = await store.journal.read(match)
        standing = await asyncio.to_thread(_after, match, lines)
        if standing.phase is None:
            raise TableUnknown
        if standing.phase in ("over", "closed"):
            raise TableOver
        if idle_since is not None and lines[-1].at >= idle_since:
            raise TableBusy
        entry = write_entry(Closed(why=why))
        page = Page(match=match, first=standing.number, at=now, entries=[entry])
        if await store.journal.append(page):
            await store.matches.update(
                match, "closed", None, turn_of=None, due=None, now=now, lines=page.first + 1
            )
            return
    raise TableBusy


def _after(match: MatchId, lines: list[Line]) -> Standing:
    return Standing.after(match, (read_entry(line.entry) for line in lines))
