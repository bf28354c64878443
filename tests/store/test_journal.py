"""The journal in the database: what it has taken stays, in order, whole pages at a time."""

import asyncio

import pytest

from lastcard.store.errors import NotWritten
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Line
from tests.store.ids import counting
from tests.store.pages import MATCH, page
from tests.store.raw import execute
from tests.support.tables.memory_journal import MemoryJournal


async def entries(store: Store, match: str = MATCH) -> list[bytes]:
    return [line.entry for line in await store.journal.read(MatchId(match))]


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    assert await store.journal.append(page(0, b"a", b"b", at=7))
    assert await store.journal.append(page(2, b"c", at=9))
    assert await store.journal.read(MATCH) == [Line(0, 7, b"a"), Line(1, 7, b"b"), Line(2, 9, b"c")]


async def test_reading_may_begin_later(store: Store) -> None:
    await store.journal.append(page(0, b"a", b"b", b"c"))
    assert [line.number for line in await store.journal.read(MATCH, since=1)] == [1, 2]


async def test_a_match_without_a_journal_has_no_lines(store: Store) -> None:
    assert await store.journal.read(MATCH) == []


async def test_any_bytes_can_be_written(store: Store) -> None:
    odd = bytes(range(256))
    await store.journal.append(page(0, odd))
    assert await entries(store) == [odd]


async def test_a_number_is_taken_only_once(store: Store) -> None:
    await store.journal.append(page(0, b"first"))
    assert not await store.journal.append(page(0, b"second"))
    assert await entries(store) == [b"first"]


async def test_of_a_page_with_one_taken_number_nothing_is_written(store: Store) -> None:
    await store.journal.append(page(0, b"a", b"b"))
    assert not await store.journal.append(page(1, b"x", b"y", b"z", keep={1: b"secret"}))
    assert await entries(store) == [b"a", b"b"]
    assert await store.journal.secrets(MATCH) == {}


async def test_a_page_that_leaves_a_gap_is_not_written(store: Store) -> None:
    await store.journal.append(page(0, b"a"))
    assert not await store.journal.append(page(2, b"c"))
    assert await entries(store) == [b"a"]


async def test_a_conflict_does_not_fail_its_neighbours(store: Store) -> None:
    await store.journal.append(page(0, b"there", match="m2"))
    answers = await asyncio.gather(
        store.journal.append(page(0, b"a", match="m1")),
        store.journal.append(page(0, b"late", match="m2", keep={0: b"secret"})),
        store.journal.append(page(0, b"c", match="m3", keep={0: b"kept"})),
    )
    assert list(answers) == [True, False, True]
    assert await entries(store, "m2") == [b"there"]
    assert await store.journal.secrets(MatchId("m2")) == {}
    assert await store.journal.secrets(MatchId("m3")) == {0: b"kept"}


async def test_of_two_pages_for_the_same_number_at_once_the_first_is_written(store: Store) -> None:
    answers = await asyncio.gather(
        store.journal.append(page(0, b"first")), store.journal.append(page(0, b"second", b"more"))
    )
    assert list(answers) == [True, False]
    assert await entries(store) == [b"first"]


async def test_pages_of_one_match_asked_for_at_once_keep_their_order(store: Store) -> None:
    pages = [page(number, b"%d" % number) for number in range(50)]
    assert all(await asyncio.gather(*(store.journal.append(one) for one in pages)))
    assert await entries(store) == [b"%d" % number for number in range(50)]


async def test_many_tables_write_at_once(store: Store) -> None:
    async def play(match: str) -> None:
        for number in range(10):
            assert await store.journal.append(page(number, b"%d" % number, match=match))

    await asyncio.gather(*(play(f"m{table}") for table in range(60)))
    for table in range(60):
        assert await entries(store, f"m{table}") == [b"%d" % number for number in range(10)]


async def test_what_waits_shares_a_commit(store: Store) -> None:
    writer = store.journal.writer
    await asyncio.gather(
        *(store.journal.append(page(0, b"a", match=f"m{table}")) for table in range(300))
    )
    assert writer.pages == 300
    assert 1 <= writer.commits < 60


