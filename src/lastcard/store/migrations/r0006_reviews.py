"""Reviews of finished matches are kept, and shared by link."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables; nothing was reviewed before."""
    op.create_table(
        "reviews",
        _match(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reference", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    to_player = sa.ForeignKey("players.id", ondelete="CASCADE")
    op.create_table(
        "shares",
        _match(),
        sa.Column("player", sa.Text, to_player, primary_key=True, index=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def _match() -> sa.Column[str]:
    to_match = sa.ForeignKey("matches.match", ondelete="CASCADE")
    return sa.Column("match", sa.Text, to_match, primary_key=True)
