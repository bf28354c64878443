"""Connections to a SQLite file that lose nothing."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from lastcard.store.errors import DatabaseAway

PATIENCE: Final = 10.0
"""Seconds to wait for another process, a backup or an operator's command, that writes."""
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
_SYNCHRONOUS: Final = ("off", "normal", "full", "extra")


def make_file(path: Path) -> None:
    """Create the file at *path* if it is missing, readable by its owner only."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise DatabaseAway(reason=error.strerror or "no such file") from error


def connect(path: Path) -> sqlite3.Connection:
    """A connection to *path* that begins and commits when it is told to."""
    # Made in one thread, used in another.
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def settings(connection: sqlite3.Connection) -> dict[str, str]:
    """What *connection* says about how it commits."""
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    return {"journal_mode": mode, "synchronous": _SYNCHRONOUS[synchronous]}
