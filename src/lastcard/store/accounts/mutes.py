"""Who has muted whom."""

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.store.errors import PlayerUnknown
from lastcard.table.state.entries import PlayerId

_mutes = schema.mutes.c


class Mutes:
    """The players that players have muted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, player: PlayerId, other: PlayerId, *, muted: bool) -> None:
        """*player* mutes *other*, or stops muting them; ``PlayerUnknown``."""
        one = {"player": player, "other": other}
        put = (
            self._database.insert_new(schema.mutes, one)
            if muted
            else delete(schema.mutes).where(_mutes.player == player, _mutes.other == other)
        )
        try:
            await self._database.write(change(put))
        except IntegrityError:
            raise PlayerUnknown() from None

    async def of(self, player: PlayerId) -> frozenset[PlayerId]:
        """The players *player* has muted."""
        query = select(_mutes.other).where(_mutes.player == player)
        async with self._database.reading() as connection:
            return frozenset(PlayerId(other) for other in await connection.scalars(query))
