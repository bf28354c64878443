"""What is looked at before a SQLite database is served: is it sound, and is all of it there."""

import logging
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from lastcard.store.errors import DatabaseDamaged, JournalCut
from lastcard.store.lines.heads import Head, heads_file, load_heads
from lastcard.store.sqlite.connection import connect
from lastcard.table.state.entries import MatchId

SECONDS: Final = 1.0
"""How long the check may take; all of a large file is checked while it is served."""
_NAMED: Final = 5  # matches in a sentence
_STEPS: Final = 10_000  # of SQLite's machine, between two looks at the clock

log = logging.getLogger(__name__)


def check_at_start(path: Path, seconds: float = SECONDS) -> None:
    """Refuse a database that is damaged, or has lost lines that were written down.

    ``DatabaseDamaged`` or ``JournalCut``, or ``DatabaseAway`` if the heads cannot be read.
    """
    heads = load_heads(heads_file(path))
    if not path.exists() or not path.stat().st_size:
        _miss(path, sorted(heads))
        return
    try:
        with closing(connect(path)) as connection:
            quick_check(connection, path, seconds)
            _miss(path, _lost(connection, heads))
    except sqlite3.Error as error:
        raise DatabaseDamaged(file=str(path), reason=str(error)) from error


def quick_check(connection: sqlite3.Connection, path: Path, seconds: float) -> bool:
    """Look for damage for so long; whether all was looked at. ``DatabaseDamaged``."""
    until = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):
            raise
        log.info("the database is large: the rest of it is checked while it is served")
        return False
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise DatabaseDamaged(file=str(path), reason=found.splitlines()[-1])
    return True


def _lost(connection: sqlite3.Connection, heads: Mapping[MatchId, Head]) -> list[MatchId]:
    """The matches whose journals are shorter than their *heads* say."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    if ("journal",) not in tables:
        return sorted(heads)
    last = "SELECT coalesce(max(number), -1) FROM journal WHERE match = ?"
    return sorted(
        match
        for match, head in heads.items()
        if connection.execute(last, (match,)).fetchone()[0] < head.number
    )


def _miss(path: Path, matches: list[MatchId]) -> None:
    if matches:
        named = ", ".join(matches[:_NAMED]) + (" …" if len(matches) > _NAMED else "")
        raise JournalCut(file=str(path), count=len(matches), matches=named)
