"""Whether a database is still where it was opened: a file that was moved is written on silently."""

import os
from pathlib import Path


class Moved(OSError):
    """The file was moved, removed or replaced while it was open."""


class Place:
    """The place of the file *path*."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = self._now()

    def check(self) -> None:
        """Raise ``Moved`` if another file is there now, or none."""
        if self._now() != self._file:
            raise Moved(f"the file {self._path} was moved or replaced while it was in use")

    def _now(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino
