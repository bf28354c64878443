"""Looks of names, bans of players, and the audit log."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from lastcard.store.looks import looks

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables; whoever has a name keeps it, whatever it looks like."""
    _looks()
    op.create_table(
        "player_bans",
        _player(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("player", sa.Text, index=True),
        sa.Column("address", sa.Text),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])


def _player() -> sa.Column[str]:
    to_player = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.Text, to_player, primary_key=True)


def _looks() -> None:
    table = op.create_table(
        "looks",
        _player(),
        sa.Column("look", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_looks_look", "looks", ["look"])
    named = sa.text("SELECT id, name FROM players WHERE key IS NOT NULL")
    rows: list[dict[str, Any]] = [
        {"player": player, "look": look}
        for player, name in op.get_bind().execute(named)
        for look in looks(name)
    ]
    if rows:
        op.bulk_insert(table, rows)
