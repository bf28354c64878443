"""Migrations lead from nothing to what the schema says, on both databases."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from lastcard.store import migrations
from lastcard.store.address import File, read_address
from lastcard.store.database import Database
from lastcard.store.errors import DatabaseForeign, DatabaseNewer
from lastcard.store.migrate import HEAD, revision, upgrade
from lastcard.store.opening import opened
from lastcard.store.postgres.database import PostgresDatabase
from lastcard.store.schema import metadata
from lastcard.store.sqlite.database import SqliteDatabase
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.raw import execute


async def open_store(url: str) -> None:
    async with Store.open(url, new_id=counting()):
        pass


async def test_migrations_make_what_the_schema_says(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    async with opened(url) as (database, _):
        assert await database.write(differences) == []


async def test_constraints_have_the_names_the_schema_gives_them(url: str) -> None:
    def names(connection: Connection) -> set[str | None]:
        found = inspect(connection)
        keys = {found.get_pk_constraint(table)["name"] for table in metadata.tables}
        foreign = {
            key["name"] for table in metadata.tables for key in found.get_foreign_keys(table)
        }
        return keys | foreign

    async with opened(url) as (database, _), database.reading() as connection:
        known = await connection.run_sync(names)
    assert {f"pk_{table}" for table in metadata.tables} <= known
    assert "fk_logins_player" in known


async def test_an_empty_database_is_brought_up_to_date(url: str) -> None:
    async with opened(url) as (database, _), database.reading() as connection:
        assert await connection.run_sync(revision) == HEAD


def test_the_head_is_the_last_migration() -> None:
    folder = str(Path(migrations.__file__).parent)
    assert ScriptDirectory(folder, version_locations=[folder]).get_current_head() == HEAD


async def test_opening_once_more_changes_nothing(url: str) -> None:
    async with Store.open(url, new_id=counting()) as store:
        await store.bans.add("Bo", 1)
    async with Store.open(url, new_id=counting()) as store:
        assert await store.bans.covers("Bo")


async def test_nodes_that_start_together_both_start(url: str) -> None:
    await asyncio.gather(*(open_store(url) for _ in range(3)))


async def test_a_database_of_a_later_version_is_refused(url: str) -> None:
    await execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseNewer):
        await open_store(url)


async def test_a_database_of_something_else_is_refused(url: str) -> None:
    await execute(url, "CREATE TABLE diary (day INTEGER)", "DROP TABLE alembic_version")
    with pytest.raises(DatabaseForeign):
        await open_store(url)


async def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    def fail(connection: Connection) -> None:
        upgrade(connection)
        raise ZeroDivisionError

    database = without_tables(url)
    with pytest.raises(ZeroDivisionError):
        await database.write(fail)
    async with database.reading() as connection:
        assert await connection.run_sync(revision) is None
    await database.close()


def without_tables(url: str) -> Database:
    """The database at *url* as it is."""
    address = read_address(url)
    if isinstance(address, File):
        return SqliteDatabase(address.path)
    return PostgresDatabase(address.dsn)
