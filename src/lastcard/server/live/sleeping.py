"""Which tables are woken though nobody comes, and which may sleep."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from lastcard.table.table import Table
from lastcard.table.time.agenda import wakes_at

IDLE: Final = 5 * 60
"""How many seconds pass between two checks for tables that can go to sleep."""
ROUND: Final = 30
"""How many seconds pass between two looks at what becomes due."""
AHEAD: Final = 2 * ROUND * 1000
"""How many milliseconds before something is due a table is woken."""
LONG: Final = 10 * 60 * 1000
"""How many milliseconds must pass until something is due, for a table to sleep."""

log = logging.getLogger(__name__)

WakeUp = Callable[[MatchId], Awaitable[object]]


def can_sleep(table: Table, now: int) -> bool:
    """Whether nothing happens at *table* for long, unless somebody comes."""
    at = wakes_at(table.standing, table.tempo)
    return at is None or at > now + LONG


class Waker:
    """Wakes sleeping tables when something becomes due there."""

    def __init__(self, store: Store, now: Callable[[], int], wake: WakeUp) -> None:
        self._store = store
        self._now = now
        self._wake = wake

    async def run(self) -> None:
        """Look at the tables that a crash cut short, then at what is due, until cancelled."""
        await self._attempt(self.wake_outrun)
        while True:
            await self._attempt(self.wake_due)
            await asyncio.sleep(ROUND)

    async def wake_outrun(self) -> None:
        """Wake the tables of which more was written down than the index knows."""
        await self._wake_all(await self._store.matches.outrun())

    async def wake_due(self) -> None:
        """Wake the tables where something is or soon becomes due."""
        await self._wake_all(await self._store.matches.due(self._now() + AHEAD))

    async def _wake_all(self, matches: Iterable[MatchId]) -> None:
        for match in matches:
            try:
                await self._wake(match)
            except Exception:
                log.exception("waking table %s failed", match)
            await asyncio.sleep(0)

    async def _attempt(self, look: Callable[[], Awaitable[None]]) -> None:
        try:
            await look()
        except Exception:
            log.exception("looking for tables to wake failed")
