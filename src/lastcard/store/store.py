"""The store: everything that outlives the process."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from lastcard.store.accounts.audit import Audit
from lastcard.store.accounts.bans import Bans
from lastcard.store.accounts.bots import BotAccounts
from lastcard.store.accounts.logins import Logins
from lastcard.store.accounts.mutes import Mutes
from lastcard.store.accounts.player_bans import PlayerBans
from lastcard.store.accounts.players import Players
from lastcard.store.accounts.recovery import Recovery
from lastcard.store.accounts.reports import Reports
from lastcard.store.database import Database
from lastcard.store.errors import NotWritten
from lastcard.store.journal import StoredJournal, Writer
from lastcard.store.matches.match_notes import MatchNotes
from lastcard.store.matches.matches import Matches
from lastcard.store.matches.my_matches import MyMatches
from lastcard.store.matches.packing import Packing
from lastcard.store.matches.progress import Progress
from lastcard.store.matches.ratings import Ratings
from lastcard.store.matches.reviews import Reviews
from lastcard.store.matches.shares import Shares
from lastcard.store.opening import opened
from lastcard.store.sqlite.place import Moved

_PATIENCE = 5.0

_log = logging.getLogger(__name__)


# One statement: two servers that touch the row for the first time do not get in each other's way.
_TOUCH = text(
    "INSERT INTO health (touched) VALUES (1) ON CONFLICT (touched) DO UPDATE SET touched = 1"
)


def _touch(connection: Connection) -> None:
    connection.execute(_TOUCH)


class Store:
    """One database and what is kept in it."""

    def __init__(self, database: Database, writer: Writer, new_id: Callable[[], str]) -> None:
        self._database = database
        self._sound = True
        self.journal = StoredJournal(database, writer)
        self.players = Players(database, new_id)
        self.bots = BotAccounts(database, new_id)
        self.logins = Logins(database, new_id)
        self.recovery = Recovery(database)
        self.mutes = Mutes(database)
        self.bans = Bans(database)
        self.player_bans = PlayerBans(database)
        self.matches = Matches(database)
        self.my_matches = MyMatches(database)
        self.match_notes = MatchNotes(database)
        self.progress = Progress(database)
        self.packing = Packing(database)
        self.ratings = Ratings(database)
        self.reviews = Reviews(database)
        self.shares = Shares(database)
        self.reports = Reports(database)
        self.audit = Audit(database)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, *, new_id: Callable[[], str], serving: bool = False
    ) -> AsyncIterator["Store"]:
        """The store at *url*, brought up to date; *new_id* makes the ids of players and logins.

        *serving* is for the one server there: it keeps the heads of journals beside the database.
        """
        async with opened(url, serving=serving) as (database, writer):
            yield cls(database, writer, new_id)

    async def healthy(self) -> bool:
        """Whether the database answers and a commit succeeds: one of a moment ago, or a new one."""
        writer = self.journal.writer
        if not writer.alive or not self._sound:
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

    async def check(self) -> None:
        """Look at all of a SQLite file; where it is damaged, nothing is healthy from then on."""
        async with self._database.reading() as connection:
            if connection.dialect.name != "sqlite":
                return  # PostgreSQL looks after itself
            try:
                found = await connection.scalar(text("PRAGMA quick_check(1)"))
            except DatabaseError as error:
                found = str(error.orig)
        self._sound = found == "ok"
        if not self._sound:
            _log.error("the database is damaged: %s; lastcard doctor says what to do", found)

    @property
    def moved(self) -> bool:
        """Whether nothing can be written because the file of the database is not in its place."""
        return isinstance(self.journal.writer.health.cause, Moved)

    async def settings(self) -> Mapping[str, str]:
        """The live settings that decide whether what is written stays written."""
        return await self.journal.writer.settings()
