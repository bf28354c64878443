"""A whole server without a network: real tables, lobby, store and HTTP; fake time and sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from lastcard.fair.dealer import Deck
from lastcard.fair.deck import dealt_deck
from lastcard.server.accounts.cookies import LOGIN
from lastcard.server.app import make_app, make_context
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.live.live import Live
from lastcard.server.operations.settings import Settings
from lastcard.store.accounts.players import Player
from lastcard.store.matches.matches import Matches
from lastcard.store.store import Store
from lastcard.table.ports import Think
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.journal import Journal
from lastcard.table.state.setup import Setup, Speed
from lastcard.table.state.tempo import TEMPOS, Tempo
from lastcard.table.table import Table
from tests.support.clock import Clock
from tests.support.empty_database import put_empty_database
from tests.support.people.simulated_client import SimulatedClient
from tests.support.tables.driven_table import make_ports, think_at_once
from tests.support.tables.memory_journal import MemoryJournal

_CALM = 3  # turns of the event loop in which nothing happens
_LONG = 100  # turns after which it must be the disk that is waited for


@dataclass(frozen=True)
class Guest:
    """Somebody who came in over HTTP."""

    player: Player
    cookie: str

    def __repr__(self) -> str:
        return f"<guest {self.player.name}>"


@dataclass
class SimulatedServer:
    """A running server and everybody who came."""

    clock: Clock
    store: Store
    journal: Journal
    live: Live
    context: ServerContext
    http: "TestClient[Any, Any]"
    lists: "Lists"
    clients: list[SimulatedClient] = field(default_factory=list)
    matches: list[MatchId] = field(default_factory=list)

    async def guest(self, name: str) -> Guest:
        """A new guest called *name*."""
        answer = await self.http.post("/api/guest", json={"name": name})
        known = msgspec.json.decode(await answer.read())
        player = await self.store.players.get(PlayerId(known["id"]))
        assert player is not None
        return Guest(player, answer.cookies[LOGIN].value)

    async def request(self, path: str, guest: Guest | None = None) -> tuple[int, bytes]:
        """What *guest*, or a stranger, is answered at *path*."""
        headers = {"Cookie": f"{LOGIN}={guest.cookie}"} if guest else {}
        answer = await self.http.get(path, headers=headers)
        return answer.status, await answer.read()

    async def open_table(self, setup: Setup, host: Guest) -> MatchId:
        """A table that *host* makes."""
        match = await self.live.tables.open_table(setup, host.player)
        self.matches.append(match)
        return match

    async def table(self, match: MatchId) -> Table:
        """The table itself, to look at."""
        return await self.live.tables.table(match)

    def connect(self, guest: Guest, *, greets: bool = True) -> SimulatedClient:
        """A client of *guest*, who says hello first, or does not."""
        client = SimulatedClient(guest.player, self.live, self.context)
        self.clients.append(client)
        if greets:
            client.ask("hello", version=1)
        return client

    async def settle(self) -> None:
        """Wait until everything that was said is heard, done and told."""
        calm, before = 0, -1
        while calm < _CALM:
            await self._hear_out()
            await self._pass_by()
            told = sum([len(client.socket.frames) for client in self.clients])
            calm = 0 if self._busy or told != before else calm + 1
            before = told

    async def pass_time(self, milliseconds: int) -> None:
        """Let time go on, doing what becomes due."""
        until = self.clock.now + milliseconds
        while self.clock.next(until):
            await self.settle()
        self.clock.now = until
        await self.settle()

    @property
    def _busy(self) -> bool:
        working = self.lists.busy or bool(self.live.tables._work)  # such as seating people who wait
        return working or not all(client.idle for client in self.clients)

    async def _hear_out(self) -> None:
        turns = 0
        while self._busy:
            turns += 1
            await asyncio.sleep(0.0002 if turns > _LONG else 0)

    async def _pass_by(self) -> None:
        # Who may look at a table has waited until everything before it was done.
        tables = {match: await self.live.tables.table(match) for match in self.matches}
        tables |= self.live.tables._tables  # a rematch opens one by itself
        looks = [_Look(table) for table in tables.values()]
        for look in looks:
            await look.done.wait()
        await asyncio.sleep(0)


class _Look:
    def __init__(self, table: Table) -> None:
        self.done = asyncio.Event()
        table.peek(lambda standing: None, lambda result: self.done.set())


class Lists:
    """Counts what is being written into the lists of matches, which nobody waits for."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._writing = 0

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._writing > 0

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._matches, name)

        async def counted(*args: Any, **named: Any) -> Any:
            self._writing += 1
            try:
                return await method(*args, **named)
            finally:
                self._writing -= 1

        return counted


@asynccontextmanager
async def simulated_server(
    folder: Path,
    *,
    seed: int = 1,
    deck: Deck = dealt_deck,
    think: Think = think_at_once,
    bots_wait: bool = True,
    journal: Journal | None = None,
    stored: bool = False,
    database: str | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[SimulatedServer]:
    """A server in *folder*; its journal is in memory unless it is *stored* or given.

    Where *bots_wait* is not set, they answer when they have thought, however long that takes.
    """
    clock, numbers = clock or Clock(), count(1)
    url = database or f"sqlite:///{put_empty_database(folder)}"
    async with Store.open(url, new_id=lambda: f"p{next(numbers)}") as store:
        lists = Lists(store.matches)
        store.matches = cast(Matches, lists)
        kept = store.journal if stored else journal or MemoryJournal()
        tempo = TEMPOS.__getitem__ if bots_wait else _unhurried
        ports = make_ports(clock, kept, seed, deck=deck, think=think, tempo=tempo)
        matches = count(1)
        live = Live(store, ports, lambda: f"m{next(matches)}")
        chance = TimeAndChance(
            now=clock,
            seconds=clock.seconds,
            randomness=Random(seed).randbytes,
            dice=Random(seed),
        )
        settings = Settings(data=folder, limits=0)
        context = make_context(settings, store, live.tables, b"k" * 32, chance=chance, live=live)
        await live.start()
        server = TestServer(make_app(context, folder / "client"))
        async with TestClient(server, cookie_jar=DummyCookieJar()) as http:
            http.session.headers["Origin"] = str(server.make_url("/")).rstrip("/")
            running = SimulatedServer(clock, store, kept, live, context, http, lists)
            try:
                yield running
            finally:
                for client in running.clients:
                    await client.close()
                await live.stop()
                context.passwords.close()


def _unhurried(speed: Speed) -> Tempo:
    return msgspec.structs.replace(TEMPOS[speed], bot=0, settle=0)
