"""What nobody caught is logged like everything else, and not written beside the log."""

import logging
import sys
import threading
from types import TracebackType
from typing import Any

_log = logging.getLogger(__name__)


def log_uncaught() -> None:
    """From now on log warnings, and exceptions that end the process, a thread or nothing at all."""
    logging.captureWarnings(True)
    sys.excepthook = _ended
    sys.unraisablehook = _ignored
    threading.excepthook = _thread_ended


def _ended(
    kind: type[BaseException], error: BaseException, traceback: TracebackType | None
) -> None:
    _log.critical("the process ends", exc_info=(kind, error, traceback))


def _thread_ended(what: Any) -> None:
    if not issubclass(what.exc_type, SystemExit):
        _log.error("a thread ended", exc_info=(what.exc_type, what.exc_value, what.exc_traceback))


def _ignored(what: Any) -> None:
    _log.error(
        "an exception was ignored: %s",
        what.err_msg or "while something was tidied up",
        exc_info=(what.exc_type, what.exc_value, what.exc_traceback),
    )
