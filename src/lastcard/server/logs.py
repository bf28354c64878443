"""What is logged, and how: lines for people, or one JSON object per line for programs.

From ``info`` on, nothing of a card, a deck, a note, a password or a token is logged: requests are
named by the path of their route, players and matches by their ids.
"""

import logging
import sys
from typing import Final, TextIO

import msgspec

from lastcard.server.settings import Settings

ROOM: Final = "lastcard"
"""The logger above all loggers of this package."""

_PLAIN: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Log to *stream*, or else to standard error, as *settings* say."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines(_PLAIN))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Libraries are heard when something is wrong: what they say beside that may be private.
    logging.getLogger(ROOM).setLevel(settings.log_level.upper())


class PlainLines(logging.Formatter):
    """One line for people; what was said in it cannot begin another."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The line of *record*."""
        return _on_one_line(super().formatMessage(record))


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """*record* as JSON."""
        fields = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def _on_one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
