"""How players play over time: what reviews say of each, and every step of their ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables; of what was before nothing is known."""
    op.create_table(
        "progress",
        _player(),
        sa.Column(
            "match",
            sa.Text,
            sa.ForeignKey("matches.match", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("reference", sa.Text, nullable=False),
        sa.Column("tally", sa.Text, nullable=False),
    )
    op.create_index("ix_progress_match", "progress", ["match"])
    op.create_index("ix_progress_player_game_finished", "progress", ["player", "game", "finished"])
    op.create_table(
        "rating_steps",
        _player(),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_rating_steps_player_game_at", "rating_steps", ["player", "game", "at"])


def _player() -> sa.Column[str]:
    to_player = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.Text, to_player, primary_key=True)
