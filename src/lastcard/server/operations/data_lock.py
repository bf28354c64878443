"""One server at a time on one SQLite database: two would each believe to be the only writer."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lastcard.server.operations.startup_errors import DataInUse
from lastcard.store.address import File, read_address
from lastcard.store.errors import DatabaseAway


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Keep other servers off the database at *url*, or ``DataInUse``; PostgreSQL takes several.

    The lock ends with the process, however it ends.
    """
    address = read_address(url)
    if not isinstance(address, File) or sys.platform == "win32":
        yield
        return
    import fcntl  # there is none for Windows

    file = Path(f"{address.path}.lock")
    try:
        opening = file.open("a")
    except OSError as error:
        raise DatabaseAway(reason=error.strerror or type(error).__name__) from error
    with opening as opened:
        file.chmod(0o600)
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DataInUse(file=str(address.path)) from None
        yield
