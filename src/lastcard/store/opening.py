"""Opening the database at an address, whichever kind it is, and bringing it up to date."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from sqlite3 import Error as SqliteError
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from lastcard.games.errors import Refusal
from lastcard.store.address import File, read_address
from lastcard.store.database import Database
from lastcard.store.errors import AddressUnreadable, DatabaseAway, DriverMissing
from lastcard.store.journal import Writer
from lastcard.store.migrate import migrate
from lastcard.store.sqlite.connection import make_file
from lastcard.store.sqlite.database import SqliteDatabase

OpenDatabase: TypeAlias = tuple[Database, Writer]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[OpenDatabase]:
    """The database at *url* and the writer of its journal, until the end of the block."""
    address = read_address(url)
    async with AsyncExitStack() as stack:
        if isinstance(address, File):
            yield await _file(address.path, stack)
        else:
            yield await _server(address.dsn, stack)


async def _file(path: Path, stack: AsyncExitStack) -> OpenDatabase:
    make_file(path)
    try:
        database = SqliteDatabase(path)
        stack.push_async_callback(database.close)
        await migrate(database)
    except (SQLAlchemyError, SqliteError) as error:
        raise DatabaseAway(reason=_reason(error)) from error
    return database, database.writer


async def _server(dsn: str, stack: AsyncExitStack) -> OpenDatabase:
    try:
        import asyncpg
    except ImportError as error:
        raise DriverMissing() from error
    # They need the driver, which comes with the extra ``postgres``.
    from lastcard.store.postgres.database import PostgresDatabase
    from lastcard.store.postgres.engine import open_pool
    from lastcard.store.postgres.writer import PostgresWriter

    database = PostgresDatabase(dsn)
    stack.push_async_callback(database.close)
    try:
        await migrate(database)
        writer = PostgresWriter(await open_pool(dsn))
    except Refusal:
        raise
    except ValueError:
        raise AddressUnreadable() from None  # the reason could quote a password
    except (SQLAlchemyError, asyncpg.PostgresError, OSError) as error:
        raise DatabaseAway(reason=_reason(error)) from error
    stack.push_async_callback(writer.close)
    return database, writer


def _reason(error: Exception) -> str:
    first, *_ = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return first.rstrip(".")
