"""SQLAlchemy's connections to a SQLite file."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import create_async_engine

from lastcard.store.database import Database
from lastcard.store.sqlite.connection import PATIENCE, PRAGMAS
from lastcard.store.sqlite.pen import Pen

_CONNECTIONS: Final = 4
_WRITES: Final = "lastcard_writes"


def open_database(path: Path, pen: Pen) -> Database:
    """The database in the file *path*; who writes holds *pen*."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=_CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,  # what is written may be secret, and errors are logged
        connect_args={"timeout": PATIENCE, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return Database(engine, engine.execution_options(**{_WRITES: True}), insert, pen.lent)


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    # Without a BEGIN every statement is its own transaction, which is what readers want. A writer
    # asks for the lock at once: a transaction that reads first could not get it later.
    if connection.get_execution_options().get(_WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
