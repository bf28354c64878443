"""Heavy answers: only so many are made at once, and each address waits in a line of its own."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from lastcard.server.errors import TooOften

AT_ONCE: Final = 2
"""How many are made at the same time."""
IN_LINE: Final = 8
"""How many an address may wait for at the same time."""
_AGAIN: Final = 2  # seconds until an address that has too many in line may try again


class HeavyAnswers:
    """Lets a few in at a time; a second one of the same address waits until the first is done."""

    def __init__(self, scale: float) -> None:
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._in_line = max(1, round(IN_LINE * scale)) if scale else 0
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @property
    def is_busy(self) -> bool:
        """Whether some are being made or waited for."""
        return bool(self._waiting)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until it is the turn of *address*; ``TooOften`` if it waits for too many already."""
        if self._in_line and self._waiting[address] >= self._in_line:
            raise TooOften(seconds=_AGAIN)
        self._waiting[address] += 1
        try:
            async with self._lines.setdefault(address, asyncio.Lock()), self._at_once:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._lines[address]
