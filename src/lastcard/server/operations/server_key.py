"""The server's own key: made on the first start, kept in the data folder, for it alone."""

import hmac
import logging
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from lastcard.fair import Randomness
from lastcard.server.operations.startup_errors import DataUnusable, KeyDamaged

FILE: Final = "secret.key"
SIZE: Final = 32

_log = logging.getLogger(__name__)


def load_key(folder: Path, randomness: Randomness = os.urandom) -> bytes:
    """The key kept in *folder*; both are made if they are not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / FILE
        if not file.exists():
            _make(file, randomness(SIZE))
        _close_to_others(file)
        key = file.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DataUnusable(folder=str(folder), reason=reason) from error
    if len(key) != SIZE:
        raise KeyDamaged(file=str(file))
    return key


def signing_seed(key: bytes) -> bytes:
    """What the server's signatures under deals are made from: it follows from its *key* alone."""
    return hmac.digest(key, b"lastcard receipts 1", "sha256")


def _make(file: Path, key: bytes) -> None:
    # Whole before it has its name: of two servers that start at once, both use the same key.
    handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(key)
            opened.flush()
            os.fsync(opened.fileno())
        with suppress(FileExistsError):
            os.link(temporary, file)
    finally:
        os.unlink(temporary)


def _close_to_others(file: Path) -> None:
    rights = stat.S_IMODE(file.stat().st_mode)
    if rights & 0o077:
        file.chmod(0o600)
        _log.warning("the key file %s was readable by others; its permissions are now 0600", file)
