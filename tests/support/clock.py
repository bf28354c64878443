"""A clock that stands still until a test moves it on."""

import heapq
from collections.abc import Callable
from itertools import count
from typing import Final

START: Final = 1_800_000_000_000
"""When every test begins, in milliseconds since 1970."""
HOUR: Final = 60 * 60 * 1000


class FakeAlarm:
    """An alarm that can be cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Time that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = START
        self._alarms: list[tuple[int, int, FakeAlarm]] = []
        self._order = count()

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000

    def call_at(self, at: int, call: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(call)
        heapq.heappush(self._alarms, (at, next(self._order), alarm))
        return alarm

    def next(self, until: int) -> bool:
        """Go on to the next alarm, if there is one before *until*; whether there was."""
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm = heapq.heappop(self._alarms)
            self.now = max(self.now, at)
            if alarm.call is not None:
                alarm.call()
                return True
        return False
