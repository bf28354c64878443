"""Players keep notes and tags about their matches, and find them by the names of who played."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from lastcard.games.game import Seat
from lastcard.store.folding import search_words

revision = "0007"
down_revision = "0006"

_AT_ONCE = 1_000  # matches; a large server is not to fill the memory


def upgrade() -> None:
    """Add the tables, and write down how everybody who sat somewhere is searched for."""
    op.create_table(
        "match_notes",
        *_of_a_match(),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_match_notes_match", "match_notes", ["match"])
    op.create_table(
        "match_tags",
        *_of_a_match(),
        sa.Column("words", sa.Text, primary_key=True),
        sa.Column("tag", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("ix_match_tags_match", "match_tags", ["match"])
    op.create_index("ix_match_tags_player_words", "match_tags", ["player", "words"])
    op.add_column("seats", sa.Column("words", sa.Text))
    op.create_index("ix_seats_player_match", "seats", ["player", "match"])
    op.drop_index("ix_seats_player", "seats")
    _fill_words()


def _of_a_match() -> tuple[sa.Column[str], sa.Column[str]]:
    to_player = sa.ForeignKey("players.id", ondelete="CASCADE")
    to_match = sa.ForeignKey("matches.match", ondelete="CASCADE")
    return (
        sa.Column("player", sa.Text, to_player, primary_key=True),
        sa.Column("match", sa.Text, to_match, primary_key=True),
    )


def _fill_words() -> None:
    connection = op.get_bind()
    fill = sa.text("UPDATE seats SET words = :words WHERE match = :this AND seat = :seat")
    matches = list(connection.scalars(sa.text("SELECT match FROM matches")))
    for first in range(0, len(matches), _AT_ONCE):
        rows = list(_words(connection, matches[first : first + _AT_ONCE]))
        if rows:
            connection.execute(fill, rows)


def _words(connection: sa.Connection, matches: list[str]) -> Iterator[dict[str, Any]]:
    query = sa.text("SELECT match, seat, name FROM seats WHERE match IN :these ORDER BY match")
    these = query.bindparams(sa.bindparam("these", expanding=True))
    seats = connection.execute(these, {"these": matches})
    for match, sitting in groupby(seats, lambda row: row.match):
        words = search_words({Seat(row.seat): row.name for row in sitting})
        for seat, text in words.items():
            yield {"this": match, "seat": seat, "words": text}