async def test_more_lines_than_one_statement_takes_are_written(store: Store) -> None:
    lines = [b"%d" % number for number in range(40)]
    pages = [page(0, *lines, match=f"m{table}") for table in range(250)]
    assert all(await asyncio.gather(*(store.journal.append(one) for one in pages)))
    assert await entries(store, "m249") == lines


async def test_secrets_are_kept_and_forgotten_with_their_page(store: Store) -> None:
    await store.journal.append(page(0, b"a", keep={1: b"one", 2: b"two"}))
    assert await store.journal.secrets(MATCH) == {1: b"one", 2: b"two"}
    await store.journal.append(page(1, b"b", keep={3: b"three"}, forget=[1]))
    assert await store.journal.secrets(MATCH) == {2: b"two", 3: b"three"}


async def test_a_page_that_conflicts_forgets_nothing(store: Store) -> None:
    await store.journal.append(page(0, b"a", keep={1: b"one"}))
    assert not await store.journal.append(page(0, b"b", forget=[1]))
    assert await store.journal.secrets(MATCH) == {1: b"one"}


async def test_a_secret_may_be_kept_without_a_line(store: Store) -> None:
    await store.journal.append(page(0, b"a"))
    assert await store.journal.append(page(1, keep={1: b"one"}))
    assert not await store.journal.append(page(0, keep={2: b"two"}))
    assert await store.journal.secrets(MATCH) == {1: b"one"}


async def test_secrets_of_one_match_are_not_those_of_another(store: Store) -> None:
    await store.journal.append(page(0, b"a", match="m1", keep={1: b"one"}))
    await store.journal.append(page(0, b"a", match="m2", keep={1: b"two"}, forget=[2]))
    assert await store.journal.secrets(MatchId("m1")) == {1: b"one"}


async def test_it_is_there_when_the_store_is_opened_again(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        await store.journal.append(page(0, b"a", keep={1: b"one"}))
    async with Store.open(ready, new_id=counting()) as store:
        assert await entries(store) == [b"a"]
        assert await store.journal.secrets(MATCH) == {1: b"one"}


async def test_of_two_nodes_that_want_a_number_one_gets_it(ready: str) -> None:
    async with (
        Store.open(ready, new_id=counting()) as one,
        Store.open(ready, new_id=counting()) as other,
    ):
        won: list[tuple[bytes, list[bool]]] = []

        async def race(store: Store, name: bytes) -> None:
            appends = (
                store.journal.append(page(0, name, name, match=f"m{table}")) for table in range(80)
            )
            won.append((name, await asyncio.gather(*appends)))

        await asyncio.gather(race(one, b"one"), race(other, b"other"))
        for table in range(80):
            winners = [name for name, answers in won if answers[table]]
            assert len(winners) == 1
            assert await entries(one, f"m{table}") == winners * 2


async def test_a_commit_that_fails_is_told_and_the_next_one_works(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        await execute(ready, "ALTER TABLE secrets RENAME TO lost")
        with pytest.raises(NotWritten):
            await store.journal.append(page(0, b"a", keep={1: b"one"}))
        assert await entries(store) == []
        await execute(ready, "ALTER TABLE lost RENAME TO secrets")
        assert await store.journal.append(page(0, b"a", keep={1: b"one"}))


async def test_what_waits_when_the_store_closes_is_written(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        waiting = [
            asyncio.create_task(store.journal.append(page(0, b"a", match=f"m{table}")))
            for table in range(30)
        ]
        await asyncio.sleep(0)  # every task has asked
    assert all(await asyncio.gather(*waiting))


async def test_a_closed_journal_writes_nothing(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        pass
    with pytest.raises(NotWritten):
        await store.journal.append(page(0, b"a"))


async def test_who_no_longer_waits_does_not_harm_the_others(store: Store) -> None:
    gone = asyncio.create_task(store.journal.append(page(0, b"a", match="m1")))
    stays = asyncio.create_task(store.journal.append(page(0, b"a", match="m2")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays


async def test_the_journal_in_memory_answers_alike(store: Store) -> None:
    memory = MemoryJournal()
    pages = [page(0, b"a", b"b"), page(1, b"x"), page(2, b"c"), page(5, b"y"), page(3, b"d", b"e")]
    for one in pages:
        assert await store.journal.append(one) == await memory.append(one)
    assert await store.journal.read(MATCH) == await memory.read(MATCH)
