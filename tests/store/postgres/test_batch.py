"""Pages that another node is writing at the same moment."""

import asyncio

import asyncpg

from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from tests.store.ids import counting
from tests.store.pages import page

TAKE = "INSERT INTO journal (match, number, at, entry) VALUES ('torn', 0, 0, 'theirs')"
BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


async def until_blocked(connection: asyncpg.Connection) -> None:
    """Wait until somebody waits for what *connection* has not committed."""
    while not await connection.fetchval(BLOCKED):
        await asyncio.sleep(0.005)


async def test_a_page_whose_first_number_is_taken_meanwhile_is_taken_back_whole(
    emptied: str,
) -> None:
    other = await asyncpg.connect(emptied)
    async with Store.open(emptied, new_id=counting()) as store:
        async with other.transaction():
            await other.execute(TAKE)
            append = store.journal.append
            torn = asyncio.create_task(append(page(0, b"a", b"b", match="torn", keep={1: b"one"})))
            whole = asyncio.create_task(append(page(0, b"a", b"b", match="whole")))
            await until_blocked(other)
        assert (await torn, await whole) == (False, True)
        lines = await store.journal.read(MatchId("torn"))
        assert [(line.number, line.entry) for line in lines] == [(0, b"theirs")]
        assert await store.journal.secrets(MatchId("torn")) == {}
        assert len(await store.journal.read(MatchId("whole"))) == 2
    await other.close()
