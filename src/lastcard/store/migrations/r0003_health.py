"""A row that is written anew to find out whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The row comes with the first question."""
    op.create_table("health", sa.Column("touched", sa.Integer, primary_key=True))
