"""The whole server in this process, on loopback: real tables, time, chance and sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from lastcard.games.game import Seat
from lastcard.server.http.context import ServerContext
from lastcard.server.operations.settings import Settings
from lastcard.server.run import serving
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, PlayerId
from tests.support.empty_database import put_empty_database
from tests.support.people.visitor import Visitor
from tests.support.quick_match import QUICK, setup
from tests.support.tables.fake_listener import FakeListener


class LocalServer:
    """A server that can be closed and opened again at the same address, and who comes there."""

    context: ServerContext

    def __init__(self, data: Path, **settings: Any) -> None:
        usual: dict[str, Any] = {"data": data, "pauses": 0.0, "limits": 0.0}
        self._settings = usual | settings
        self._serving = AsyncExitStack()
        self.visits = AsyncExitStack()
        """The sessions of everybody who came; they end before the server does."""
        self.port = 0

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> "LocalServer":
        """Let it serve, where it was if it served before."""

        def ready(port: int) -> None:
            self.port = port

        settings = Settings(**self._settings, port=self.port)
        self.context = await self._serving.enter_async_context(serving(settings, ready))
        return self

    async def close(self) -> None:
        """Stop."""
        await self._serving.aclose()

    async def come(
        self, name: str = "Ann", *, cookie: str | None = None, connected: bool = True
    ) -> Visitor:
        """A new guest called *name*, or who is known by *cookie*."""
        headers = {"Origin": self.url}
        if cookie is not None:
            headers["Cookie"] = f"lastcard={cookie}"
        jar = aiohttp.CookieJar(unsafe=True)
        session = aiohttp.ClientSession(cookie_jar=jar, headers=headers)
        visitor = Visitor(self.url, await self.visits.enter_async_context(session))
        if cookie is None:
            await visitor.call("POST", "/api/guest", name=name)
        if connected:
            await visitor.connect()
            await visitor.until_type("welcome")
        return visitor

    async def table(self, **changes: Any) -> MatchId:
        """A table with three bots, whose host is not there."""
        host = await self.context.store.players.create("Host", 0)
        wish = setup(**({"bots": tuple(QUICK["bots"])} | changes))
        return await self.context.tables.open_table(wish, host)

    async def start(self, table: MatchId) -> None:
        """Let the host, who watches, start the match once everybody is ready."""
        await self._order(table, orders.Start)

    async def remove(self, table: MatchId, seat: int) -> None:
        """Let the host remove who sits at *seat* once everybody is ready."""
        await self._order(table, lambda host: orders.Remove(host, Seat(seat)))

    async def _order(self, table: MatchId, order: Callable[[PlayerId], orders.Order]) -> None:
        live = self.context.live
        assert live
        awake = await live.tables.table(table)
        async with asyncio.timeout(20):
            while not all(place.ready for place in awake.standing.places):
                await asyncio.sleep(0.01)
        host = awake.standing.host
        awake.attach(FakeListener(host), None, lambda result: None)
        awake.post(order(host), lambda result: None)

    async def bot_token(self, name: str = "Robby") -> str:
        """The token of a new bot account."""
        owner = await self.context.store.players.create("Owner", 0)
        token, digest = self.context.sessions.new_bot_token()
        await self.context.store.bots.create(owner.id, name, digest, 0)
        return token

    async def journal(self, table: MatchId) -> list[bytes]:
        """The entries of *table*, as they are written down."""
        return [line.entry for line in await self.context.store.journal.read(table)]


@asynccontextmanager
async def local_server(data: Path, **settings: Any) -> AsyncIterator[LocalServer]:
    """A server on *data*, without pauses and limits unless *settings* say more."""
    put_empty_database(data)
    server = await LocalServer(data, **settings).open()
    try:
        async with server.visits:
            yield server
    finally:
        await server.close()
