"""The journal's writer on SQLite: one thread, one transaction for all that waits.

The thread goes straight to ``sqlite3``: through the asynchronous layers a line costs several times
as much. While it waits for the disk, pages gather in its inbox and share the next commit.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from lastcard.store.answers import answer
from lastcard.store.errors import NotWritten
from lastcard.store.mentions import mentioned
from lastcard.store.sqlite.batch import Named, write_batch
from lastcard.store.sqlite.connection import connect, settings
from lastcard.store.sqlite.pen import Pen
from lastcard.table.journal import Page

MOST_LINES: Final = 2000
"""How many lines share a commit, more or less: a statement takes only so many."""
_Wish: TypeAlias = tuple[Named, "asyncio.Future[bool]"]


class SqliteWriter:
    """Writes pages to the file *path*, in turn with whoever else holds *pen*."""

    def __init__(self, path: Path, pen: Pen) -> None:
        self.pages = 0
        self.commits = 0
        self._pen = pen
        self._connection = connect(path)
        self._inbox: SimpleQueue[_Wish | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def write(self, page: Page) -> bool:
        """Write *page* down for good; False if it does not follow what is there."""
        if self._closing or not self.alive:
            raise NotWritten()
        written: asyncio.Future[bool] = self._loop.create_future()
        self._inbox.put(((page, mentioned(page)), written))
        return await written

    async def settings(self) -> Mapping[str, str]:
        """How the thread's own connection commits."""
        async with self._pen.lent():
            return await asyncio.to_thread(settings, self._connection)

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    async def close(self) -> None:
        """Write what is waiting, then end the thread."""
        self._closing = True
        self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while (wish := self._inbox.get()) is not None:
            wishes, last = self._gather(wish)
            self.pages += len(wishes)
            answers = self._commit([page for page, _ in wishes])
            self._loop.call_soon_threadsafe(answer, [written for _, written in wishes], answers)
            if last:
                return

    def _gather(self, wish: _Wish) -> tuple[list[_Wish], bool]:
        """*wish* and what else waits, and whether that was the last of all."""
        wishes = [wish]
        lines = len(wish[0][0].entries)
        while lines < MOST_LINES:
            try:
                further = self._inbox.get_nowait()
            except Empty:
                break
            if further is None:
                return wishes, True
            wishes.append(further)
            lines += len(further[0][0].entries)
        return wishes, False

    def _commit(self, pages: Sequence[Named]) -> list[bool] | Exception:
        with self._pen.held():
            try:
                answers = write_batch(self._connection, pages)
            # Whatever it is, the thread goes on, and whoever waits gets to know.
            except Exception as error:
                self._undo()
                return error
        self.commits += 1
        return answers

    def _undo(self) -> None:
        with suppress(sqlite3.Error):  # then the next transaction finds out, and tries again
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
