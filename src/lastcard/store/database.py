"""Connections to the one database, for reading and for writing."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


@dataclass(frozen=True, slots=True)
class Database:
    """A pool of connections: readers see what is committed, a writer's work is one transaction."""

    reader: AsyncEngine
    writer: AsyncEngine
    insert: Callable[[Table], Any]
    """The ``INSERT`` of this database, which knows ``ON CONFLICT``."""
    turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
    """What a writer waits for before it begins."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which every statement sees what is committed by then."""
        return self.reader.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose work is committed at the end, or undone by an exception."""
        async with self.turn(), self.writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.dispose()
