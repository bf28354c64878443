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
from lastcard.store.sqlite.connection import connect, settings
from lastcard.store.sqlite.pen import Pen
from lastcard.table.entries import PlayerId
from lastcard.table.journal import Page

MOST_PAGES: Final = 500
"""How many pages share a commit at most, so that the first does not wait for ever."""
_Wish: TypeAlias = tuple[Page, Sequence[PlayerId], "asyncio.Future[bool]"]
"""A page, whom it names, and who waits for it."""

_HEAD: Final = "SELECT max(number) FROM journal WHERE match = ?"
_LINE: Final = "INSERT INTO journal (match, number, at, entry) VALUES (?, ?, ?, ?)"
_KEEP: Final = "INSERT OR REPLACE INTO secrets (match, deal, secret) VALUES (?, ?, ?)"
_FORGET: Final = "DELETE FROM secrets WHERE match = ? AND deal = ?"
_MENTION: Final = "INSERT OR IGNORE INTO mentions (player, match) VALUES (?, ?)"


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
        self._inbox.put((page, mentioned(page), written))
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
            answers = self._commit(wishes)
            self._loop.call_soon_threadsafe(answer, [wish[-1] for wish in wishes], answers)
            if last:
                return

    def _gather(self, wish: _Wish) -> tuple[list[_Wish], bool]:
        """*wish* and what else waits, and whether that was the last of all."""
        wishes = [wish]
        while len(wishes) < MOST_PAGES:
            try:
                further = self._inbox.get_nowait()
            except Empty:
                break
            if further is None:
                return wishes, True
            wishes.append(further)
        return wishes, False

    def _commit(self, wishes: Sequence[_Wish]) -> list[bool] | Exception:
        with self._pen.held():
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                answers = [_write(self._connection, page, players) for page, players, _ in wishes]
                self._connection.execute("COMMIT")
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


def _write(connection: sqlite3.Connection, page: Page, players: Sequence[PlayerId]) -> bool:
    # The transaction has the lock, so nothing comes between the look and the lines.
    (head,) = connection.execute(_HEAD, (page.match,)).fetchone()
    if page.first != (0 if head is None else head + 1):
        return False
    for number, entry in enumerate(page.entries, start=page.first):
        connection.execute(_LINE, (page.match, number, page.at, entry))
    for player in players:
        connection.execute(_MENTION, (player, page.match))
    for deal, secret in page.keep.items():
        connection.execute(_KEEP, (page.match, deal, secret))
    for deal in page.forget:
        connection.execute(_FORGET, (page.match, deal))
    return True
