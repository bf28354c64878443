"""SQLAlchemy over a SQLite file: a pool that reads, and the one connection that writes."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lastcard.store.sqlite.connection import PATIENCE, PRAGMAS

_READERS: Final = 4


def open_reader(path: Path) -> AsyncEngine:
    """Connections that read the file *path*; every statement is a transaction of its own."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=_READERS,
        max_overflow=0,
        hide_parameters=True,  # they may be secret, and errors are logged
        connect_args={"timeout": PATIENCE, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def open_writer(connection: sqlite3.Connection) -> Engine:
    """SQLAlchemy over *connection*, which stays in the thread that uses it.

    With the option ``reads`` a transaction of it does not wait for others that write.
    """
    engine = create_engine(
        "sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True
    )
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    # At once: a transaction that reads first could be refused the lock later.
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
