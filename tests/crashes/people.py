"""People who play over real WebSockets, and come back after every crash."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from aiohttp import ClientConnectionError, ClientSession, DummyCookieJar, WSMsgType

from lastcard.fair import SeatChain
from lastcard.games.registry import GAMES
from tests.crashes.memory import Memory
from tests.support.servers.forked import ForkedServer

_LOST = (ClientConnectionError, ConnectionError, TimeoutError)
_ASK_AGAIN = ("not-written", "not-recorded")  # it says that nothing has happened
_PATIENCE = 20.0  # seconds without a word, after which something has got stuck


class Person:
    """A guest with one table after the other."""

    def __init__(self, server: ForkedServer, name: str, rng: Random) -> None:
        self._server = server
        self._name = name
        self._cookie = ""
        self.rng = rng
        self.id = ""
        self.tables: list[Memory] = []

    async def request(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the server answers, asked again until it does."""
        while True:
            address = await self._address()
            with suppress(*_LOST):
                async with (
                    ClientSession(cookie_jar=DummyCookieJar()) as session,
                    session.post(address + path, json=body, headers=self._headers()) as answer,
                ):
                    if "lastcard" in answer.cookies:
                        self._cookie = answer.cookies["lastcard"].value
                    read: dict[str, Any] = await answer.json()
                    if answer.status < 300:
                        return read
                    assert read["code"] in _ASK_AGAIN, read
            await asyncio.sleep(0.01)

    async def come_in(self) -> None:
        """Become a guest."""
        self.id = (await self.request("/api/guest", {"name": self._name}))["id"]

    async def sit_at(self, table: str, seat: int, *, host: bool) -> Memory:
        """Take a seat, as soon as the connection is there."""
        chain = SeatChain(self.rng.randbytes(32), 200) if self.rng.random() < 0.4 else None
        self.tables.append(Memory(table, self.id, seat, host, self.rng, chain))
        return self.tables[-1]

    async def play(self, memory: Memory) -> None:
        """Play at the table to the end of the match, through all crashes."""
        while not memory.over:
            address = await self._address()
            with suppress(*_LOST):
                await self._play_on(memory, address)
            await asyncio.sleep(0.01)

    async def _play_on(self, memory: Memory, address: str) -> None:
        async with (
            ClientSession(cookie_jar=DummyCookieJar()) as session,
            session.ws_connect(address + "/ws", headers=self._headers()) as socket,
        ):
            await socket.send_json({"type": "hello", "version": 1})
            for words in memory.again():
                await socket.send_json(words)
            while not (memory.over and not memory.asked):
                message = await socket.receive(timeout=_PATIENCE)
                if message.type is not WSMsgType.TEXT:
                    return
                for words in memory.hear(message.json()):
                    await socket.send_json(words)

    async def _address(self) -> str:
        """Where the server is, once it is there again."""
        while not self._server.up:
            await asyncio.sleep(0.01)
        return self._server.url

    def _headers(self) -> dict[str, str]:
        return {
            "Origin": self._server.url,
            **({"Cookie": f"lastcard={self._cookie}"} if self._cookie else {}),
        }


class Company:
    """Two people and some bots who play one match after the other."""

    def __init__(self, server: ForkedServer, seed: str) -> None:
        self._rng = Random(seed)
        self._people = [Person(server, name, Random(f"{seed} {name}")) for name in ("Ann", "Bob")]
        self.ending = False

    @property
    def memories(self) -> list[Memory]:
        """Everything that these people remember."""
        return [memory for person in self._people for memory in person.tables]

    async def play(self) -> None:
        """Play matches, and after *ending* is said the last one to its end."""
        for person in self._people:
            await person.come_in()
        while not self.ending:
            made = await self._people[0].request("/api/tables", self._setup())
            seats = [
                await person.sit_at(made["table"], seat, host=seat == 0)
                for seat, person in enumerate(self._people)
            ]
            plays = zip(self._people, seats, strict=True)
            await asyncio.gather(*(person.play(memory) for person, memory in plays))

    def _setup(self) -> dict[str, Any]:
        game = GAMES[self._rng.choice(list(GAMES))]
        seats = self._rng.choice(game.players)
        return {
            "game": game.key,
            "edition": self._rng.choice(list(game.editions)),
            "options": {"target": "25"} if game.key == "gang" else {},
            "seats": seats,
            "speed": "relaxed",
            "bots": [None, None, *["greedy"] * (seats - 2)],
        }
