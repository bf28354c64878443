"""Open files and sockets: as many as the system allows, and a warning before none are left."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

_NEAR: Final = 0.8
_PAUSE: Final = 10.0  # seconds from one look to the next

_log = logging.getLogger(__name__)


def raise_limit() -> int | None:
    """Let this process open as many as it may ask for; how many that is, None where unknown."""
    if sys.platform == "win32":
        return None
    import resource  # there is none for Windows

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (OSError, ValueError):  # a sandbox may forbid it
        most = usual
    return None if most == resource.RLIM_INFINITY else most


def count_open() -> int:
    """How many files and sockets are open; 0 where the system does not say."""
    folder = Path("/proc/self/fd")
    return len(os.listdir(folder)) if folder.is_dir() else 0


class OpenFilesWatch:
    """Warns once when *count* comes near to *most*, and again after it was well below."""

    def __init__(self, most: int | None, count: Callable[[], int] = count_open) -> None:
        self._most = most
        self._count = count
        self._near = False

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(_PAUSE)

    def look(self) -> None:
        """Look once."""
        if self._most is None:
            return
        opened = self._count()
        near = opened > _NEAR * self._most
        if near and not self._near:
            _log.warning(
                "%d of %d files and sockets are open; beyond that nobody can connect "
                "(LimitNOFILE in the unit, or ulimit -n, allows more)",
                opened,
                self._most,
            )
        self._near = near
