"""Whose tables there are: how many a player may have made, and an address may keep awake."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from lastcard.server.errors import TablesAwakeEnough, TablesEnough
from lastcard.store.matches.matches import Matches
from lastcard.table.state.entries import MatchId, PlayerId

MOST_OF_PLAYER: Final = 40
"""Unfinished tables that one player has made, asleep or not."""
MOST_OF_ADDRESS: Final = 150
"""Tables that are awake and were made or woken from one address."""


class Makers:
    """Counts the tables; *scale* allows so many times as many, 0 any number."""

    def __init__(self, matches: Matches, scale: float) -> None:
        self._matches = matches
        self._scale = scale
        self._address_of: dict[MatchId, str] = {}
        self._of_address: dict[str, set[MatchId]] = {}
        self._making: WeakValueDictionary[PlayerId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_more(
        self, match: MatchId, player: PlayerId, address: str | None
    ) -> AsyncIterator[None]:
        """*player* makes the table *match* meanwhile, at *address*; ``TablesEnough``."""
        # One at a time: many may be asked for at once, and each has to count those before it.
        making = self._making.setdefault(player, asyncio.Lock())
        async with making, self.awake(match, address):
            if self._scale:
                made = await self._matches.unfinished_of(player)
                if made >= self._allowed(MOST_OF_PLAYER):
                    raise TablesEnough(most=self._allowed(MOST_OF_PLAYER))
            yield

    @asynccontextmanager
    async def awake(self, match: MatchId, address: str | None) -> AsyncIterator[None]:
        """*match* is made or woken from *address*, unless that fails; ``TablesAwakeEnough``."""
        counts = address is not None and match not in self._address_of
        if address is not None and counts:
            if self.crowd(address):
                raise TablesAwakeEnough(most=self._allowed(MOST_OF_ADDRESS))
            self._address_of[match] = address
            self._of_address.setdefault(address, set()).add(match)
        try:
            yield
        except BaseException:
            if counts:
                self.gone(match)
            raise

    def crowd(self, address: str | None) -> tuple[MatchId, ...]:
        """The tables of *address*, if it keeps as many awake as it may; else none."""
        tables = self._of_address.get(address or "", set())
        is_full = self._scale and len(tables) >= self._allowed(MOST_OF_ADDRESS)
        return tuple(tables) if is_full else ()

    def address_of(self, match: MatchId) -> str | None:
        """From where *match* was made or woken, if that is known."""
        return self._address_of.get(match)

    def gone(self, match: MatchId) -> None:
        """The table *match* sleeps."""
        address = self._address_of.pop(match, None)
        if address is None:
            return
        self._of_address[address].discard(match)
        if not self._of_address[address]:
            del self._of_address[address]

    def _allowed(self, most: int) -> int:
        return max(1, round(most * self._scale))
