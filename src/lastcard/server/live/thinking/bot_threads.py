"""Threads for bots and advice: their search lets other Python run meanwhile."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias, TypeVar

from lastcard.bots.bot import Ends
from lastcard.server.turns import Turns
from lastcard.table.ports import Thought

_Found = TypeVar("_Found")
_Waiting: TypeAlias = "tuple[Thought[Any], asyncio.Future[Any]]"
_LEAST: Final = 5  # milliseconds that a thought gets once it has begun, however many wait


class BotThreads:
    """Threads for the bots of all tables: as many as the machine has cores.

    Who wants to think waits until it is their turn: addresses take turns, at each the owners of
    tables, and those with somebody looking on come first. The more wait, the shorter each thinks,
    so that all get something.
    """

    def __init__(self, now: Callable[[], int], threads: int | None = None) -> None:
        self._now = now
        self._count = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="bot")
        self._attended: Turns[_Waiting] = Turns()
        self._others: Turns[_Waiting] = Turns()
        self._running = 0
        self.shortened = 0
        """How many thoughts had less time than they might have had, because others waited."""
        self.given_up = 0
        """How many were not waited for any more."""

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return len(self._attended) + len(self._others)

    async def think(self, thought: Thought[_Found]) -> _Found:
        """What *thought* comes to, in a thread, once it is its turn; at once if it is quick."""
        if thought.quick:
            return thought.answer(_never)
        found: asyncio.Future[_Found] = asyncio.get_running_loop().create_future()
        queue = self._attended if thought.attended else self._others
        queue.put((thought, found), thought.address or thought.owner, thought.owner)
        self._go_on()
        try:
            return await found
        except asyncio.CancelledError:
            self.given_up += 1
            raise

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while self._running < self._count and self.waiting:
            thought, found = (self._attended or self._others).take()
            if not found.done():
                self._start(thought, found)

    def _start(self, thought: Thought[Any], found: asyncio.Future[Any]) -> None:
        loop = asyncio.get_running_loop()
        self._running += 1
        work = loop.run_in_executor(self._threads, thought.answer, self._ends(thought))
        work.add_done_callback(lambda done: self._ended(done, found))

    def _ended(self, done: asyncio.Future[Any], found: asyncio.Future[Any]) -> None:
        self._running -= 1
        trouble = None if done.cancelled() else done.exception()
        if not found.done():
            if done.cancelled():
                found.cancel()
            elif trouble is not None:
                found.set_exception(trouble)
            else:
                found.set_result(done.result())
        self._go_on()

    def _ends(self, thought: Thought[Any]) -> Ends:
        if thought.until is None:
            return _never
        now = self._now()
        left = thought.until - now
        share = max(_LEAST, left * self._count // (self._running + self.waiting))
        if share < left:
            self.shortened += 1
        end = now + min(share, left)
        return lambda: self._now() >= end


def _never() -> bool:
    return False
