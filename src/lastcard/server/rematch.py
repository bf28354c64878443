"""Once more: the table where the same people play again."""

import asyncio

import msgspec

from lastcard.games.game import Seat
from lastcard.server.hall import Hall, house_bots
from lastcard.store.players import Player
from lastcard.table import orders
from lastcard.table.entries import Entry, MatchId, Opened
from lastcard.table.errors import NotSeated, StartedAlready
from lastcard.table.standing import Standing
from lastcard.table.table import Table
from lastcard.table.visits import nobody


class Rematches:
    """Seats people again who want another match; the first who asks makes the table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._one_at_a_time = asyncio.Lock()

    async def again(self, match: MatchId, player: Player, chain: str | None) -> Table:
        """The table where *match* is played once more; *player* sits there as before."""
        async with self._one_at_a_time:
            before = await self._hall.table(match)
            seat = before.seat_of(player.id)
            if seat is None:
                raise NotSeated
            table = await self._table(before.standing, player)
        table.post(orders.Sit(player.id, player.name, Seat(seat), chain), nobody)
        table.post(orders.Ready(player.id, ready=True), nobody)
        table.post(orders.Start(table.standing.host), nobody)
        return table

    async def _table(self, standing: Standing, host: Player) -> Table:
        if standing.phase not in ("over", "closed"):
            raise StartedAlready
        if standing.again is not None:
            return await self._hall.table(standing.again)
        table = await self._hall.open(_entries(standing, host))
        (await self._hall.table(standing.id)).post(orders.GoOn(table.id), nobody)
        return table


def _entries(standing: Standing, host: Player) -> list[Entry]:
    bots = tuple(place.bot for place in standing.places)
    setup = msgspec.structs.replace(standing.setup, bots=bots)
    return [Opened(setup=setup, host=host.id, again=standing.id), *house_bots(setup)]
