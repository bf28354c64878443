"""Bot accounts: players that are programs, each with an owner and a token."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, insert, select

from lastcard.store import schema
from lastcard.store.accounts.names import key
from lastcard.store.accounts.players import (
    COLUMNS,
    Player,
    check_free,
    keep_looks,
    name_refused,
    player_of,
)
from lastcard.store.database import Database
from lastcard.store.errors import PlayerUnknown
from lastcard.table.state.entries import PlayerId

_players = schema.players.c


class BotAccounts:
    """The bot accounts of all players."""

    def __init__(self, database: Database, new_id: Callable[[], str]) -> None:
        self._database = database
        self._new_id = new_id

    async def create(self, owner: PlayerId, name: str, token_hash: bytes, now: int) -> Player:
        """A bot account of *owner*; ``NameTaken``, ``PlayerUnknown``."""
        bot = Player(
            id=PlayerId(self._new_id()), name=name, kind="bot", created=now, seen=now, owner=owner
        )
        row = {**msgspec.structs.asdict(bot), "key": key(name), "token_hash": token_hash}

        def add(connection: Connection) -> Player:
            check_free(connection, name)
            if connection.scalar(select(_players.id).where(_players.id == owner)) is None:
                raise PlayerUnknown()
            connection.execute(insert(schema.players), row)
            keep_looks(connection, bot)
            return bot

        with name_refused(name):
            return await self._database.write(add)

    async def by_token(self, token_hash: bytes) -> Player | None:
        """The bot account that *token_hash* opens."""
        query = select(*COLUMNS).where(_players.token_hash == token_hash)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return player_of(row) if row else None

    async def of(self, owner: PlayerId) -> list[Player]:
        """The bot accounts of *owner*, oldest first."""
        query = select(*COLUMNS).where(_players.owner == owner)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(_players.created, _players.id))
        return [player_of(row) for row in rows]
