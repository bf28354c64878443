"""A SQLite file as the database of the store."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store.database import T, Work
from lastcard.store.sqlite.engine import open_reader
from lastcard.store.sqlite.writer import SqliteWriter
from lastcard.table.state.entries import MatchId


class SqliteDatabase:
    """Read over a pool of connections, written by its one writer."""

    def __init__(self, path: Path, *, serving: bool = False) -> None:
        self.writer = SqliteWriter(path, serving=serving)
        self._reader = open_reader(path)

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement sees what is committed by then."""
        return self._reader.connect()

    def insert_new(self, table: Table, row: Mapping[str, Any]) -> Insert:
        """What inserts *row*, unless the table has one with its key."""
        return insert(table).values(row).on_conflict_do_nothing()

    async def write(self, work: Work[T]) -> T:
        """Do *work* and commit it, or undo it and raise what it raised."""
        return await self.writer.do(work)

    async def release(self, match: MatchId) -> None:
        """*match* is about to be deleted: its lines are not missed."""
        await self.writer.release(match)

    async def close(self) -> None:
        """Write what is waiting, then close all connections."""
        await self._reader.dispose()
        await self.writer.close()
