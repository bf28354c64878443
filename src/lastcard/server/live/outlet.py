"""The sending end of a WebSocket: text frames go straight to the transport.

aiohttp's own way leads through a coroutine for every message. A table tells four clients of every
move, and most of a server's work is telling.
"""

import asyncio
from typing import Protocol

from aiohttp import web

_TEXT = b"\x81"  # a whole message in one frame (RFC 6455, section 5.2)


class Outlet(Protocol):
    """Where messages to one client go."""

    @property
    def waiting(self) -> int:
        """How many bytes are not sent yet."""
        ...

    def send(self, text: bytes) -> None:
        """Send *text*, UTF-8, after what was sent before; never waits."""
        ...

    async def close(self, code: int, reason: bytes) -> None:
        """Close with *code* once everything is sent."""
        ...

    def abort(self) -> None:
        """Close at once; what waits is lost."""
        ...


class SocketOutlet:
    """The outlet of a prepared WebSocket response; closing stays aiohttp's."""

    def __init__(self, transport: asyncio.Transport, response: web.WebSocketResponse) -> None:
        self._transport = transport
        self._response = response
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []
        self._in_frames = 0

    @property
    def waiting(self) -> int:
        """How many bytes are held here and by the transport."""
        return self._in_frames + self._transport.get_write_buffer_size()

    def send(self, text: bytes) -> None:
        """Write one frame, together with what else is sent in this turn of the event loop."""
        if not self._frames:
            self._loop.call_soon(self._flush)
        self._frames.append(frame(text))
        self._in_frames += len(text)

    async def close(self, code: int, reason: bytes) -> None:
        """Say goodbye as the protocol has it."""
        self._flush()
        await self._response.close(code=code, message=reason)

    def abort(self) -> None:
        """Let go of the connection, and of everything that waits."""
        self._frames.clear()
        self._transport.abort()

    def _flush(self) -> None:
        frames, self._frames, self._in_frames = self._frames, [], 0
        if frames and not self._response.closed and not self._transport.is_closing():
            self._transport.write(b"".join(frames))


def frame(text: bytes) -> bytes:
    """*text* as a frame of a server: unmasked, its length in the shortest of three forms."""
    size = len(text)
    if size < 126:
        return b"%b%c%b" % (_TEXT, size, text)
    if size < 1 << 16:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2), text)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8), text)
