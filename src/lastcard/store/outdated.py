"""Whether a database is older than this program: to open it would change its tables."""

import asyncio
from pathlib import Path
from sqlite3 import connect

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from lastcard.games.errors import Refusal
from lastcard.store.address import File, read_address
from lastcard.store.migrate import is_older


async def needs_upgrade(url: str) -> bool:
    """Whether the database at *url* lacks migrations; not if it is new, or cannot be opened."""
    address = read_address(url)
    if isinstance(address, File):
        return await asyncio.to_thread(_is_older_file, address.path)
    return await _is_older_server(address.dsn)


def _is_older_file(path: Path) -> bool:
    # Without a writer: nothing of a file that may not be ours is touched.
    place = f"{path.absolute().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: connect(place, uri=True))
    try:
        with engine.connect() as connection:
            return is_older(connection)
    except (SQLAlchemyError, Refusal):
        return False  # who opens it is told what is wrong
    finally:
        engine.dispose()


async def _is_older_server(dsn: str) -> bool:
    try:
        # It needs the driver, which comes with the extra ``postgres``.
        from lastcard.store.postgres.database import PostgresDatabase

        database = PostgresDatabase(dsn)
    except (ImportError, ValueError, SQLAlchemyError):
        return False
    try:
        async with database.reading() as connection:
            return await connection.run_sync(is_older)
    except (SQLAlchemyError, OSError, ValueError, Refusal):
        return False
    finally:
        await database.close()
