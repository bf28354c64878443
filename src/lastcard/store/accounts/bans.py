"""Names nobody may have here."""

import msgspec
from sqlalchemy import delete, select

from lastcard.store import schema
from lastcard.store.accounts.names import key
from lastcard.store.database import Database, change
from lastcard.store.looks import looks

_bans = schema.bans.c


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A banned name, and since when."""

    name: str
    at: int


class Bans:
    """The names the operator has banned; capitals and lookalikes make no difference."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, now: int) -> None:
        """Ban *name*; once more does no harm."""
        ban = {"key": key(name), "name": name, "at": now}
        new = self._database.insert_new(schema.bans, ban)
        await self._database.write(change(new))

    async def remove(self, name: str) -> bool:
        """Allow *name* again; False if it was not banned."""
        this = delete(schema.bans).where(_bans.key == key(name))
        return await self._database.write(change(this)) > 0

    async def covers(self, name: str) -> bool:
        """Whether *name* is banned, or is taken at a glance for one that is."""
        seen = looks(name)
        async with self._database.reading() as connection:
            banned = await connection.scalars(select(_bans.name))
            return any(seen & looks(other) for other in banned)

    async def listed(self) -> list[Ban]:
        """All bans, oldest first."""
        query = select(_bans.name, _bans.at).order_by(_bans.at, _bans.key)
        async with self._database.reading() as connection:
            return [Ban(name=name, at=at) for name, at in await connection.execute(query)]
