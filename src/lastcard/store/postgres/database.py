"""A PostgreSQL server as the database of the store."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store.database import T, Work
from lastcard.store.postgres.engine import open_engine
from lastcard.table.state.entries import MatchId


class PostgresDatabase:
    """Read and written over a pool of connections."""

    def __init__(self, dsn: str) -> None:
        self._writer = open_engine(dsn)
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement sees what is committed by then."""
        return self._reader.connect()

    def insert_new(self, table: Table, row: Mapping[str, Any]) -> Insert:
        """What inserts *row*, unless the table has one with its key."""
        return insert(table).values(row).on_conflict_do_nothing()

    async def write(self, work: Work[T]) -> T:
        """Do *work* and commit it, or undo it and raise what it raised."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def release(self, match: MatchId) -> None:
        """Nothing is known of *match* outside the database."""

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
