"""The client's side of a WebSocket, no more than the generator needs, so that it costs little."""

from collections.abc import Iterator, Mapping
from typing import Final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_LAST = 0x80
_MASKED = 0x80
# A mask of zeros is a mask: the payload goes out as it is, and the server does the same work.
_MASK = bytes(4)


def handshake(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    """The request that asks for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def write_frame(opcode: int, payload: bytes) -> bytes:
    """*payload* as one frame of a client."""
    size = len(payload)
    if size < 126:
        head = bytes((_LAST | opcode, _MASKED | size))
    else:
        head = bytes((_LAST | opcode, _MASKED | 126)) + size.to_bytes(2, "big")
    return head + _MASK + payload


def read_frames(raw: bytes) -> Iterator[tuple[int, bytes, int]]:
    """The whole frames *raw* begins with: opcode, payload, and where the next one begins."""
    at, end = 0, len(raw)
    while end - at >= 2:
        size, start = raw[at + 1], at + 2
        if size > 125:
            width = 2 if size == 126 else 8
            start += width
            size = int.from_bytes(raw[start - width : start], "big")
        if start > end or start + size > end:
            return
        opcode = raw[at] & 0x0F
        if not raw[at] & _LAST or not opcode:
            raise ValueError("a message in several frames, which no server here sends")
        at = start + size
        yield opcode, raw[start:at], at
