"""Matches say when they have to be woken; finished journals are packed; struck lines are proved."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing is known of the lines of a match, so each unfinished one is looked at once."""
    op.add_column("matches", sa.Column("lines", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("wake", sa.BigInteger))
    op.create_index("ix_matches_wake", "matches", ["wake"])
    op.add_column("journal", sa.Column("digest", sa.LargeBinary))
    op.create_table(
        "packs",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
