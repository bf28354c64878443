"""Who has left a match that goes on is written beside the seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody who sits anywhere has left, as far as is known."""
    op.add_column("seats", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
