"""Opening the database at an address, whichever kind it is, and bringing it up to date."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from sqlite3 import Error as SqliteError
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.games.errors import Refusal
from lastcard.store.address import Address, File, read_address
from lastcard.store.database import Database
from lastcard.store.errors import AddressUnreadable, DatabaseAway, DriverMissing
from lastcard.store.journal import Writer
from lastcard.store.migrate import migrate
from lastcard.store.sqlite.connection import make_file
from lastcard.store.sqlite.database import SqliteDatabase
from lastcard.store.sqlite.engine import open_reader
from lastcard.store.sqlite.start_check import check_at_start

OpenDatabase: TypeAlias = tuple[Database, Writer]


async def check(url: str) -> None:
    """Refuse a SQLite database at *url* that is damaged or has lost lines, before it is served.

    ``DatabaseDamaged`` or ``JournalCut``; PostgreSQL looks after itself.
    """
    address = read_address(url)
    if isinstance(address, File):
        await asyncio.to_thread(check_at_start, address.path)


@asynccontextmanager
async def opened(url: str, *, serving: bool = False) -> AsyncIterator[OpenDatabase]:
    """The database at *url* and the writer of its journal, until the end of the block.

    The one server that is *serving* it also keeps the heads of its journals beside it.
    """
    address = read_address(url)
    async with AsyncExitStack() as stack:
        if isinstance(address, File):
            yield await _file(address.path, stack, serving)
        else:
            yield await _server(address.dsn, stack)


@asynccontextmanager
async def connected(address: Address) -> AsyncIterator[AsyncConnection]:
    """A connection to what is at *address*, as it is, until the end of the block."""
    if isinstance(address, File):
        if not address.path.is_file():
            raise DatabaseAway(reason="no such file")
        engine = open_reader(address.path)
    else:
        if find_spec("asyncpg") is None:
            raise DriverMissing()
        from lastcard.store.postgres.engine import open_engine  # it needs the driver

        engine = open_engine(address.dsn).execution_options(isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def _file(path: Path, stack: AsyncExitStack, serving: bool) -> OpenDatabase:
    make_file(path)
    try:
        database = SqliteDatabase(path, serving=serving)
        stack.push_async_callback(database.close)
        await migrate(database)
    except (SQLAlchemyError, SqliteError, OSError) as error:
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
