"""Four clients at one table: when they move, and when all of them have been told."""

from asyncio import Event
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias

from benchmarks.server.connection import Connection

SEATS: Final = 4
Answer: TypeAlias = Callable[[], None]
"""Makes the move of the client whose turn it is."""


class Table:
    """A table; whoever speaks to the server says what is told, and how to answer."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self.clients: list[Connection] = []
        self.tells = 0
        self.latencies: list[float] = []
        self.ready = Event()
        self._sent = 0
        self._hurried = False
        self._answer: Answer | None = None
        self._due: float | None = None
        self._began = 0.0

    def told(self) -> None:
        """Count that one client has been told of one move."""
        self.tells += 1
        if self.tells == SEATS * self._sent:
            self.latencies.append(self._clock() - self._began)
            self._move_if_due()

    def turn(self, answer: Answer) -> None:
        """Note that the client whose turn it is knows, and moves by *answer*."""
        if self._hurried:
            self._sent += 1
            answer()
            return
        self._answer = answer
        self.ready.set()
        self._move_if_due()

    def hurry(self) -> None:
        """From now on every client answers at once."""
        self._hurried = True
        if self._answer is not None:
            self.turn(self._answer)

    def move(self) -> None:
        """One move is due now; it is made as soon as the one before has reached everybody."""
        if self._due is None:
            self._due = self._clock()
        self._move_if_due()

    def _move_if_due(self) -> None:
        if self._due is None or self._answer is None or self.tells < SEATS * self._sent:
            return
        answer, self._answer = self._answer, None
        self._began, self._due = self._due, None
        self._sent += 1
        answer()
