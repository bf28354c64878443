"""Recovery codes: each opens an account once, if the password is lost."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, func, insert, select

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.table.state.entries import PlayerId

_recovery = schema.recovery.c


class Recovery:
    """The hashes of the recovery codes of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replace(self, player: PlayerId, hashes: Iterable[bytes]) -> None:
        """Replace the codes of *player* with these."""
        rows = [{"player": player, "code_hash": code_hash} for code_hash in set(hashes)]

        def put(connection: Connection) -> None:
            connection.execute(delete(schema.recovery).where(_recovery.player == player))
            if rows:
                connection.execute(insert(schema.recovery), rows)

        await self._database.write(put)

    async def use(self, player: PlayerId, code_hash: bytes) -> bool:
        """Spend a code; False if *player* has no such code or has spent it."""
        this = (_recovery.player == player, _recovery.code_hash == code_hash)
        return await self._database.write(change(delete(schema.recovery).where(*this))) > 0

    async def holds(self, player: PlayerId, code_hash: bytes) -> bool:
        """Whether *player* has such a code and has not spent it."""
        this = (_recovery.player == player, _recovery.code_hash == code_hash)
        async with self._database.reading() as connection:
            return await connection.scalar(select(_recovery.player).where(*this)) is not None

    async def left(self, player: PlayerId) -> int:
        """How many codes *player* has not spent."""
        query = select(func.count()).where(_recovery.player == player)
        async with self._database.reading() as connection:
            return await connection.scalar(query) or 0
