"""The server itself, indoors: real tables, lobby, store and HTTP; fake time, chance and wires."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
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
from lastcard.server.accounts.sessions import COOKIE
from lastcard.server.app import make_app, make_context
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.live.live import Live
from lastcard.server.operations.settings import Settings
from lastcard.store.accounts.players import Player
from lastcard.store.matches.matches import Matches
from lastcard.store.store import Store
from lastcard.table.ports import TablePorts
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.journal import Journal
from lastcard.table.state.setup import Setup
from lastcard.table.state.tempo import TEMPOS
from lastcard.table.table import Table
from tests.indoors.window import Window
from tests.support.clock import Clock
from tests.support.memory_journal import MemoryJournal

_CALM = 3  # turns of the event loop in which nothing happens
_LONG = 100  # turns after which it must be the disk that is waited for


@dataclass(frozen=True)
class Visitor:
    """Somebody who came in over HTTP."""

    player: Player
    cookie: str

    def __repr__(self) -> str:
        return f"<visitor {self.player.name}>"


@dataclass
class Indoors:
    """A running server and everybody who came."""

    clock: Clock
    store: Store
    journal: Journal
    live: Live
    context: ServerContext
    http: "TestClient[Any, Any]"
    lists: "Lists"
    windows: list[Window] = field(default_factory=list)
    matches: list[MatchId] = field(default_factory=list)

    async def visitor(self, name: str) -> Visitor:
        """A new guest called *name*."""
        answer = await self.http.post("/api/guest", json={"name": name})
        known = msgspec.json.decode(await answer.read())
        player = await self.store.players.get(PlayerId(known["id"]))
        assert player is not None
        return Visitor(player, answer.cookies[COOKIE].value)

    async def request(self, path: str, visitor: Visitor | None = None) -> tuple[int, bytes]:
        """What *visitor*, or a stranger, is answered at *path*."""
        headers = {"Cookie": f"{COOKIE}={visitor.cookie}"} if visitor else {}
        answer = await self.http.get(path, headers=headers)
        return answer.status, await answer.read()

    async def open_table(self, setup: Setup, host: Visitor) -> MatchId:
        """A table that *host* makes."""
        match = await self.live.tables.open_table(setup, host.player)
        self.matches.append(match)
        return match

    async def table(self, match: MatchId) -> Table:
        """The table itself, to look at."""
        return await self.live.tables.table(match)

    def enter(self, visitor: Visitor, *, greets: bool = True) -> Window:
        """A window of *visitor*, who says hello first, or does not."""
        window = Window(visitor.player, self.live, self.context)
        self.windows.append(window)
        if greets:
            window.ask("hello", version=1)
        return window

    async def settle(self) -> None:
        """Wait until everything that was said is heard, done and told."""
        calm, before = 0, -1
        while calm < _CALM:
            await self._hear_out()
            await self._pass_by()
            told = sum([len(window.wire.frames) for window in self.windows])
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
        return working or not all(window.idle for window in self.windows)

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


async def _think(answer: Callable[[], Any]) -> Any:
    return answer()


def _copied(template: Path, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{shutil.copy(template, folder / 'lastcard.db')}"


@asynccontextmanager
async def indoors(
    folder: Path,
    template: Path,
    *,
    seed: int = 1,
    deck: Deck = dealt_deck,
    think: Callable[[Callable[[], Any]], Any] = _think,
    journal: Journal | None = None,
    stored: bool = False,
    database: str | None = None,
) -> AsyncIterator[Indoors]:
    """A server in *folder*; its journal is in memory unless it is *stored* or given."""
    clock, numbers = Clock(), count(1)
    url = database or _copied(template, folder)
    async with Store.open(url, new_id=lambda: f"p{next(numbers)}") as store:
        lists = Lists(store.matches)
        store.matches = cast(Matches, lists)
        paper = store.journal if stored else journal or MemoryJournal()
        rng, matches = Random(seed), count(1)
        ports = TablePorts(
            journal=paper,
            now=lambda: clock.now,
            call_at=clock.call_at,
            think=think,
            randomness=rng.randbytes,
            tempo=lambda speed: TEMPOS[speed],
            deck=deck,
            changed=lambda table, tellings: None,
        )
        live = Live(store, ports, lambda: f"m{next(matches)}")
        chance = TimeAndChance(
            now=lambda: clock.now,
            seconds=lambda: clock.now / 1000,
            randomness=Random(seed).randbytes,
            dice=Random(seed),
        )
        settings = Settings(data=folder, limits=0)
        context = make_context(settings, store, live.tables, b"k" * 32, chance=chance, live=live)
        await live.start()
        server = TestServer(make_app(context))
        async with TestClient(server, cookie_jar=DummyCookieJar()) as http:
            http.session.headers["Origin"] = str(server.make_url("/")).rstrip("/")
            place = Indoors(clock, store, paper, live, context, http, lists)
            try:
                yield place
            finally:
                for window in place.windows:
                    await window.close()
                await live.stop()
                context.passwords.close()
