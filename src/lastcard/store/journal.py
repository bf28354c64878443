"""The journals of all matches, in the database."""

import logging
from collections.abc import Mapping
from typing import Protocol

from sqlalchemy import select

from lastcard.store import schema
from lastcard.store.commit_health import CommitHealth
from lastcard.store.database import Database
from lastcard.store.errors import JournalUnplayable
from lastcard.store.lines.kept_journal import read_lines
from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Line, Page

_log = logging.getLogger(__name__)


class Writer(Protocol):
    """Writes pages down, many at once: what waits while one commit is made shares the next."""

    pages: int
    """How many pages were asked for so far."""
    commits: int
    """How many commits they took."""
    health: CommitHealth
    """Whether commits succeed."""

    async def write(self, page: Page) -> bool:
        """Write *page* down for good; False if it does not follow what is there."""
        ...

    async def settings(self) -> Mapping[str, str]:
        """The live settings that decide whether a commit survives a crash."""
        ...

    @property
    def alive(self) -> bool:
        """Whether anything can still be written."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        ...


class StoredJournal:
    """A ``Journal`` that keeps everything in the database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self.writer = writer

    async def append(self, page: Page) -> bool:
        """Write *page* down for good; False if a number is taken, ``NotWritten`` on failure."""
        return await self.writer.write(page)

    async def read(self, match: MatchId, since: int = 0) -> list[Line]:
        """The lines of *match* from number *since* on, in order; ``JournalUnplayable``."""
        try:
            async with self._database.reading() as connection:
                lines = await read_lines(connection, match, since)
        except JournalUnplayable as refusal:
            _log.error("%s; lastcard doctor says what to do", refusal)
            raise
        return [Line(line.number, line.at, line.entry) for line in lines]

    async def secrets(self, match: MatchId) -> Mapping[int, bytes]:
        """The secrets kept for the deals of *match*."""
        table = schema.secrets.c
        query = select(table.deal, table.secret).where(table.match == match)
        async with self._database.reading() as connection:
            return {row.deal: row.secret for row in await connection.execute(query)}
