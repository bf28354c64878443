"""Connections to PostgreSQL: SQLAlchemy's, and a pool of bare ones for the journal."""

import asyncpg
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine

from lastcard.store.database import Database

_SETTINGS = {"application_name": "lastcard", "synchronous_commit": "on"}
_PATIENCE = 30.0


def open_database(dsn: str) -> Database:
    """The database at *dsn*."""

    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(dsn, server_settings=_SETTINGS, command_timeout=_PATIENCE)

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,  # one reader of addresses for both kinds of connection
        pool_pre_ping=True,  # a server may be started anew without us
        hide_parameters=True,  # what is written may be secret, and errors are logged
    )
    return Database(engine.execution_options(isolation_level="AUTOCOMMIT"), engine, insert)


async def open_pool(dsn: str) -> asyncpg.Pool:
    """Connections for the journal's writer: one that writes, one in reserve."""
    return await asyncpg.create_pool(
        dsn, min_size=1, max_size=2, server_settings=_SETTINGS, command_timeout=_PATIENCE
    )
