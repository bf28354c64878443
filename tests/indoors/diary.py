"""What a server logs at its default level, kept for a test to read."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lastcard.server.operations.logs import ROOM, PlainLines


class Diary(logging.Handler):
    """Keeps what is logged, as it would be written: the message and any traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] != ROOM and record.levelno < logging.WARNING:
            return
        line = f"{record.levelname} {record.name}: {_FORMATTER.format(record)}"
        self.lines.append(line)
        if record.levelno >= logging.ERROR:
            self.errors.append(line)


@contextmanager
def diary() -> Iterator[Diary]:
    """Everything that is logged meanwhile: ours from ``info`` on, of libraries what is wrong."""
    book, room, root = Diary(), logging.getLogger(ROOM), logging.getLogger()
    before = room.level
    room.setLevel(logging.INFO)
    root.addHandler(book)
    try:
        yield book
    finally:
        root.removeHandler(book)
        room.setLevel(before)


_FORMATTER = PlainLines("%(message)s", tells_all=False)
