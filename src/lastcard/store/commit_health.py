"""Whether commits succeed: that they fail is logged once, with the cause, and so is its end."""

import logging
import time
from typing import Final

FRESH: Final = 5.0
"""For how many seconds a commit that succeeded speaks for the next one."""

_log = logging.getLogger(__name__)


class CommitHealth:
    """How the commits of one writer went; it may run in a thread of its own."""

    def __init__(self) -> None:
        self.failures = 0
        """How many commits failed so far."""
        self._failing = False
        self._latest = -FRESH

    @property
    def is_fresh(self) -> bool:
        """Whether the last commit succeeded, and that a moment ago."""
        return not self._failing and time.monotonic() - self._latest < FRESH

    def succeed(self) -> None:
        """Something was committed."""
        if self._failing:
            _log.warning("the database can be written again")
        self._failing = False
        self._latest = time.monotonic()

    def fail(self, cause: Exception) -> None:
        """A commit failed because of *cause*."""
        if not self._failing:
            _log.error("the database cannot be written: %s", cause)
        self._failing = True
        self.failures += 1
