"""Rematches: the table where the same people play again."""

import asyncio

import msgspec

from lastcard.games.game import Seat
from lastcard.server.live.tables import LiveTables, bots_of
from lastcard.store.accounts.players import Player
from lastcard.table.demands import may_go_on
from lastcard.table.errors import NotSeated, StartedAlready
from lastcard.table.inbox import nobody
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, Resumed, TableEntry
from lastcard.table.state.standing import Standing
from lastcard.table.table import Table


class Rematches:
    """Seats people again who want another match; the first who asks makes the table."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._one_at_a_time = asyncio.Lock()

    async def again(
        self, match: MatchId, player: Player, chain: str | None, address: str | None = None
    ) -> Table:
        """The table where *match* is played once more; *player* sits there as before."""
        await self._tables.table(match, address)  # nobody else waits while it is woken
        async with self._one_at_a_time:
            before = await self._tables.table(match, address)
            seat = before.seat_of(player.id)
            if seat is None:
                raise NotSeated
            table = await self._table(before.standing, player, address)
        table.post(orders.Sit(player.id, player.name, Seat(seat), chain), nobody)
        table.post(orders.Ready(player.id, ready=True), nobody)
        table.post(orders.Start(None), nobody)
        return table

    async def _table(self, standing: Standing, host: Player, address: str | None) -> Table:
        if not may_go_on(standing):
            raise StartedAlready
        if standing.again is not None:
            return await self._tables.table(standing.again.match, address)
        table = await self._tables.open(_entries(standing, host), address)
        (await self._tables.table(standing.id, address)).post(
            orders.GoOn(table.id, host.id), nobody
        )
        return table


def _entries(standing: Standing, host: Player) -> list[TableEntry]:
    bots = tuple(place.bot for place in standing.places)
    setup = msgspec.structs.replace(standing.setup, bots=bots, pace=standing.pace)
    study = [Resumed(moves=standing.made)] if standing.is_study else []
    return [Opened(setup=setup, host=host.id, again=standing.id), *study, *bots_of(setup)]
