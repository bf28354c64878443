"""The command's own connection to a server, and everything that it heard."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from itertools import count

from lastcard.cli.online.connection.api import Api, guest_headers, session
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.connection.table import SeenTable
from lastcard.table.errors import StaleMove
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks
from lastcard.wire.heard import Heard, HeardTold, HeardWhole

ROOT = "5" * 64


class RecordingClient:
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
async def guest(
    url: str, name: str = "Ann", origin: str | None = None
) -> AsyncIterator[RecordingClient]:
    """A guest with a line to *url*."""
    headers = guest_headers(origin or url, None, "en")
    async with session(headers) as http:
        _, login = await Api(http, url).come_in(name, "en")
    assert login is not None
    client = RecordingClient(url, guest_headers(origin or url, login, "en"))
    running = asyncio.create_task(client.client.run())
    try:
        yield client
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
