"""The thread that writes to a SQLite file: all of the journal, and everything else.

SQLite lets one connection write at a time; here that is one connection in one thread. Pages of the
journal go straight to ``sqlite3``, and those that come while it waits for the disk share the next
commit; so does other work. Nobody holds the file while waiting for a turn on the event loop.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection

from lastcard.store.answers import Waiting, answer, failed
from lastcard.store.commit_health import CommitHealth
from lastcard.store.database import T, Work
from lastcard.store.errors import NotWritten
from lastcard.store.lines.heads import PATIENCE, HeadKeeper, heads_file
from lastcard.store.lines.kept_journal import lines_below
from lastcard.store.lines.kept_line import KeptLine
from lastcard.store.mentions import mentioned
from lastcard.store.sqlite.batch import Named, write_batch
from lastcard.store.sqlite.connection import connect, settings
from lastcard.store.sqlite.engine import open_writer
from lastcard.store.sqlite.place import Place
from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Page

MOST_LINES: Final = 2000
"""How many lines share a commit, more or less: a statement takes only so many."""
MOST_WORK: Final = 4
"""How much other work shares a commit, so that the journal never waits for long."""


@dataclass(frozen=True, slots=True)
class _Page:
    page: Named
    answer: "asyncio.Future[bool]"


@dataclass(frozen=True, slots=True)
class _Work:
    work: Work[Any]
    answer: "asyncio.Future[Any]"


_Wish: TypeAlias = _Page | _Work


class SqliteWriter:
    """Writes to the file *path* for the tasks of this event loop."""

    def __init__(self, path: Path, *, serving: bool = False) -> None:
        self.pages = 0
        self.commits = 0
        self.health = CommitHealth()
        self._connection = connect(path)
        try:
            self._place = Place(path)
            self._heads = HeadKeeper(heads_file(path), self._lines_below) if serving else None
        except BaseException:
            self._connection.close()
            raise
        self._engine = open_writer(self._connection)
        self._inbox: SimpleQueue[_Wish | None] = SimpleQueue()
        self._pages: deque[_Page] = deque()
        self._work: deque[_Work] = deque()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, page: Page) -> bool:
        """Write *page* down for good; False if it does not follow what is there."""
        written: asyncio.Future[bool] = self._loop.create_future()
        self._wish(_Page((page, mentioned(page)), written))
        return await written

    async def do(self, work: Work[T]) -> T:
        """Do *work* and commit it, or undo it and raise what it raised."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._wish(_Work(work, done))
        return await done

    async def release(self, match: MatchId) -> None:
        """*match* is about to be deleted: its lines are not missed."""
        if (heads := self._heads) is not None:
            await self.do(lambda _: heads.release(match))

    async def settings(self) -> Mapping[str, str]:
        """How the connection that writes says it commits."""
        return await self.do(lambda _: settings(self._connection))

    @property
    def alive(self) -> bool:
        """Whether the thread runs and takes work."""
        return self._thread.is_alive() and not self._closing

    async def close(self) -> None:
        """Write what is waiting, then end the thread."""
        self._closing = True
        self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._heads is not None:
            self._heads.close()
        self._engine.dispose()
        self._connection.close()  # the engine closes it only if it was ever used through it

    def _wish(self, wish: _Wish) -> None:
        if not self.alive:
            raise NotWritten()
        self._inbox.put(wish)

    def _run(self) -> None:
        last = False
        while not last or self._pages or self._work:
            last = self._gather() or last
            self._write_pages(list(self._next_pages()))
            self._do_work([self._work.popleft() for _ in range(min(len(self._work), MOST_WORK))])
            if self._heads is not None:
                self._heads.flush_in_time()

    def _gather(self) -> bool:
        """Take what is in the inbox, waiting if there is nothing to do; whether it was the last."""
        idle = not self._pages and not self._work
        with suppress(Empty):
            while not self._take(self._next(idle)):
                idle = False
            return True
        return False

    def _next(self, idle: bool) -> _Wish | None:
        """What is next in the inbox, which is waited for if there is nothing else to do."""
        while idle and self._heads is not None and self._heads.is_behind:
            with suppress(Empty):
                return self._inbox.get(timeout=PATIENCE)
            self._heads.flush()
        return self._inbox.get(block=idle)

    def _take(self, wish: _Wish | None) -> bool:
        """Put *wish* where it belongs; whether it was the last."""
        if isinstance(wish, _Page):
            self._pages.append(wish)
        elif wish is not None:
            self._work.append(wish)
        return wish is None

    def _next_pages(self) -> Iterator[_Page]:
        lines = 0
        while self._pages and lines < MOST_LINES:
            lines += len(self._pages[0].page[0].entries)
            yield self._pages.popleft()

    def _write_pages(self, wishes: Sequence[_Page]) -> None:
        if not wishes:
            return
        answers: list[Waiting]
        self.pages += len(wishes)
        try:
            self._place.check()
            written = write_batch(self._connection, [wish.page for wish in wishes])
            answers = list(written)
            self.commits += 1
            self.health.succeed()
            if self._heads is not None:
                self._heads.note(
                    wish.page[0] for wish, done in zip(wishes, written, strict=True) if done
                )
        # Whatever it is, the thread goes on, and the waiting tasks are told.
        except Exception as error:
            with suppress(sqlite3.Error):  # what is wrong now is found by the next transaction
                self._connection.rollback()
            self.health.fail(error)
            answers = [failed(error) for _ in wishes]
        self._tell(wishes, answers)

    def _do_work(self, wishes: Sequence[_Work]) -> None:
        if not wishes:
            return
        answers: list[Waiting]
        try:
            self._place.check()
            with self._engine.begin() as connection:
                answers = [self._attempt(connection, wish.work) for wish in wishes]
            self.health.succeed()
        except Exception as error:  # the commit failed, and all of it is undone
            self.health.fail(error)
            answers = [failed(error) for _ in wishes]
        self._tell(wishes, answers)

    def _lines_below(self, match: MatchId, number: int) -> list[KeptLine]:
        with self._engine.execution_options(reads=True).connect() as connection:
            return lines_below(connection, match, number)

    def _tell(self, wishes: Sequence[_Wish], answers: Sequence[Waiting]) -> None:
        self._loop.call_soon_threadsafe(answer, [wish.answer for wish in wishes], answers)

    def _attempt(self, connection: Connection, work: Work[Any]) -> Waiting:
        """What *work* returns or raises; it alone is undone if it raises."""
        answer: Waiting
        try:
            with connection.begin_nested():
                answer = work(connection)
        except Exception as error:
            answer = error
        # A full disk, for example, undoes all that was done so far, and a commit would not say so.
        if not self._connection.in_transaction:
            raise sqlite3.OperationalError("the transaction is gone")
        return answer
