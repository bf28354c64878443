"""Closing a table from outside."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lastcard.games.game import Seat
from lastcard.server.errors import TableUnknown
from lastcard.server.operations.closing import close_table
from lastcard.store.journal import StoredJournal
from lastcard.store.store import Store
from lastcard.table.errors import TableBusy, TableOver
from lastcard.table.state.entries import (
    Closed,
    MatchId,
    Opened,
    PlayerId,
    Seated,
    TableEntry,
    read_entry,
    write_entry,
)
from lastcard.table.state.journal import Page
from tests.support.quick_match import setup

M = MatchId("m")
OPENED = Opened(setup=setup(), host=PlayerId("ann"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(f"sqlite:///{tmp_path / 'x.db'}", new_id=lambda: "id") as opened:
        await opened.matches.open(
            M,
            "{}",
            host=PlayerId("ann"),
            game="gang",
            speed="fast",
            public=True,
            rated=False,
            now=1,
        )
        await write(opened, 0, OPENED)
        yield opened


async def write(store: Store, first: int, *entries: TableEntry) -> bool:
    lines = [write_entry(entry) for entry in entries]
    return await store.journal.append(Page(match=M, first=first, at=1, entries=lines))


async def journal(store: Store) -> list[TableEntry]:
    return [read_entry(line.entry) for line in await store.journal.read(M)]


async def test_a_table_is_closed_in_its_journal_and_in_the_lists(store: Store) -> None:
    await close_table(store, M, now=2)
    assert await journal(store) == [OPENED, Closed(why="operator")]
    found = await store.matches.get(M)
    assert found is not None
    assert found.phase == "closed"


async def test_a_table_is_closed_once(store: Store) -> None:
    await close_table(store, M, now=2)
    with pytest.raises(TableOver):
        await close_table(store, M, now=3)


async def test_a_table_that_is_not_there_cannot_be_closed(store: Store) -> None:
    with pytest.raises(TableUnknown):
        await close_table(store, MatchId("nowhere"), now=2)


class Contested(StoredJournal):
    """A journal into which somebody else writes at the very same moments, so many times."""

    def __init__(self, journal: StoredJournal, times: int) -> None:
        super().__init__(journal._database, journal.writer)
        self._times = times

    async def append(self, page: Page) -> bool:
        if self._times:
            self._times -= 1
            faster = write_entry(Seated(seat=Seat(1), bot="greedy"))
            await super().append(Page(match=M, first=page.first, at=1, entries=[faster]))
        return await super().append(page)


async def test_who_was_faster_is_heard_and_then_the_table_is_closed(store: Store) -> None:
    store.journal = Contested(store.journal, 3)
    await close_table(store, M, now=2)
    seated = Seated(seat=Seat(1), bot="greedy")
    assert await journal(store) == [OPENED, seated, seated, seated, Closed(why="operator")]


async def test_nobody_tries_for_ever(store: Store) -> None:
    store.journal = Contested(store.journal, 1000)
    with pytest.raises(TableBusy):
        await close_table(store, M, now=2)
