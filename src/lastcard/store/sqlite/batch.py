"""Many pages as one transaction on SQLite, with as few calls as can be.

Every call of ``sqlite3`` lets go of the interpreter and waits for it afterwards, for milliseconds
when the event loop is busy. So the lines of all pages go in with one statement, which leaves out
what does not follow the last line there is. Only if something was left out, the pages are written
one by one.
"""

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, TypeAlias

from lastcard.table.state.entries import PlayerId
from lastcard.table.state.journal import Page

Named: TypeAlias = tuple[Page, Sequence[PlayerId]]
"""A page, and whom it names."""

_NEXT: Final = "SELECT coalesce(max(number) + 1, 0) FROM journal WHERE match = ?"
_LINES: Final = """
    INSERT OR IGNORE INTO journal (match, number, at, entry)
    SELECT column1, column2, column3, column4 FROM (VALUES {rows})
    WHERE column5 = (SELECT coalesce(max(number) + 1, 0) FROM journal WHERE match = column1)
"""
_MENTION: Final = "INSERT OR IGNORE INTO mentions (player, match) VALUES {rows}"
_KEEP: Final = "INSERT OR REPLACE INTO secrets (match, deal, secret) VALUES {rows}"
_FORGET: Final = "DELETE FROM secrets WHERE (match, deal) IN (VALUES {rows})"


def write_batch(connection: sqlite3.Connection, pages: Sequence[Named]) -> list[bool]:
    """Write *pages* and commit; which of them were written."""
    connection.execute("BEGIN IMMEDIATE")
    if all(page.entries for page, _ in pages) and _insert(connection, pages):
        answers = [True] * len(pages)
    else:
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        answers = [_follows(connection, page[0]) and _insert(connection, [page]) for page in pages]
    connection.execute("COMMIT")
    return answers


def _follows(connection: sqlite3.Connection, page: Page) -> bool:
    following: tuple[int] = connection.execute(_NEXT, (page.match,)).fetchone()
    return following == (page.first,)


def _insert(connection: sqlite3.Connection, pages: Sequence[Named]) -> bool:
    """Insert all lines of *pages* and what goes with them, unless a line is left out."""
    lines = [
        (page.match, number, page.at, entry, page.first)
        for page, _ in pages
        for number, entry in enumerate(page.entries, start=page.first)
    ]
    if _many(connection, _LINES, lines) != len(lines):
        return False
    mentions = [(player, page.match) for page, players in pages for player in players]
    _many(connection, _MENTION, mentions)
    _many(
        connection, _KEEP, [(page.match, *kept) for page, _ in pages for kept in page.keep.items()]
    )
    _many(connection, _FORGET, [(page.match, deal) for page, _ in pages for deal in page.forget])
    return True


def _many(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Execute *statement* with a mark for every value of *rows*; how many rows it changed."""
    if not rows:
        return 0
    marks = f"({', '.join('?' * len(rows[0]))})"
    filled = statement.format(rows=", ".join([marks] * len(rows)))
    return connection.execute(filled, tuple(chain.from_iterable(rows))).rowcount
