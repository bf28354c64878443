"""A WebSocket spoken by hand, so that it can be spoken wrongly."""

import asyncio
import os
from base64 import b64encode

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA


def frame(
    opcode: int, payload: bytes = b"", *, fin: bool = True, masked: bool = True, bits: int = 0
) -> bytes:
    """A frame as a client sends it, or as none should (RFC 6455, section 5.2)."""
    first = (0x80 if fin else 0) | bits << 4 | opcode
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 1 << 16:
        head = bytes([first, mask | 126]) + size.to_bytes(2)
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


class RawSocket:
    """One connection to the server at *port*, as whoever has *cookie*."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._cookie = cookie

    async def __aenter__(self) -> "RawSocket":
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self.send(self.handshake())
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        return self

    async def __aexit__(self, *raised: object) -> None:
        self._writer.close()

    def handshake(self) -> bytes:
        """What a browser says first."""
        key = b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            f"Origin: http://127.0.0.1:{self._port}",
            f"Cookie: lastcard={self._cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        return "\r\n".join((*lines, "", "")).encode()

    def send(self, data: bytes) -> None:
        """Put bytes on the wire."""
        self._writer.write(data)

    def say(self, text: bytes) -> None:
        """Send a message as it should be sent."""
        self.send(frame(TEXT, text))

    async def receive(self) -> tuple[int, bytes]:
        """The next frame of the server: its opcode and what it holds."""
        async with asyncio.timeout(20):
            first, size = await self._reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2))
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8))
            return first & 0xF, await self._reader.readexactly(size)

    async def closed(self) -> int:
        """The code with which the server closes; 0 if it just hangs up."""
        try:
            while True:
                opcode, data = await self.receive()
                if opcode == CLOSE:
                    return int.from_bytes(data[:2])
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0

    def vanish(self) -> None:
        """Be gone without a word."""
        self._writer.transport.abort()
