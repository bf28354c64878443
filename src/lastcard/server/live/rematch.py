"""Rematches: the table where the same people play again."""

import asyncio

import msgspec

from lastcard.games.game import Seat
from lastcard.server.live.tables import LiveTables, bots_of
from lastcard.store.accounts.players import Player
from lastcard.table.errors import NotSeated, StartedAlready
from lastcard.table.inbox import nobody
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, TableEntry
from lastcard.table.state.standing import Standing
from lastcard.table.table import Table


class Rematches:
    """Seats people again who want another match; the first who asks makes the table."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._one_at_a_time = asyncio.Lock()

    async def again(self, match: MatchId, player: Player, chain: str | None) -> Table:
        """The table where *match* is played once more; *player* sits there as before."""
        async with self._one_at_a_time:
            before = await self._tables.table(match)
            seat = before.seat_of(player.id)
            if seat is None:
                raise NotSeated
            table = await self._table(before.standing, player)
        table.post(orders.Sit(player.id, player.name, Seat(seat), chain), nobody)
        table.post(orders.Ready(player.id, ready=True), nobody)
        table.post(orders.Start(None), nobody)
        return table

    async def _table(self, standing: Standing, host: Player) -> Table:
        if standing.phase not in ("over", "closed"):
            raise StartedAlready
        if standing.again is not None:
            return await self._tables.table(standing.again.match)
        table = await self._tables.open(_entries(standing, host))
        (await self._tables.table(standing.id)).post(orders.GoOn(table.id, host.id), nobody)
        return table


def _entries(standing: Standing, host: Player) -> list[TableEntry]:
    bots = tuple(place.bot for place in standing.places)
    setup = msgspec.structs.replace(standing.setup, bots=bots, pace=standing.pace)
    return [Opened(setup=setup, host=host.id, again=standing.id), *bots_of(setup)]
