"""Notices when the server is late, and lets bots take longer until it is not: people come first."""

import asyncio
import logging
from time import monotonic
from typing import Final

LATE: Final = 0.03
"""So many seconds late a server may be before bots make room."""
SLOWEST: Final = 4.0
"""How many times as long bots take at most."""
_STEP: Final = 0.25  # seconds between two looks
_MORE: Final = 1.15
_LESS: Final = 0.96
_SAID: Final = 1.5  # from here on it is worth saying
_CALM: Final = 240  # looks in time, one after the other, after which it is over

log = logging.getLogger(__name__)


class LoadWatch:
    """How late the event loop is, and how much slower bots are for it."""

    def __init__(self) -> None:
        self.slower = 1.0
        """How many times as long as usual the bots take."""
        self._late = 0.0
        self._said = False
        self._calm = 0

    async def run(self) -> None:
        """Look again and again; a look that comes late says how late everything is."""
        while True:
            began = monotonic()
            await asyncio.sleep(_STEP)
            self.note(monotonic() - began - _STEP)

    def note(self, late: float) -> None:
        """Take in how many seconds *late* the last look was."""
        self._late = max(late, 0.75 * self._late)  # one calm moment is no calm
        if self._late > LATE:
            self.slower = min(SLOWEST, self.slower * _MORE)
        elif self._late < LATE / 2:
            self.slower = max(1.0, self.slower * _LESS)
        self._say()

    def _say(self) -> None:
        self._calm = self._calm + 1 if self.slower == 1.0 else 0
        if self.slower >= _SAID and not self._said:
            self._said = True
            log.warning("the server is busy: bots take longer, so that people need not wait")
        elif self._calm >= _CALM and self._said:
            self._said = False
            log.info("the server is not busy any more: bots are as quick as usual")
