"""Requests of one address begin one by one, so that hundreds at once do not make others wait."""

import asyncio
from collections import deque


class OneByOne:
    """In each turn of the event loop at most one request of each address begins."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, address: str) -> None:
        """Wait until a request of *address* may begin."""
        line = self._lines.get(address)
        if line is None:
            self._lines[address] = deque()
            self._later(address)
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        await place

    def _later(self, address: str) -> None:
        asyncio.get_running_loop().call_soon(self._next, address)

    def _next(self, address: str) -> None:
        line = self._lines[address]
        while line and line[0].done():  # whoever gave up waiting
            line.popleft()
        if not line:
            del self._lines[address]
            return
        line.popleft().set_result(None)
        self._later(address)
