"""The store: everything that outlives the process."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from lastcard.store import schema
from lastcard.store.accounts.bans import Bans
from lastcard.store.accounts.bots import BotAccounts
from lastcard.store.accounts.logins import Logins
from lastcard.store.accounts.mutes import Mutes
from lastcard.store.accounts.players import Players
from lastcard.store.accounts.recovery import Recovery
from lastcard.store.accounts.reports import Reports
from lastcard.store.database import Database
from lastcard.store.errors import NotWritten
from lastcard.store.journal import StoredJournal, Writer
from lastcard.store.matches.matches import Matches
from lastcard.store.matches.ratings import Ratings
from lastcard.store.opening import opened

_PATIENCE = 5.0


def _touch(connection: Connection) -> None:
    connection.execute(delete(schema.health))
    connection.execute(insert(schema.health).values(touched=1))


class Store:
    """One database and what is kept in it."""

    def __init__(self, database: Database, writer: Writer, new_id: Callable[[], str]) -> None:
        self._database = database
        self.journal = StoredJournal(database, writer)
        self.players = Players(database, new_id)
        self.bots = BotAccounts(database, new_id)
        self.logins = Logins(database, new_id)
        self.recovery = Recovery(database)
        self.mutes = Mutes(database)
        self.bans = Bans(database)
        self.matches = Matches(database)
        self.ratings = Ratings(database)
        self.reports = Reports(database)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, new_id: Callable[[], str]) -> AsyncIterator["Store"]:
        """The store at *url*, brought up to date; *new_id* makes the ids of players and logins."""
        async with opened(url) as (database, writer):
            yield cls(database, writer, new_id)

    async def healthy(self) -> bool:
        """Whether the database answers and a commit succeeds: one of a moment ago, or a new one."""
        writer = self.journal.writer
        if not writer.alive:
            return False
        try:
            async with asyncio.timeout(_PATIENCE):
                async with self._database.reading() as connection:
                    await connection.execute(select(1))
                if not writer.health.is_fresh:
                    await self._database.write(_touch)
                    writer.health.succeed()
        except (SQLAlchemyError, OSError, NotWritten):
            return False
        return True

    async def settings(self) -> Mapping[str, str]:
        """The live settings that decide whether what is written stays written."""
        return await self.journal.writer.settings()
