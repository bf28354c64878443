"""Periodic work while the server runs: idle tables are closed, idle guests and old deeds forgotten,
and the journals of matches that are over are packed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from lastcard.server.operations.closing import close_table
from lastcard.server.operations.settings import Settings
from lastcard.store.errors import JournalUnplayable
from lastcard.store.store import Store
from lastcard.table.errors import TableBusy, TableOver
from lastcard.table.state.entries import MatchId, PlayerId

_DAY: Final = 24 * 60 * 60 * 1000
_PAUSE: Final = 6 * 60 * 60  # seconds from one round to the next
_PACKING_PAUSE: Final = 10 * 60
_PACKED_AFTER: Final = 60 * 60 * 1000  # people look back on a match and talk about it
_PACKED_AT_ONCE: Final = 50
_BREATH: Final = 0.1  # seconds from one journal to the next: others write too

_log = logging.getLogger(__name__)


class Live(Protocol):
    """What housekeeping has to know and to say about the tables and people of this server."""

    def reread(self, match: MatchId) -> None:
        """Let a table see what was written into its journal."""
        ...

    def is_here(self, player: PlayerId) -> bool:
        """Whether *player* is connected."""
        ...


class Housekeeping:
    """What is done in rounds; *forget* lets a player leave all tables and forgets them."""

    def __init__(
        self,
        store: Store,
        live: Live,
        settings: Settings,
        now: Callable[[], int],
        forget: Callable[[PlayerId], Awaitable[None]],
    ) -> None:
        self._store = store
        self._live = live
        self._settings = settings
        self._now = now
        self._forget = forget
        self._damaged: set[MatchId] = set()

    async def run(self) -> None:
        """Work in rounds until cancelled; what fails is tried again in the next one."""
        while True:
            # Tables first: guests may leave nothing behind but those.
            await self._attempt("closing idle tables", self.close_idle_tables)
            await self._attempt("deleting idle guests", self.forget_idle_guests)
            await self._attempt("deleting old matches", self.delete_old_matches)
            await self._attempt("deleting old lines of the audit log", self.forget_old_deeds)
            await self._attempt("checking the database", self._store.check)
            await asyncio.sleep(_PAUSE)

    async def run_packing(self) -> None:
        """Pack what is over until cancelled, little by little."""
        while True:
            await self._attempt("packing journals", self.pack_journals)
            await asyncio.sleep(_PACKING_PAUSE)

    async def close_idle_tables(self) -> int:
        """Close the unfinished tables where nothing has happened for long; how many."""
        closed = 0
        for of_guests, days in (
            (True, self._settings.guest_idle_days),
            (False, self._settings.idle_days),
        ):
            before = self._now() - days * _DAY
            for match in await self._store.matches.idle(before, of_guests=of_guests):
                closed += await self._close(match, before)
        if closed:
            _log.info("closed %d idle tables", closed)
        return closed

    async def forget_idle_guests(self) -> int:
        """Forget the guests who were not here for long; how many."""
        before = self._now() - self._settings.guest_days * _DAY
        idle = [
            guest
            for guest in await self._store.players.idle_guests(before)
            if not self._live.is_here(guest)  # a window may stay open for ever
        ]
        for guest in idle:
            await self._forget(guest)
        if idle:
            _log.info("deleted %d idle guests", len(idle))
        return len(idle)

    async def delete_old_matches(self) -> int:
        """Delete the matches of guests that were over long ago, if they are not kept; how many."""
        if not self._settings.guest_match_days:
            return 0
        before = self._now() - self._settings.guest_match_days * _DAY
        old = await self._store.packing.of_guests(before)
        for match in old:
            await self._store.packing.delete(match)
        if old:
            _log.info("deleted %d old matches of guests", len(old))
        return len(old)

    async def forget_old_deeds(self) -> None:
        """Forget what the audit log keeps longer than the settings say."""
        now, settings = self._now(), self._settings
        await self._store.audit.forget(
            before=now - settings.audit_days * _DAY,
            addresses_before=now - settings.audit_address_days * _DAY,
        )

    async def pack_journals(self) -> int:
        """Pack the journals of matches that were over a while ago; how many."""
        packed, left = 0, set(self._damaged)
        before = self._now() - _PACKED_AFTER
        while found := await self._store.packing.unpacked(before, _PACKED_AT_ONCE, left):
            for match in found:
                if await self._pack(match):
                    packed += 1
                else:
                    left.add(match)
        if packed:
            _log.info("packed %d journals", packed)
        return packed

    async def _pack(self, match: MatchId) -> bool:
        await asyncio.sleep(_BREATH)
        try:
            return await self._store.packing.pack(match)
        except (ValueError, JournalUnplayable) as error:  # damaged: it stays as it is
            self._damaged.add(match)
            _log.error("the journal of %s cannot be packed (%s); see lastcard doctor", match, error)
            return False

    async def _close(self, match: MatchId, before: int) -> bool:
        try:
            await close_table(self._store, match, self._now(), why="idle", idle_since=before)
        except (TableOver, TableBusy):  # the list is behind: something has happened there
            return False
        self._live.reread(match)
        return True

    async def _attempt(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except Exception:
            _log.exception("%s failed", what)
