"""What is logged, and how: lines for people, or one JSON object per line for programs.

From ``info`` on, nothing of a card, a deck, a note, a password or a token is logged: requests are
named by the path of their route, players and matches by their ids. A traceback tells where
something went wrong and what kind of thing it was; what an exception says is told where that can
only be about files and databases, and otherwise at ``debug`` alone.
"""

import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from types import TracebackType
from typing import Final, TextIO, TypeAlias

import msgspec

from lastcard.games.errors import Refusal
from lastcard.server.operations.settings import Settings

JSON: Final = "json"
"""The format for programs."""
ROOM: Final = "lastcard"
"""The logger above all loggers of this package."""

ExcInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

_PLAIN: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Log to *stream*, or else to standard error, as *settings* say."""
    handler = LogHandler(stream or sys.stderr)
    kind = JsonLines if settings.log_format == JSON else PlainLines
    handler.setFormatter(kind(_PLAIN, tells_all=settings.log_level == "debug"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Libraries log warnings and errors only: the rest may be private.
    logging.getLogger(ROOM).setLevel(settings.log_level.upper())


class LogHandler(logging.StreamHandler[TextIO]):
    """Writes lines; one that cannot be made is replaced by one that says so."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say where the message came from that could not be written."""
        where = f"{record.pathname}:{record.lineno}"
        with suppress(OSError, ValueError):  # the stream itself may be gone
            instead = logging.makeLogRecord(
                {"name": record.name, "levelno": logging.ERROR, "levelname": "ERROR"}
                | {"msg": "a message could not be logged: %s", "args": (where,)}
            )
            self.stream.write(self.format(instead) + self.terminator)
            self.flush()


class Lines(logging.Formatter):
    """What both kinds of lines have in common: a zone, and tracebacks that tell no secret."""

    def __init__(self, form: str, *, tells_all: bool) -> None:
        super().__init__(form)
        self._tells_all = tells_all

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """When it happened, in the machine's own time, and how far that is from UTC."""
        return datetime.fromtimestamp(record.created).astimezone().isoformat("T", "milliseconds")

    def formatException(self, ei: ExcInfo) -> str:
        """The traceback of *ei*."""
        if self._tells_all or ei[1] is None:
            return super().formatException(ei)
        return "".join(_without_words(ei[1])).rstrip("\n")


class PlainLines(Lines):
    """One line for people; what was said in it cannot begin another."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line of *record*."""
        return _on_one_line(super().formatMessage(record))


class JsonLines(Lines):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """*record* as JSON."""
        fields = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def _without_words(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _without_words(before)
        yield "\nand then\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield _named(error) + "\n"


def _named(error: BaseException) -> str:
    name = type(error).__name__
    if isinstance(error, OSError | sqlite3.Error):
        return f"{name}: {error}"
    return f"{name} ({error.code})" if isinstance(error, Refusal) else name


def _on_one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
