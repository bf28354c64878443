"""Colyseus: matchmaking over HTTP, then binary messages of its own kind."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from benchmarks.npm import node
from benchmarks.server.connection import Connection, connect
from benchmarks.server.frames import BINARY
from benchmarks.server.peers import script, versions
from benchmarks.server.table import SEATS, Table

_JOIN_ROOM = 10
_VIEW = b"\x0d\xa4view"
"""How a message named "view" begins: the code of a message, and the name as a string."""
_PLAY = b"\x0d\xa4play"


class _View(msgspec.Struct):
    number: int
    legal: list[str]


_views = msgspec.msgpack.Decoder(_View)


class Colyseus:
    """A room of Colyseus that tells every client its view."""

    name = "Colyseus"
    stores = "nowhere"

    def version(self) -> str:
        """Colyseus and what carries it."""
        return versions("@colyseus/core", "@colyseus/ws-transport", "ws")

    def command(self, port: int, folder: Path) -> Sequence[str]:
        """Our script."""
        return [node(), script("colyseus.cjs"), str(port)]

    def environment(self) -> Mapping[str, str]:
        """As it is run for people."""
        return {"NODE_ENV": "production"}

    async def seat(self, port: int) -> Table:
        """A room of its own."""
        table = Table()
        async with aiohttp.ClientSession() as http:
            place = await _match(http, port, "create/gang")
            table.clients.append(await connect(_Player(port, place, table)))
            for _ in range(1, SEATS):
                place = await _match(http, port, f"joinById/{place['roomId']}")
                table.clients.append(await connect(_Player(port, place, table)))
        return table

    async def idle(self, port: int) -> Connection:
        """A connection to the waiting room: without a room there is none."""
        async with aiohttp.ClientSession() as http:
            place = await _match(http, port, "joinOrCreate/waiting")
        return await connect(_Guest(port, place))


async def _match(http: aiohttp.ClientSession, port: int, what: str) -> dict[str, Any]:
    address = f"http://127.0.0.1:{port}/matchmake/{what}"
    async with http.post(address, json={}) as answer:
        answer.raise_for_status()
        place: dict[str, Any] = await answer.json()
        return place


class _Guest(Connection):
    """Comes in and does nothing."""

    def __init__(self, port: int, place: Mapping[str, Any]) -> None:
        path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        super().__init__(port, path)

    def hear(self, message: bytes) -> None:
        if message[0] == _JOIN_ROOM:
            self.say(bytes([_JOIN_ROOM]), BINARY)
            self.join()


class _Player(_Guest):
    """Plays at *table*."""

    def __init__(self, port: int, place: Mapping[str, Any], table: Table) -> None:
        super().__init__(port, place)
        self._table = table
        self._legal: list[str] = []

    def hear(self, message: bytes) -> None:
        if not message.startswith(_VIEW):
            super().hear(message)
            return
        view = _views.decode(message[len(_VIEW) :])
        if view.number:
            self._table.told()
        if view.legal:
            self._legal = view.legal
            self._table.turn(self._move)

    def _move(self) -> None:
        self.say(_PLAY + msgspec.msgpack.encode(self._legal[0]), BINARY)
