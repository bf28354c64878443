"""Writing a match to a file, whole or not at all."""

from lastcard.cli.files import write
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
        if self.file is not None:
            record = Record.of(match, names=self._names, seed=self._seed)
            write(self.file, write_text(record).encode("utf-8"))
