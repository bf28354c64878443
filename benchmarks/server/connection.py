"""One WebSocket of the load generator."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, TypeVar, cast

from benchmarks.server.frames import CLOSE, PING, PONG, TEXT, handshake, read_frames, write_frame

_PATIENCE: Final = 30.0


class Connection(asyncio.Protocol, ABC):
    """A client; how it speaks to its server is what subclasses say.

    ``joined`` is done when it has come as far as it wants, or fails when it is hung up on before.
    """

    def __init__(self, port: int, path: str, headers: Mapping[str, str] | None = None) -> None:
        self.port = port
        self.trouble = ""
        """Why this client cannot go on."""
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = handshake(port, path, headers or {})
        self._transport: asyncio.WriteTransport | None = None
        self._open = False
        self._rest = b""

    def opened(self) -> None:
        """Say what a client says first; nothing, where servers begin."""

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Take in a message."""

    def say(self, message: bytes, opcode: int = TEXT) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.write(write_frame(opcode, message))

    def join(self) -> None:
        """Note that this client has come as far as it wants."""
        if not self.joined.done():
            self.joined.set_result(None)

    def fail(self, why: str) -> None:
        """Note that this client cannot go on."""
        self.trouble = self.trouble or why
        if not self.joined.done():
            self.joined.set_exception(ConnectionError(why))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        # uvloop's transports are of the right kind and do not say so.
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that nobody is at the other end."""
        self.fail("the server hung up")

    def data_received(self, data: bytes) -> None:
        """Hear all messages that are complete."""
        raw = self._rest + data if self._rest else data
        if not self._open:
            head, found, body = raw.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._enter(head)
            raw = body
        done = 0
        for opcode, payload, end in read_frames(raw):
            done = end
            if opcode == PING:
                self.say(payload, PONG)
            elif opcode == CLOSE:
                self.fail(f"the server closed: {payload[:80]!r}")
            elif opcode != PONG:
                self.hear(payload)
        self._rest = raw[done:]

    def _enter(self, head: bytes) -> None:
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.fail(f"no WebSocket: {head[:200]!r}")
        self._open = True
        self.opened()


C = TypeVar("C", bound=Connection)


async def connect(connection: C) -> C:
    """Open *connection* and wait until it has joined."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: connection, "127.0.0.1", connection.port)
    await asyncio.wait_for(connection.joined, _PATIENCE)
    return connection
