"""The thread that writes to a SQLite file."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text

from lastcard.store.errors import NotWritten
from lastcard.store.lines.heads import heads_file, load_heads
from lastcard.store.sqlite.connection import connect
from lastcard.store.sqlite.writer import MOST_WORK, SqliteWriter
from tests.store.pages import MATCH, page
from tests.support.empty_database import put_empty_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return put_empty_database(tmp_path)


@pytest.fixture
async def writer(path: Path) -> AsyncIterator[SqliteWriter]:
    writer = SqliteWriter(path)
    yield writer
    await writer.close()


class Gate:
    """Work that holds the writer up until it is opened."""

    def __init__(self) -> None:
        self.reached = Event()
        self.opened = Event()

    def work(self, connection: Connection) -> None:
        self.reached.set()
        self.opened.wait()


async def held_up(writer: SqliteWriter, gate: Gate) -> "asyncio.Task[None]":
    """Hold *writer* up at *gate*."""
    holding = asyncio.create_task(writer.do(gate.work))
    await asyncio.to_thread(gate.reached.wait)
    return holding


async def test_what_comes_while_the_writer_is_busy_shares_one_commit(writer: SqliteWriter) -> None:
    gate = Gate()
    holding = await held_up(writer, gate)
    waiting = [
        asyncio.create_task(writer.write(page(0, b"a", match=f"shared{table}")))
        for table in range(100)
    ]
    await asyncio.sleep(0)  # every task has asked
    gate.opened.set()
    assert all(await asyncio.gather(*waiting))
    await holding
    assert (writer.pages, writer.commits) == (100, 1)


async def test_a_page_comes_before_the_other_work_that_waits(writer: SqliteWriter) -> None:
    def lines(connection: Connection) -> int:
        return connection.scalar(text("SELECT count(*) FROM journal")) or 0

    gate = Gate()
    holding = await held_up(writer, gate)
    work = [asyncio.create_task(writer.do(lines)) for _ in range(3 * MOST_WORK)]
    written = asyncio.create_task(writer.write(page(0, b"a")))
    await asyncio.sleep(0)  # every task has asked
    gate.opened.set()
    await asyncio.gather(holding, written)
    assert await asyncio.gather(*work) == [1] * 3 * MOST_WORK


async def test_writers_of_two_processes_wait_for_each_other(
    writer: SqliteWriter, path: Path
) -> None:
    other = SqliteWriter(path)
    answers = await asyncio.gather(
        *(
            one.write(page(0, b"a", match=f"{place}-{table}"))
            for table in range(20)
            for place, one in enumerate((writer, other))
        )
    )
    assert all(answers)
    await other.close()


async def test_work_that_nobody_can_commit_fails_for_all_who_shared_it(
    writer: SqliteWriter,
) -> None:
    def break_off(connection: Connection) -> None:
        connection.connection.execute("ROLLBACK")

    gate = Gate()
    holding = await held_up(writer, gate)
    insert = text("INSERT INTO rated VALUES ('broken off')")
    shared = asyncio.create_task(writer.do(lambda connection: connection.execute(insert).rowcount))
    broken = asyncio.create_task(writer.do(break_off))
    await asyncio.sleep(0)
    gate.opened.set()
    await holding
    for one in (shared, broken):
        with pytest.raises(NotWritten):
            await one
    count = text("SELECT count(*) FROM rated WHERE match = 'broken off'")
    assert await writer.do(lambda connection: connection.scalar(count)) == 0


async def test_nothing_in_a_failure_tells_what_was_to_be_written(writer: SqliteWriter) -> None:
    with pytest.raises(NotWritten) as failure:
        await writer.write(page(0, b"a deck", match="odd", keep={1: object()}))  # type: ignore[dict-item] # no bytes
    assert "deck" not in f"{failure.value!r} {failure.value.__cause__!r}"


async def test_heads_are_read_while_another_program_writes_and_to_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.store.sqlite.connection.PATIENCE", 0)
    before = SqliteWriter(path)
    await before.write(page(0, b"a"))
    await before.close()
    writer = SqliteWriter(path, serving=True)
    await writer.write(page(1, b"b"))
    with closing(connect(path)) as another:
        another.execute("BEGIN IMMEDIATE")
        await writer.close()
    assert load_heads(heads_file(path))[MATCH].number == 1


async def test_what_wrote_only_pages_leaves_no_log_open(path: Path) -> None:
    writer = SqliteWriter(path)
    assert await writer.write(page(0, b"a"))
    await writer.close()
    # SQLite removes it with the last connection.
    assert not path.with_name(f"{path.name}-wal").exists()
