"""The one database: how everything but the journal reads and writes."""

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from lastcard.table.state.entries import MatchId

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""Something to be done in one transaction; it does not wait for anything but the database."""


class Database(Protocol):
    """Readers see what is committed; a writer's work is committed whole, or undone."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement sees what is committed by then."""
        ...

    def insert_new(self, table: Table, row: Mapping[str, Any]) -> Insert:
        """What inserts *row*, unless the table has one with its key."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Do *work* and commit it, or undo it and raise what it raised."""
        ...

    async def release(self, match: MatchId) -> None:
        """*match* is about to be deleted: its lines are not missed."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


def change(statement: UpdateBase) -> Work[int]:
    """The work of one *statement*; how many rows it changed."""
    return lambda connection: connection.execute(statement).rowcount
