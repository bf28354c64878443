"""Real WebSockets spoken wrongly: every mistake gets a word or the door, and no traceback."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.server.http import reader
from lastcard.wire.asks import LONGEST_FRAME
from tests.fuzz.crowd import ANSWERS
from tests.fuzz.mutations import garbage, spoil
from tests.fuzz.rawsocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    RawSocket,
    frame,
)
from tests.support.servers.local import LocalServer, local_server
from tests.support.servers.log import recorded_log

HELLO = b'{"type":"hello","version":1}'
PING_ASK = b'{"type":"ping","id":"%d"}'


@dataclass
class House:
    """A real server on loopback, and who came in."""

    server: LocalServer
    cookie: str
    table: str

    def socket(self) -> RawSocket:
        return RawSocket(self.server.port, self.cookie)

    @property
    def people(self) -> int:
        """How many sockets are open."""
        assert self.server.context.live is not None
        return len(self.server.context.live.tables.people)


@pytest.fixture
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server with one table; nothing that happens there may be logged as an error."""
    limits = getattr(request, "param", 0.0)
    with recorded_log() as log:
        async with local_server(tmp_path, limits=limits) as server:
            ann = await server.come(connected=False)
            table = await ann.make_table(options={}, speed="normal", bots=[None] * 3 + ["greedy"])
            house = House(server, ann.cookie, table)
            yield house
            async with house.socket() as last:
                last.say(HELLO)
                assert (await last.receive())[0] == TEXT, "the server is still there"
        assert not log.errors, log.errors[0]


async def answers(socket: RawSocket, count: int) -> list[dict[str, Any]]:
    """The next *count* answers."""
    told: list[dict[str, Any]] = []
    while len(told) < count:
        opcode, data = await socket.receive()
        assert opcode == TEXT, (opcode, data)
        tell = msgspec.json.decode(data)
        if tell["type"] in ANSWERS:
            told.append(tell)
    return told


async def test_thousands_of_wrong_messages_are_answered_one_by_one(house: House) -> None:
    async def talk(seed: int) -> None:
        rng = Random(seed)
        right = {"type": "move", "table": house.table, "turn": 3, "move": "pass", "id": "x"}
        async with house.socket() as socket:
            socket.say(HELLO)
            await answers(socket, 1)
            for _ in range(8):
                for _ in range(50):
                    socket.say(garbage(rng) if rng.random() < 0.3 else spoil(right, rng))
                socket.say(PING_ASK % seed)
                told = await answers(socket, 51)
                assert [tell["type"] for tell in told if tell.get("id") == f"{seed}"] == ["pong"]

    await asyncio.gather(*(talk(seed) for seed in range(12)))


@pytest.mark.parametrize("size", [LONGEST_FRAME + 1, 10_000, 1_000_000])
async def test_a_frame_that_is_too_long_closes_with_1009(house: House, size: int) -> None:
    async with house.socket() as socket:
        socket.say(HELLO)
        await answers(socket, 1)
        socket.say(b'{"type":"ping"}'.ljust(size))
        assert await socket.closed() == 1009


async def test_many_small_frames_of_a_message_that_is_too_long_close_with_1009(
    house: House,
) -> None:
    async with house.socket() as socket:
        socket.send(frame(TEXT, b" " * 3000, fin=False))
        for _ in range(3):
            socket.send(frame(CONTINUATION, b" " * 3000, fin=False))
        assert await socket.closed() == 1009


async def test_the_longest_message_there_may_be_is_answered(house: House) -> None:
    async with house.socket() as socket:
        socket.say(HELLO.ljust(LONGEST_FRAME))
        assert (await answers(socket, 1))[0]["type"] == "welcome"


async def test_a_message_may_come_in_pieces_with_a_ping_between(house: House) -> None:
    async with house.socket() as socket:
        socket.send(frame(TEXT, HELLO[:9], fin=False) + frame(PING, b"?"))
        assert await socket.receive() == (PONG, b"?")
        socket.send(frame(CONTINUATION, HELLO[9:]))
        assert (await answers(socket, 1))[0]["type"] == "welcome"


