"""The heads of journals made anew from a SQLite database, which is believed."""

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, select

from lastcard.store import schema
from lastcard.store.errors import JournalUnplayable
from lastcard.store.lines.heads import NONE, Head, heads_file, save_heads
from lastcard.store.lines.kept_journal import lines_below
from lastcard.store.sqlite.connection import connect
from lastcard.store.sqlite.engine import open_writer
from lastcard.table.state.entries import MatchId

_ALL = 2**31 - 1


def rebuild_heads(path: Path) -> None:
    """Let the heads beside *path* say what is there; nothing is missed any more."""
    with reading(path) as connection:
        # The last line of a journal is never packed, so none is left out.
        found = connection.scalars(select(schema.journal.c.match).distinct())
        heads = {}
        for match in [MatchId(match) for match in found]:
            with suppress(JournalUnplayable):  # the doctor goes on to say so
                heads[match] = head_of(connection, match)
    save_heads(heads_file(path), heads)


def head_of(connection: Connection, match: MatchId, number: int = _ALL) -> Head:
    """The head of *match*, or what it was when it had *number* lines."""
    return NONE.after(line.proof for line in lines_below(connection, match, number))


@contextmanager
def reading(path: Path) -> Iterator[Connection]:
    """A connection to the database *path*, which is only read."""
    with (
        closing(connect(path)) as bare,
        open_writer(bare).execution_options(reads=True).connect() as connection,
    ):
        yield connection
