"""The HTTP side of a server in this process: real sockets and store; made-up tables and time."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientSession, CookieJar, web
from argon2 import PasswordHasher

from lastcard.server.accounts.passwords import Passwords
from lastcard.server.app import make_app, make_context
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.http.protocol import Runner
from lastcard.server.operations.settings import Settings
from lastcard.server.reviews.kept import KeptReviews
from lastcard.server.reviews.process import COMMAND
from lastcard.server.reviews.reviews import Reviews
from lastcard.store.store import Store
from tests.support.clock import Clock
from tests.support.empty_database import put_empty_database
from tests.support.people.http_client import HttpClient
from tests.support.servers.fake_tables import FakeTables

KEY = b"k" * 32


@dataclass
class ApiServer:
    """A server and what is behind it."""

    url: str
    context: ServerContext
    tables: FakeTables
    store: Store
    clock: Clock
    sessions: list[ClientSession] = field(default_factory=list)

    def browser(self) -> HttpClient:
        """A browser that nobody knows."""
        session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.sessions.append(session)
        return HttpClient(session, self.url)


@asynccontextmanager
async def api_server(
    folder: Path, client: Path | None = None, reviewer: Sequence[str] = COMMAND, **settings: Any
) -> AsyncIterator[ApiServer]:
    """A server with a store in *folder*; without limits unless *settings* say so.

    *reviewer* is the command that starts its workers for reviews.
    """
    put_empty_database(folder)
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
        reviews = Reviews(
            KeptReviews(store, clock).keep,
            workers=chosen.reviewers,
            limits=chosen.limits,
            command=reviewer,
        )
        context = make_context(
            chosen, store, tables, KEY, chance=chance, passwords=passwords, reviews=reviews
        )
        async with _listening(context, client or folder / "client") as url:
            server = ApiServer(url, context, tables, store, clock)
            try:
                yield server
            finally:
                await reviews.close()
                for session in server.sessions:
                    await session.close()
                passwords.close()


@asynccontextmanager
async def _listening(context: ServerContext, client: Path) -> AsyncIterator[str]:
    runner = Runner(make_app(context, client), context.tcp, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
