"""Connections to PostgreSQL: SQLAlchemy's, and a pool of bare ones for the journal."""

from typing import Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_SETTINGS: Final = {"application_name": "lastcard", "synchronous_commit": "on"}
_PATIENCE: Final = 30.0


def open_engine(dsn: str) -> AsyncEngine:
    """SQLAlchemy's connections to the database at *dsn*."""

    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(dsn, server_settings=_SETTINGS, command_timeout=_PATIENCE)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,  # both kinds of connection read addresses the same way
        pool_pre_ping=True,  # the server may be restarted without us
        hide_parameters=True,  # they may be secret, and errors are logged
    )


async def open_pool(dsn: str) -> asyncpg.Pool:
    """Connections for the journal's writer: one that writes, one in reserve."""
    return await asyncpg.create_pool(
        dsn, min_size=1, max_size=2, server_settings=_SETTINGS, command_timeout=_PATIENCE
    )
