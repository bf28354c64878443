"""The journal's writer on PostgreSQL: one task, one transaction for all that waits."""

import asyncio
from collections.abc import Mapping
from typing import Final, TypeAlias

import asyncpg

from lastcard.store.answers import Waiting, answer, failed
from lastcard.store.commit_health import CommitHealth
from lastcard.store.errors import NotWritten
from lastcard.store.postgres.batch import write_batch
from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Page

MOST_PAGES: Final = 500
"""How many pages share a commit at most, so that the first does not wait for ever."""
_Wish: TypeAlias = tuple[Page, "asyncio.Future[bool]"]
_SETTINGS: Final = ("synchronous_commit", "fsync", "full_page_writes")


class PostgresWriter:
    """Writes pages over the connections of *pool*."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pages = 0
        self.commits = 0
        self.health = CommitHealth()
        self._pool = pool
        self._waiting: list[_Wish] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal")

    async def write(self, page: Page) -> bool:
        """Write *page* down for good; False if it does not follow what is there."""
        if self._closing or not self.alive:
            raise NotWritten()
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        self._wanted.set()
        return await written

    async def settings(self) -> Mapping[str, str]:
        """How the server says it commits what comes over these connections."""
        async with self._pool.acquire() as connection:
            return {
                name: await connection.fetchval("SELECT current_setting($1)", name)
                for name in _SETTINGS
            }

    @property
    def alive(self) -> bool:
        """Whether the task runs."""
        return not self._task.done()

    async def close(self) -> None:
        """Write what is waiting, then end the task."""
        self._closing = True
        self._wanted.set()
        await self._task
        await self._pool.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wanted.wait()
            self._wanted.clear()
            while self._waiting:
                await self._commit(self._gather())

    def _gather(self) -> list[_Wish]:
        """One page of each match that waits: a batch cannot tell two of a match apart."""
        batch: dict[MatchId, _Wish] = {}
        later: list[_Wish] = []
        for wish in self._waiting:
            if len(batch) < MOST_PAGES and wish[0].match not in batch:
                batch[wish[0].match] = wish
            else:
                later.append(wish)
        self._waiting = later
        return list(batch.values())

    async def _commit(self, wishes: list[_Wish]) -> None:
        self.pages += len(wishes)
        answers: list[Waiting]
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                answers = list(await write_batch(connection, [page for page, _ in wishes]))
            self.commits += 1
            self.health.succeed()
        # Whatever it is, the task goes on, and the waiting tasks are told.
        except Exception as error:
            self.health.fail(error)
            answers = [failed(error) for _ in wishes]
        answer([written for _, written in wishes], answers)
