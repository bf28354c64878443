"""What a server logs at its default level, kept for a test to read."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lastcard.server.operations.logs import ROOM, PlainLines


class RecordedLog(logging.Handler):
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
def recorded_log() -> Iterator[RecordedLog]:
    """Everything that is logged meanwhile: ours from ``info`` on, of libraries what is wrong."""
    log, room, root = RecordedLog(), logging.getLogger(ROOM), logging.getLogger()
    before = room.level
    room.setLevel(logging.INFO)
    root.addHandler(log)
    try:
        yield log
    finally:
        root.removeHandler(log)
        room.setLevel(before)


_FORMATTER = PlainLines("%(message)s", tells_all=False)
