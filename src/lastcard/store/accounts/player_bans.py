"""Players who may not play here, whatever they call themselves; their bots may not either."""

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from lastcard.store import schema
from lastcard.store.accounts.players import Player
from lastcard.store.database import Database, change
from lastcard.store.errors import PlayerUnknown
from lastcard.table.state.entries import PlayerId


class PlayerBan(msgspec.Struct, frozen=True, kw_only=True):
    """The ban of *player*, since *at*."""

    player: PlayerId
    at: int
    until: int | None
    """None: for ever."""
    reason: str

    def holds(self, now: int) -> bool:
        """Whether it is not over."""
        return self.until is None or now < self.until


_bans = schema.player_bans.c
_columns = [_bans[name] for name in PlayerBan.__struct_fields__]


class PlayerBans:
    """All bans of players, those that are over among them: they ended the logins of before."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, ban: PlayerBan) -> None:
        """Ban a player, or change the ban there is; ``PlayerUnknown``."""

        def put(connection: Connection) -> None:
            connection.execute(delete(schema.player_bans).where(_bans.player == ban.player))
            connection.execute(insert(schema.player_bans), msgspec.structs.asdict(ban))

        try:
            await self._database.write(put)
        except IntegrityError:
            raise PlayerUnknown() from None

    async def lift(self, player: PlayerId) -> bool:
        """Let *player* come again; False if they were not banned."""
        this = delete(schema.player_bans).where(_bans.player == player)
        return await self._database.write(change(this)) > 0

    async def of(self, player: Player) -> PlayerBan | None:
        """The ban of *player*, or of whose bot it is; it may be over."""
        query = select(*_columns).where(_bans.player.in_({player.id, player.owner} - {None}))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return PlayerBan(**row._asdict()) if row else None

    async def holding(self, now: int) -> list[PlayerBan]:
        """The bans that are not over, oldest first."""
        left = or_(_bans.until.is_(None), _bans.until > now)
        query = select(*_columns).where(left).order_by(_bans.at, _bans.player)
        async with self._database.reading() as connection:
            return [PlayerBan(**row._asdict()) for row in await connection.execute(query)]
