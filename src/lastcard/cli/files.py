"""Reading what a command was given: a file, or standard input."""

import sys
from pathlib import Path

from lastcard.cli.errors import FileNotText, FileUnreadable


def read_text(file: str) -> str:
    """The text of *file*; - is standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileNotText(file=file) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FileUnreadable(file=file, reason=reason) from error
