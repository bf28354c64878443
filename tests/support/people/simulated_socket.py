"""A WebSocket without a network: what the client says is put in, what the server says is kept."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import cast

from aiohttp import WSMsgType, web


@dataclass(frozen=True, slots=True)
class Spoken:
    """A message as aiohttp hands it over."""

    type: WSMsgType
    data: bytes


class SimulatedSocket:
    """Both ends of one WebSocket."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        """Everything the server sent."""
        self.closed: tuple[int, bytes] | None = None
        """The code and reason with which the server closed it."""
        self._said: deque[Spoken] = deque()
        self._hung_up = False
        self._news = asyncio.Event()
        self._awaited = False

    def say(self, text: str | bytes) -> None:
        """The client sends *text*; bytes need not be UTF-8."""
        self._put(WSMsgType.TEXT, text if isinstance(text, bytes) else text.encode())

    def say_binary(self, data: bytes) -> None:
        """The client sends something that is no text."""
        self._put(WSMsgType.BINARY, data)

    def hang_up(self) -> None:
        """The client goes, whatever it was about to hear."""
        self._hung_up = True
        self._news.set()

    @property
    def idle(self) -> bool:
        """Whether the server has heard everything and waits for more, or for nothing."""
        return (self._awaited and not self._said) or self._hung_up or self.closed is not None

    def _put(self, kind: WSMsgType, data: bytes) -> None:
        self._said.append(Spoken(kind, data))
        self._news.set()

    # The server's end.

    @property
    def response(self) -> web.WebSocketResponse:
        """What the server reads from: all that it uses of aiohttp's."""
        return cast(web.WebSocketResponse, self)

    def __aiter__(self) -> "SimulatedSocket":
        return self

    async def __anext__(self) -> Spoken:
        self._awaited = True
        while not self._said and not self._hung_up and self.closed is None:
            self._news.clear()
            await self._news.wait()
        if self._hung_up or self.closed is not None:
            raise StopAsyncIteration
        self._awaited = False
        return self._said.popleft()

    @property
    def waiting(self) -> int:
        """Nothing ever waits here."""
        return 0

    def send(self, text: bytes) -> None:
        """The server sends *text*."""
        if not self._hung_up and self.closed is None:
            self.frames.append(text)

    def abort(self) -> None:
        """Nothing ever waits, so nobody is cut off."""
        raise AssertionError("cut off")

    async def close(self, code: int, reason: bytes) -> None:
        """The server closes."""
        self.closed = (code, reason)
        self._news.set()
