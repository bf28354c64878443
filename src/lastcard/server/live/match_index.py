"""The index of matches in the store: what lists show of them. All of it follows from journals."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError

from lastcard.games.game import Outcome
from lastcard.server.live.listing import Listing
from lastcard.server.live.ratings import rate
from lastcard.store.errors import NotWritten
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from lastcard.table.table import Table

AGAIN: Final = 1.0
"""Seconds until what could not be written is tried again."""

_AWAY: Final = (NotWritten, OperationalError, InterfaceError, OSError)

log = logging.getLogger(__name__)


class MatchIndex:
    """Keeps the index up to date, a moment later; of several changes the last one counts."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noted: dict[MatchId, Listing] = {}
        self._work = asyncio.Event()

    def note(self, table: Table) -> None:
        """What the index says about *table* is out of date."""
        self._noted[table.id] = Listing.of(table)
        self._work.set()

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            await self._work.wait()
            await self.finish()
            if self._noted:
                await asyncio.sleep(AGAIN)
                self._work.set()

    async def finish(self) -> None:
        """Write down everything that was noted; it stays noted if nothing can be written now."""
        self._work.clear()
        while self._noted:
            listings, self._noted = self._noted, {}
            try:
                await self._write(tuple(listings.values()))
            except _AWAY:  # who writes to the disk has logged the cause
                self._noted = listings | self._noted
                return
            except Exception:
                log.exception("updating the match index failed")

    async def _write(self, listings: Sequence[Listing]) -> None:
        await self._store.matches.update_many([listing.status() for listing in listings])
        for listing in listings:
            if listing.outcome is not None:
                await self._close(listing, listing.outcome)

    async def _close(self, listing: Listing, outcome: Outcome) -> None:
        # A finished match is not looked at again after a crash, so what belongs to it comes before.
        if listing.rated:
            people = [chair.player for chair in listing.chairs if chair.player is not None]
            await rate(
                self._store,
                listing.match,
                listing.game,
                people,
                outcome.totals,
                now=listing.changed,
            )
        await self._store.matches.finish(
            listing.match, outcome.totals, outcome.winners, listing.changed
        )


async def stop(task: "asyncio.Task[None]") -> None:
    """Cancel *task* and wait until it has ended."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
