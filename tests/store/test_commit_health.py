"""A store that cannot be written for a while: it says so, once, and is well again by itself."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lastcard.store.errors import NotWritten
from lastcard.store.sqlite.database import SqliteDatabase
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.pages import page
from tests.support.empty_database import put_empty_database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(put_empty_database(tmp_path))
    yield database
    await database.close()


def lock(database: SqliteDatabase, *, shut: bool) -> None:
    """Let nothing be written, as on a disk that is full or mounted to be read only."""
    database.writer._connection.execute(f"PRAGMA query_only = {'ON' if shut else 'OFF'}")


async def test_a_store_that_cannot_be_written_is_not_healthy_until_a_commit_succeeds(
    database: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(database, database.writer, counting())
    assert await store.healthy()
    lock(database, shut=True)
    for _ in range(3):
        with pytest.raises(NotWritten):
            await store.journal.append(page(0, b"a"))
        assert not await store.healthy()
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 1
    assert "readonly" in said[0].getMessage()
    assert store.journal.writer.health.failures >= 3
    lock(database, shut=False)
    assert await store.healthy()
    assert "can be written again" in caplog.messages[-1]
    assert await store.journal.append(page(0, b"a"))
