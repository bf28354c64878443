"""A player at one online table: takes a seat there and knows how the table stands."""

import asyncio
from contextlib import suppress

from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.errors import NoSeat, TableClosed
from lastcard.table.errors import NotAway, SeatedAlready, SeatTaken, StartedAlready
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks
from lastcard.wire.heard import Heard, HeardTold, HeardWhole


class OnlineSeat:
    """A seat at *table*, from sitting down to getting up; *links* is its part in the deals."""

    def __init__(self, client: Client, table: MatchId, links: DealLinks) -> None:
        self._client = client
        self._links = links
        self._news = asyncio.Event()
        self._sight: SeenTable | None = None
        self.table = table

    @property
    def sight(self) -> SeenTable:
        """How the table stands, once it was shown."""
        assert self._sight is not None, "who sits down is shown the table first"
        return self._sight

    def hear(self, heard: Heard | ConnectionLost) -> None:
        """Take note of what is heard of the table."""
        if not isinstance(heard, HeardWhole | HeardTold) or heard.table != self.table:
            return
        if isinstance(heard, HeardWhole):
            assert self._client.me is not None, "tables are shown to who was greeted"
            self._sight = SeenTable(heard, self._client.me.id)
        elif self._sight is not None:
            self._sight.tell(heard)
        self._news.set()

    async def changed(self) -> None:
        """Wait until the table has changed since this was asked last."""
        await self._news.wait()
        self._news.clear()

    async def sit_down(self) -> None:
        """Take the player's seat, or else a free one; ``NoSeat`` or ``TableClosed``."""
        self._client.open(self.table, self._links)
        while self._sight is None:
            await self.changed()
        if self.sight.phase == "closed":
            raise TableClosed
        while self.sight.seat is None:
            await self._take_free()
        if self.sight.phase == "open":
            with suppress(StartedAlready):  # nobody waited for it
                await self._client.ask(asks.Ready(table=self.table, ready=True))
        await self.come_back()

    async def come_back(self) -> None:
        """Take the seat back, if a bot plays it."""
        if self.sight.phase == "playing" and self.sight.is_away:
            with suppress(NotAway):
                await self._client.ask(asks.Back(table=self.table))

    async def leave(self) -> None:
        """Get up for good; a bot plays on if the match has begun and other people are in it."""
        await self._client.ask(asks.Leave(table=self.table))
        self._client.shut(self.table)

    async def pause(self) -> None:
        """Get up for now; a match against bots alone waits."""
        if self.sight.phase == "playing" and self.sight.is_alone:
            self._client.shut(self.table)
        else:
            await self.leave()

    async def _take_free(self) -> None:
        seat = self.sight.free
        if seat is None:
            raise NoSeat
        ask = asks.Sit(table=self.table, seat=seat, chain=self._links.end)
        # By then we have heard who was faster; after a reconnect it may have been ourselves.
        with suppress(SeatTaken, SeatedAlready):
            await self._client.ask(ask)
