"""The task that writes the journal, when nodes share a server."""

import asyncio
from contextlib import ExitStack

import pytest

from lastcard.store.errors import NotWritten
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from tests.store.ids import counting
from tests.store.pages import page
from tests.support.postgres import Postgres, running


async def test_a_server_that_would_not_wait_for_the_disk_is_made_to(postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.execute(url, "ALTER ROLE postgres SET synchronous_commit = off")
    try:
        async with Store.open(url, new_id=counting()) as store:
            assert (await store.settings())["synchronous_commit"] == "on"
    finally:
        postgres.execute(url, "ALTER ROLE postgres RESET synchronous_commit")


async def test_nodes_that_write_the_same_tables_crosswise_do_not_block(emptied: str) -> None:
    tables = [f"m{table}" for table in range(30)]

    async def play(store: Store, order: list[str]) -> int:
        won = 0
        for number in range(15):
            appends = (store.journal.append(page(number, b"a", match=match)) for match in order)
            won += sum(await asyncio.gather(*appends))
        return won

    async with (
        Store.open(emptied, new_id=counting()) as one,
        Store.open(emptied, new_id=counting()) as other,
    ):
        won = await asyncio.gather(play(one, tables), play(other, tables[::-1]))
        lines = [len(await one.journal.read(MatchId(match))) for match in tables]
    assert sum(won) == sum(lines)


async def test_after_its_connections_are_cut_the_journal_goes_on(
    emptied: str, postgres: Postgres
) -> None:
    async with Store.open(emptied, new_id=counting()) as store:
        await store.journal.append(page(0, b"a", match="cut"))
        postgres.execute(
            emptied,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'lastcard'",
        )
        answers = [await attempt(store, number) for number in (1, 1, 1)]
        assert answers.count("written") == 1
        assert len(await store.journal.read(MatchId("cut"))) == 2


async def attempt(store: Store, number: int) -> str:
    try:
        return "written" if await store.journal.append(page(number, b"b", match="cut")) else "taken"
    except NotWritten as refusal:
        return str(refusal)


@pytest.mark.usefixtures("postgres")  # which skips where there is none
async def test_a_store_whose_server_is_gone_is_not_healthy_and_closes_all_the_same() -> None:
    with ExitStack() as stack:
        url = stack.enter_context(running()).new_database()
        async with Store.open(url, new_id=counting()) as store:
            assert await store.healthy()
            stack.close()
            assert not await store.healthy()
            with pytest.raises(NotWritten):
                await store.journal.append(page(0, b"a"))


async def test_nodes_that_touch_the_row_of_health_for_the_first_time_are_both_healthy(
    emptied: str,
) -> None:
    async with (
        Store.open(emptied, new_id=counting()) as one,
        Store.open(emptied, new_id=counting()) as other,
    ):
        for _ in range(20):
            for store in (one, other):
                store.journal.writer.health.fail(OSError("asked anew"))
            assert all(await asyncio.gather(one.healthy(), other.healthy()))
