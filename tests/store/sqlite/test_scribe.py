"""The thread that writes to a SQLite file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text

from lastcard.store.errors import NotWritten
from lastcard.store.sqlite.scribe import MOST_WORK, Scribe
from tests.store.pages import page


@pytest.fixture
def path(tmp_path: Path, template: Path) -> Path:
    return Path(shutil.copy(template, tmp_path / "lastcard.db"))


@pytest.fixture
async def scribe(path: Path) -> AsyncIterator[Scribe]:
    scribe = Scribe(path)
    yield scribe
    await scribe.close()


class Gate:
    """Work that holds the scribe up until it is opened."""

    def __init__(self) -> None:
        self.reached = Event()
        self.opened = Event()

    def work(self, connection: Connection) -> None:
        self.reached.set()
        self.opened.wait()


async def held_up(scribe: Scribe, gate: Gate) -> "asyncio.Task[None]":
    """Hold *scribe* up at *gate*."""
    holding = asyncio.create_task(scribe.do(gate.work))
    await asyncio.to_thread(gate.reached.wait)
    return holding


async def test_what_comes_while_the_scribe_is_busy_shares_one_commit(scribe: Scribe) -> None:
    gate = Gate()
    holding = await held_up(scribe, gate)
    waiting = [
        asyncio.create_task(scribe.write(page(0, b"a", match=f"shared{table}")))
        for table in range(100)
    ]
    await asyncio.sleep(0)  # every task has asked
    gate.opened.set()
    assert all(await asyncio.gather(*waiting))
    await holding
    assert (scribe.pages, scribe.commits) == (100, 1)


async def test_a_page_comes_before_the_other_work_that_waits(scribe: Scribe) -> None:
    def lines(connection: Connection) -> int:
        return connection.scalar(text("SELECT count(*) FROM journal")) or 0

    gate = Gate()
    holding = await held_up(scribe, gate)
    work = [asyncio.create_task(scribe.do(lines)) for _ in range(3 * MOST_WORK)]
    written = asyncio.create_task(scribe.write(page(0, b"a")))
    await asyncio.sleep(0)  # every task has asked
    gate.opened.set()
    await asyncio.gather(holding, written)
    assert await asyncio.gather(*work) == [1] * 3 * MOST_WORK


async def test_scribes_of_two_processes_wait_for_each_other(scribe: Scribe, path: Path) -> None:
    other = Scribe(path)
    answers = await asyncio.gather(
        *(
            one.write(page(0, b"a", match=f"{place}-{table}"))
            for table in range(20)
            for place, one in enumerate((scribe, other))
        )
    )
    assert all(answers)
    await other.close()


async def test_work_that_nobody_can_commit_fails_for_all_who_shared_it(scribe: Scribe) -> None:
    def break_off(connection: Connection) -> None:
        connection.connection.execute("ROLLBACK")

    gate = Gate()
    holding = await held_up(scribe, gate)
    insert = text("INSERT INTO rated VALUES ('broken off')")
    shared = asyncio.create_task(scribe.do(lambda connection: connection.execute(insert).rowcount))
    broken = asyncio.create_task(scribe.do(break_off))
    await asyncio.sleep(0)
    gate.opened.set()
    await holding
    for one in (shared, broken):
        with pytest.raises(NotWritten):
            await one
    count = text("SELECT count(*) FROM rated WHERE match = 'broken off'")
    assert await scribe.do(lambda connection: connection.scalar(count)) == 0


async def test_nothing_in_a_failure_tells_what_was_to_be_written(scribe: Scribe) -> None:
    with pytest.raises(NotWritten) as failure:
        await scribe.write(page(0, b"a deck", match="odd", keep={1: object()}))  # type: ignore[dict-item] # no bytes
    assert "deck" not in f"{failure.value!r} {failure.value.__cause__!r}"
