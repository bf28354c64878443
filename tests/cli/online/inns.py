"""A server in the tests' own process, a cable to it that can be cut, and who listens at its end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from lastcard.cli.online.connection.api import Api, guest_headers, session
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.connection.table import SeenTable
from lastcard.games.game import Seat
from lastcard.server.http.context import ServerContext
from lastcard.server.operations.settings import Settings
from lastcard.server.run import serving
from lastcard.table.errors import StaleMove
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Setup
from lastcard.wire import asks
from lastcard.wire.heard import Heard, HeardTold, HeardWhole
from tests.support.fake_listener import FakeListener
from tests.support.quick_match import setup

ROOT = "5" * 64


class Inn:
    """A server that can be closed and opened again at the same address."""

    context: ServerContext

    def __init__(self, data: Path) -> None:
        self._settings: Mapping[str, Any] = {"data": data, "pauses": 0, "limits": 0}
        self._stack = AsyncExitStack()
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> "Inn":
        def ready(port: int) -> None:
            self.port = port

        settings = Settings(**self._settings, port=self.port)
        self.context = await self._stack.enter_async_context(serving(settings, ready))
        return self

    async def close(self) -> None:
        await self._stack.aclose()

    async def table(self, **changes: Any) -> MatchId:
        """A table with three bots."""
        bots = {"bots": (None, "greedy", "greedy", "greedy")}
        wish: Setup = setup(**(bots | changes))
        host = await self.context.store.players.create("Host", 0)
        return await self.context.tables.open_table(wish, host)

    async def start(self, table: MatchId) -> None:
        """Let the host, who watches, start the match once everybody is ready."""
        await self._order(table, lambda host: orders.Start(host))

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

    async def token(self, name: str = "Robby") -> str:
        """The token of a new bot account."""
        owner = await self.context.store.players.create("Owner", 0)
        token, digest = self.context.sessions.new_bot_token()
        await self.context.store.bots.create(owner.id, name, digest, 0)
        return token

    async def journal(self, table: MatchId) -> list[bytes]:
        return [line.entry for line in await self.context.store.journal.read(table)]


@asynccontextmanager
async def inn(data: Path) -> AsyncIterator[Inn]:
    """An open inn."""
    place = await Inn(data).open()
    try:
        yield place
    finally:
        await place.close()


class Cable:
    """A line to *port* that can be cut, and that can swallow what the server says."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.deaf = False
        """Whether nothing of what the server says arrives."""
        self.carried = asyncio.Event()
        """Set by everything that the server says."""

    async def open(self) -> "Cable":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        for end in tuple(self._ends):
            end.close()
        self.deaf = False

    async def close(self) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        except OSError:
            writer.close()
            return
        self._ends |= {writer, far_writer}
        for source, target, back in ((reader, far_writer, False), (far_reader, writer, True)):
            task = asyncio.create_task(self._carry(source, target, back=back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, back: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if back:
                    self.carried.set()
                if not (back and self.deaf):
                    target.write(data)
        target.close()
        self._ends.discard(target)


class Ear:
    """A client, everything it heard, and a way to wait for more."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        self.heard: list[Heard | ConnectionLost] = []
        self._news = asyncio.Event()
        numbers = count(1)
        self.client = Client(url, headers, self._hear, lambda: f"ask-{next(numbers)}")
        self.sight: SeenTable | None = None

    def _hear(self, heard: Heard | ConnectionLost) -> None:
        self.heard.append(heard)
        if isinstance(heard, HeardWhole):
            assert self.client.me
            self.sight = SeenTable(heard, self.client.me.id)
        elif isinstance(heard, HeardTold):
            self.shown.tell(heard)
        self._news.set()

    @property
    def shown(self) -> SeenTable:
        """How the table stands, once it was shown."""
        assert self.sight
        return self.sight

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something heard makes *condition* true."""
        async with asyncio.timeout(20):
            while not condition():
                self._news.clear()
                await self._news.wait()

    @property
    def numbers(self) -> list[int]:
        return [heard.number for heard in self.heard if isinstance(heard, HeardTold)]

    def count(self, kind: type) -> int:
        return sum(isinstance(heard, kind) for heard in self.heard)

    async def come(self, table: MatchId) -> DealLinks:
        """Open *table*, and see it."""
        links = DealLinks(SavedLogin(root=ROOT).chain(table))
        self.client.open(table, links)
        await self.until(lambda: self.sight is not None)
        return links

    async def sit_and_start(self, table: MatchId) -> SeenTable:
        """Open *table*, take a seat, and start."""
        links = await self.come(table)
        assert self.shown.free is not None
        await self.client.ask(asks.Sit(table=table, seat=self.shown.free, chain=links.end))
        await self.client.ask(asks.Start(table=table))
        return self.shown

    def move(self, table: MatchId, which: int = 0) -> asks.Move:
        """One of the legal moves, as an ask."""
        view = self.shown.view
        return asks.Move(table=table, turn=view.number, move=view.legal[which])

    async def play_out(self, table: MatchId) -> None:
        """Play the first legal move, again and again, to the end of the match."""
        while True:
            await self.until(lambda: self.shown.is_mine or self.shown.phase != "playing")
            if self.shown.phase != "playing":
                return
            with suppress(StaleMove):
                await self.client.ask(self.move(table))


@asynccontextmanager
async def guest(url: str, name: str = "Ann", origin: str | None = None) -> AsyncIterator[Ear]:
    """A guest with a line to *url*."""
    headers = guest_headers(origin or url, None, "en")
    async with session(headers) as http:
        _, login = await Api(http, url).come_in(name, "en")
    assert login is not None
    ear = Ear(url, guest_headers(origin or url, login, "en"))
    running = asyncio.create_task(ear.client.run())
    try:
        yield ear
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
