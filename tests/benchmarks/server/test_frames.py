"""The generator's WebSocket frames, against aiohttp's."""

import pytest
from aiohttp import ClientSession, WSMsgType, web
from aiohttp.test_utils import TestServer

from benchmarks.server.connection import Connection, connect
from benchmarks.server.frames import TEXT, read_frames

LENGTHS = (0, 1, 125, 126, 1000, 65_535, 65_536)


class Pupil(Connection):
    """Says something and remembers what comes back."""

    def __init__(self, port: int, path: str, words: bytes = b"") -> None:
        super().__init__(port, path)
        self.words = words
        self.heard = b""

    def opened(self) -> None:
        self.say(self.words)

    def hear(self, message: bytes) -> None:
        self.heard = message
        self.join()


async def _echo(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    async for message in socket:
        assert message.type == WSMsgType.TEXT
        await socket.ping()
        await socket.send_str(message.data * int(request.query.get("times", 1)))
    return socket


async def _server() -> TestServer:
    app = web.Application()
    app.router.add_get("/", _echo)
    server = TestServer(app)
    await server.start_server()
    return server


@pytest.mark.parametrize("length", LENGTHS)
async def test_what_aiohttp_sends_is_heard_whole(length: int) -> None:
    async with await _server() as server:
        assert server.port is not None
        pupil = await connect(Pupil(server.port, f"/?times={length}", b"x"))
        assert pupil.heard == b"x" * length
        pupil.close()


@pytest.mark.parametrize("length", LENGTHS[:5])
async def test_what_is_said_is_heard_by_aiohttp(length: int) -> None:
    async with await _server() as server:
        assert server.port is not None
        words = bytes(97 + at % 26 for at in range(length))
        pupil = await connect(Pupil(server.port, "/", words))
        assert pupil.heard == words
        pupil.close()


async def test_a_server_that_gives_no_websocket_is_named() -> None:
    async with await _server() as server, ClientSession():
        assert server.port is not None
        with pytest.raises(ConnectionError, match="404"):
            await connect(Pupil(server.port, "/elsewhere"))


def test_half_a_frame_waits_for_the_other_half() -> None:
    whole = bytes([0x80 | TEXT, 2]) + b"ab"
    long = bytes([0x80 | TEXT, 126, 1, 0]) + bytes(256)
    assert list(read_frames(whole + long[:1])) == [(TEXT, b"ab", 4)]
    for size in range(len(long)):
        assert list(read_frames(long[:size])) == []
    assert [end for _, _, end in read_frames(whole + long + whole)] == [4, 264, 268]
