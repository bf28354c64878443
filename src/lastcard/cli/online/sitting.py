"""A player at one table far away: takes a seat there and knows how the table stands."""

import asyncio
from contextlib import suppress

from lastcard.cli.online.client import Client, Lost
from lastcard.cli.online.errors import NoSeat, TableClosed
from lastcard.cli.online.pledge import Pledge
from lastcard.cli.online.sight import Sight
from lastcard.table.entries import MatchId
from lastcard.table.errors import NotAway, SeatedAlready, SeatTaken, StartedAlready
from lastcard.wire import asks
from lastcard.wire.heard import Heard, Told, Whole


class Sitting:
    """A seat at *table*, from sitting down to getting up; *pledge* is its part in the deals."""

    def __init__(self, client: Client, table: MatchId, pledge: Pledge) -> None:
        self._client = client
        self._pledge = pledge
        self._news = asyncio.Event()
        self._sight: Sight | None = None
        self.table = table

    @property
    def sight(self) -> Sight:
        """How the table stands, once it was shown."""
        assert self._sight is not None, "who sits down is shown the table first"
        return self._sight

    def hear(self, heard: Heard | Lost) -> None:
        """Take note of what is heard of the table."""
        if not isinstance(heard, Whole | Told) or heard.table != self.table:
            return
        if isinstance(heard, Whole):
            assert self._client.me is not None, "tables are shown to who was greeted"
            self._sight = Sight(heard, self._client.me.id)
        elif self._sight is not None:
            self._sight.tell(heard)
        self._news.set()

    async def changed(self) -> None:
        """Wait until the table has changed since this was asked last."""
        await self._news.wait()
        self._news.clear()

    async def sit_down(self) -> None:
        """Take the seat one has, or else a free one; ``NoSeat`` or ``TableClosed`` if none is."""
        self._client.open(self.table, self._pledge)
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
        """Play the seat oneself again, if a bot plays it."""
        if self.sight.phase == "playing" and self.sight.is_away:
            with suppress(NotAway):
                await self._client.ask(asks.Back(table=self.table))

    async def leave(self) -> None:
        """Get up; a bot plays on if the match has begun."""
        await self._client.ask(asks.Leave(table=self.table))
        self._client.shut(self.table)

    async def _take_free(self) -> None:
        seat = self.sight.free
        if seat is None:
            raise NoSeat
        ask = asks.Sit(table=self.table, seat=seat, chain=self._pledge.end)
        # Who was faster has been heard of by then; after a break it may have been ourselves.
        with suppress(SeatTaken, SeatedAlready):
            await self._client.ask(ask)
