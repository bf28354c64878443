"""Bringing a database up to date, when it is opened."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from lastcard.store import migrations
from lastcard.store.database import Database
from lastcard.store.errors import DatabaseForeign, DatabaseNewer
from lastcard.store.schema import metadata

HEAD: Final = "0008"
"""The last of the migrations."""
_OURS: Final = {"alembic_version", "journal"}
_LOCK: Final = 7_310_579  # any number that is always the same


async def migrate(database: Database) -> None:
    """Bring *database* up to date; refuse one that is not ours or is newer."""
    async with database.reading() as connection:
        if await connection.run_sync(revision) == HEAD:
            return
    await database.write(upgrade)


def revision(connection: Connection) -> str | None:
    """Which migration the database is at; None if it is empty."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    if not tables >= _OURS:
        raise DatabaseForeign()
    at: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return at


def is_older(connection: Connection) -> bool:
    """Whether the database has tables of ours and lacks some migrations."""
    at = revision(connection)
    return at is not None and at < HEAD


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction at hand."""
    # Nodes may start at the same moment; on SQLite the transaction itself has the lock.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    at = revision(connection)
    if at == HEAD:
        return
    # Slow to import, and hardly ever needed.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    folder = str(Path(migrations.__file__).parent)
    scripts = ScriptDirectory(folder, version_locations=[folder])
    if at is not None and at not in {script.revision for script in scripts.walk_revisions()}:
        raise DatabaseNewer()
    with EnvironmentContext(
        Config(), scripts, fn=lambda at, _: scripts._upgrade_revs(HEAD, at)
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
