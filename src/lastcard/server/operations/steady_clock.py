"""The server's time: that of the machine's clock, but durations are what they really are.

A clock that is set back by an hour would let bots, deals and clocks wait for an hour, and one that
is set forward would end everybody's turn. So time goes on steadily from the start, and what the
machine's clock was moved is made up for little by little.
"""

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 50
"""A clock that was moved by so many seconds is followed by one."""
_SECOND: Final = 1_000_000_000
_JUMP: Final = 24 * 60 * 60 * _SECOND  # a machine that did not know the time when it started


def steady_ns() -> int:
    """Nanoseconds that nobody sets; where it can be, those in which the machine sleeps count."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # Linux has it
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


class SteadyClock:
    """Tells the time in milliseconds since 1970; it never goes back."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._before = steady()
        self._ahead = wall() - self._before

    def __call__(self) -> int:
        """The time."""
        steady = self._steady()
        moved = self._wall() - steady - self._ahead
        most = (steady - self._before) // SLEW
        # Further ahead than a day it is followed at once: it was wrong before.
        self._ahead += moved if moved > _JUMP else max(-most, min(most, moved))
        self._before = steady
        return (steady + self._ahead) // 1_000_000