@pytest.mark.parametrize(
    "data",
    [frame(BINARY, HELLO), frame(TEXT, b"\xc3\x28"), frame(TEXT, b'{"type":"\xff"}'), frame(TEXT)],
    ids=["binary", "bad UTF-8", "bad UTF-8 in a string", "empty"],
)
async def test_what_is_no_message_is_refused_and_talk_goes_on(house: House, data: bytes) -> None:
    async with house.socket() as socket:
        socket.send(data)
        assert (await answers(socket, 1))[0]["code"] == "message-unreadable"
        socket.say(HELLO)
        assert (await answers(socket, 1))[0]["type"] == "welcome"


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, HELLO, bits=4),
        frame(0x3, HELLO),
        frame(CONTINUATION, HELLO),
        frame(PING, b"x" * 126),
        frame(CLOSE, b"\x00"),
        b"GET / HTTP/1.1\r\n\r\n" * 9,
        bytes(range(256)),
    ],
    ids=["bits", "opcode", "no beginning", "long ping", "bad close", "HTTP", "all"],
)
async def test_who_does_not_speak_the_protocol_is_shown_the_door(house: House, data: bytes) -> None:
    async with house.socket() as socket:
        socket.send(data)
        assert await socket.closed() in (0, 1002)


@pytest.mark.parametrize("size", [1, 2, 5, 20])
async def test_half_a_frame_and_nobody_there_any_more(house: House, size: int) -> None:
    for _ in range(20):
        async with house.socket() as socket:
            socket.send(frame(TEXT, HELLO)[:size])
            socket.vanish()


async def test_who_vanishes_while_the_server_talks_is_not_missed(house: House) -> None:
    opening = msgspec.json.encode({"type": "open", "table": house.table})
    for _ in range(60):
        async with house.socket() as socket:
            socket.say(HELLO)
            for _ in range(20):
                socket.say(opening)
            socket.vanish()


async def test_two_hundred_connections_at_once_that_come_and_go(house: House) -> None:
    async def come(number: int) -> None:
        async with house.socket() as socket:
            if number % 3:
                socket.say(HELLO)
                socket.say(PING_ASK % number)
                assert (await answers(socket, 2))[1]["id"] == f"{number}"
            if number % 5 == 0:
                socket.vanish()

    await asyncio.gather(*(come(number) for number in range(200)))


async def test_handshakes_that_are_broken_off(house: House) -> None:
    words = house.socket().handshake()
    for cut in range(0, len(words), 9):
        _, writer = await asyncio.open_connection("127.0.0.1", house.server.port)
        writer.write(words[:cut])
        writer.transport.abort()
    for _ in range(50):
        _, writer = await asyncio.open_connection("127.0.0.1", house.server.port)
        writer.write(words + frame(TEXT, HELLO))
        await asyncio.sleep(0)
        writer.transport.abort()


async def test_a_flood_of_pings_is_answered_ping_by_ping(house: House) -> None:
    async with house.socket() as socket:
        for number in range(3000):
            socket.send(frame(PING, b"%d" % number))
        for number in range(3000):
            assert await socket.receive() == (PONG, b"%d" % number)


async def test_who_does_not_listen_is_let_go(house: House) -> None:
    opening = msgspec.json.encode({"type": "open", "table": house.table})
    async with house.socket() as socket, asyncio.timeout(60):
        socket.say(HELLO)
        while not house.people:
            await asyncio.sleep(0.01)
        while house.people:
            for _ in range(100):
                socket.say(opening)
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("house", [1.0], indirect=True)
async def test_who_says_too_much_is_told_so_and_in_the_end_shown_the_door(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "SLOWED", 0)
    async with house.socket() as socket:
        socket.say(HELLO)
        for number in range(1200):
            socket.say(PING_ASK % number)
        codes = []
        while True:
            opcode, data = await socket.receive()
            if opcode == CLOSE:
                break
            codes.append(msgspec.json.decode(data).get("code"))
        assert int.from_bytes(data[:2]) == 1008
        assert codes.count("too-often") > 400
