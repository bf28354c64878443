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
    data: str | bytes


class Wire:
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

    @property
    def response(self) -> web.WebSocketResponse:
        """The server's end, which is all that the server uses of aiohttp's."""
        return cast(web.WebSocketResponse, self)

    @property
    def idle(self) -> bool:
        """Whether the server has heard everything and waits for more, or for nothing."""
        return (self._awaited and not self._said) or self._hung_up or self.closed is not None

    def say(self, text: str | bytes) -> None:
        """The client sends *text*; bytes make a binary message."""
        kind = WSMsgType.BINARY if isinstance(text, bytes) else WSMsgType.TEXT
        self._said.append(Spoken(kind, text))
        self._news.set()

    def hang_up(self) -> None:
        """The client goes, whatever it was about to hear."""
        self._hung_up = True
        self._news.set()

    def __aiter__(self) -> "Wire":
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

    async def send_frame(self, frame: bytes, opcode: WSMsgType) -> None:
        """The server sends *frame*."""
        if self._hung_up:
            raise ConnectionResetError
        assert opcode is WSMsgType.TEXT
        self.frames.append(frame)

    async def close(self, *, code: int, message: bytes) -> None:
        """The server closes."""
        self.closed = (code, message)
        self._news.set()
