"""Real servers for tests: on loopback, with a real SQLite store and tables that are made up."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientSession, CookieJar, web
from argon2 import PasswordHasher
from multidict import CIMultiDictProxy
from yarl import URL

from lastcard.server.accounts.passwords import Passwords
from lastcard.server.app import make_app, make_context
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.http.protocol import Runner
from lastcard.server.live.listing import Listing
from lastcard.server.live.people import People
from lastcard.server.operations.settings import Settings
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Setup
from lastcard.wire.tells import Listed

START = 1_700_000_000_000
HOUR = 60 * 60 * 1000
KEY = b"k" * 32
PASSWORD = "correct horse"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000


@dataclass
class FakeTables:
    """Live tables that nobody plays at."""

    tables: dict[MatchId, Listed] = field(default_factory=dict)
    people: People = field(default_factory=People)
    listings: dict[MatchId, Listing] = field(default_factory=dict)

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """Nobody sits anywhere."""
        return ()

    def reread(self, match: MatchId) -> None:
        """Nothing is read anywhere."""

    async def open_table(self, setup: Setup, host: Player) -> MatchId:
        match = MatchId(f"table-{len(self.tables) + 1}")
        chairs = tuple(Chair() for _ in range(setup.seats))
        self.tables[match] = Listed(
            table=match, setup=setup, host=host.name, phase="open", chairs=chairs, watchers=0
        )
        return match

    def listed(self) -> tuple[Listed, ...]:
        return tuple(table for table in self.tables.values() if table.setup.public)

    async def listing(self, match: MatchId) -> Listing | None:
        return self.listings.get(match)

    def summary(self, match: MatchId) -> Listed | None:
        return self.tables.get(match)


@dataclass(frozen=True)
class Answer:
    """What a server said."""

    status: int
    headers: CIMultiDictProxy[str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read; None where there is none."""
        return json.loads(self.body) if self.body else None


class Browser:
    """Somebody with a cookie jar, who sends what a browser would send."""

    def __init__(self, session: ClientSession, url: str) -> None:
        self.session = session
        self.url = url

    async def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        answer = await self.send(method, path, json=body, headers=headers)
        return answer.status, answer.json

    async def send(
        self, method: str, path: str, *, headers: Mapping[str, str] | None = None, **sent: Any
    ) -> Answer:
        """The answer to a request of our own page."""
        ours = {"Origin": self.url, **(headers or {})}
        async with self.session.request(
            method, URL(self.url + path, encoded=True), headers=ours, **sent
        ) as answer:
            return Answer(answer.status, answer.headers, await answer.read())

    async def guest(self, **asked: str) -> dict[str, Any]:
        """Come in as a guest."""
        status, me = await self.ask("POST", "/api/guest", asked)
        assert status == 200, me
        found: dict[str, Any] = me
        return found

    async def account(self, name: str, password: str = PASSWORD) -> list[str]:
        """Come in and make an account; its recovery codes."""
        await self.guest()
        status, made = await self.ask("POST", "/api/account", {"name": name, "password": password})
        assert status == 201, made
        codes: list[str] = made["codes"]
        return codes

    @property
    def token(self) -> str | None:
        """The token in the cookie jar."""
        tokens = [cookie.value for cookie in self.session.cookie_jar if cookie.key == "lastcard"]
        return tokens[0] if tokens else None


@dataclass
class Running:
    """A server and what is behind it."""

    url: str
    context: ServerContext
    tables: FakeTables
    store: Store
    clock: Clock
    sessions: list[ClientSession] = field(default_factory=list)

    def browser(self) -> Browser:
        """A browser that nobody knows."""
        session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.sessions.append(session)
        return Browser(session, self.url)


@asynccontextmanager
async def running(
    folder: Path, client: Path | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """A server with a store in *folder*; without limits unless *settings* say so."""
    given: dict[str, Any] = {"data": folder, "limits": 0.0, **settings}
    chosen = Settings(**given)
    clock = Clock()
    chance = TimeAndChance(
        now=clock, seconds=clock.seconds, randomness=Random(1).randbytes, dice=Random(2)
    )
    ids = count(1)
    passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    async with Store.open(chosen.url, new_id=lambda: f"id-{next(ids)}") as store:
        tables = FakeTables()
        context = make_context(chosen, store, tables, KEY, chance=chance, passwords=passwords)
        async with _listening(make_app(context, client or folder / "client")) as url:
            server = Running(url, context, tables, store, clock)
            try:
                yield server
            finally:
                for session in server.sessions:
                    await session.close()
                passwords.close()


@asynccontextmanager
async def _listening(app: web.Application) -> AsyncIterator[str]:
    runner = Runner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
