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
        self.cause: Exception | None = None
        """Why the last commit failed; None if it succeeded."""
        self._latest = -FRESH

    @property
    def is_fresh(self) -> bool:
        """Whether the last commit succeeded, and that a moment ago."""
        return self.cause is None and time.monotonic() - self._latest < FRESH

    def succeed(self) -> None:
        """Something was committed."""
        if self.cause is not None:
            _log.warning("the database can be written again")
        self.cause = None
        self._latest = time.monotonic()

    def fail(self, cause: Exception) -> None:
        """A commit failed because of *cause*."""
        if self.cause is None:
            _log.error("the database cannot be written: %s", cause)
        self.cause = cause
        self.failures += 1
