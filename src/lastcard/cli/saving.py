"""Writing a match to a file, whole or not at all."""

import contextlib
import os
import tempfile
from pathlib import Path

from lastcard.cli.errors import FileUnwritable
from lastcard.match import AnyMatch
from lastcard.record import Record, write_text


class Saving:
    """Keeps the record of a match in *file*; without one it keeps nothing."""

    def __init__(self, file: str | None, names: tuple[str, ...], seed: int | None) -> None:
        self.file = file
        self._names = names
        self._seed = seed

    def save(self, match: AnyMatch) -> None:
        """Write *match* as it stands, or raise ``FileUnwritable``."""
        if self.file is None:
            return
        record = Record.of(match, names=self._names, seed=self._seed)
        try:
            _replace(Path(self.file), write_text(record))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise FileUnwritable(file=self.file, reason=reason) from error


def _replace(path: Path, text: str) -> None:
    # A temporary file beside it and a rename: whoever reads sees the old text or the new one.
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise
