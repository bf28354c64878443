"""The one pen of a SQLite file: who writes now, and who is next.

SQLite lets one connection write and makes the others poll. Within the process nobody has to: the
pen goes round in the order of asking, so neither the journal nor anybody else starves.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from threading import Event, Lock


class Pen:
    """Held by one thread or one task at a time, first come, first served."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._taken = False
        self._waiting: deque[Callable[[], object]] = deque()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the pen, in a thread that may wait for it."""
        turn = Event()
        if not self._take(turn.set):
            turn.wait()
        try:
            yield
        finally:
            self._pass_on()

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[None]:
        """Hold the pen, in a task."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        if not self._take(partial(loop.call_soon_threadsafe, self._call, turn)):
            await self._arrival(turn)
        try:
            yield
        finally:
            self._pass_on()

    def _take(self, call: Callable[[], object]) -> bool:
        with self._guard:
            if self._taken:
                self._waiting.append(call)
                return False
            self._taken = True
            return True

    def _pass_on(self) -> None:
        with self._guard:
            call = self._waiting.popleft() if self._waiting else None
            self._taken = call is not None
        if call is not None:
            call()

    def _call(self, turn: "asyncio.Future[None]") -> None:
        if turn.cancelled():
            self._pass_on()
        else:
            turn.set_result(None)

    async def _arrival(self, turn: "asyncio.Future[None]") -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the pen had come when the task was cancelled
                self._pass_on()
            raise
