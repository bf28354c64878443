"""Files a command was given: reading them, or standard input; writing them whole or not at all."""

import contextlib
import os
import stat
import sys
import tempfile
from pathlib import Path

from lastcard.cli.errors import FileNotText, FileUnreadable, FileUnwritable


def read_text(file: str) -> str:
    """The text of *file*; - is standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileNotText(file=file) from error
    except OSError as error:
        raise FileUnreadable(file=file, reason=_reason(error)) from error


def write(file: str, content: bytes) -> None:
    """Replace the content of *file*, or raise ``FileUnwritable`` and leave it as it is."""
    path = Path(file)
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a pipe or a device is written to, not replaced
        else:
            _replace(path, content)
    except OSError as error:
        raise FileUnwritable(file=file, reason=_reason(error)) from error


def check_readable(file: str) -> None:
    """Raise ``FileUnreadable`` now, if *file* cannot be read."""
    try:
        Path(file).open("rb").close()
    except OSError as error:
        raise FileUnreadable(file=file, reason=_reason(error)) from error


def check_writable(file: str) -> None:
    """Raise ``FileUnwritable`` now, if *file* cannot be written; nothing changes."""
    path = Path(file)
    try:
        if path.is_dir() or (path.exists() and not path.is_file()):
            path.open("ab").close()
        else:
            tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise FileUnwritable(file=file, reason=_reason(error)) from error


def _replace(path: Path, content: bytes) -> None:
    # A temporary file beside it and a rename: whoever reads sees the old text or the new one.
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).chmod(_rights(path))
        Path(temporary).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def _rights(path: Path) -> int:
    # Temporary files are private; the result gets the usual permissions.
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    hidden = os.umask(0)
    os.umask(hidden)
    return 0o666 & ~hidden


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
