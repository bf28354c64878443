"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing to the first tables."""
    _players()
    _keys_and_wishes()
    _matches()
    _ratings_and_reports()
    _journal()


def _text(name: str, **changes: Any) -> sa.Column[str]:
    return sa.Column(name, sa.Text, **{"nullable": False, **changes})


def _key(name: str, *more: Any, kind: Any = sa.Text) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, primary_key=True)


def _time(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _to_player() -> sa.ForeignKey:
    return sa.ForeignKey("players.id", ondelete="CASCADE")


def _players() -> None:
    op.create_table(
        "players",
        _key("id"),
        _text("name"),
        _text("key", nullable=True, unique=True),
        _text("kind"),
        _time("created"),
        _time("seen"),
        _text("language", nullable=True),
        _text("password_hash", nullable=True),
        sa.Column("owner", sa.Text, _to_player(), index=True),
        sa.Column("token_hash", sa.LargeBinary, unique=True),
    )
    op.create_index("ix_players_kind_seen", "players", ["kind", "seen"])


def _keys_and_wishes() -> None:
    op.create_table(
        "logins",
        _key("id"),
        sa.Column("player", sa.Text, _to_player(), nullable=False, index=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        _time("created"),
        _time("seen"),
        _text("agent"),
    )
    op.create_table(
        "recovery", _key("player", _to_player()), _key("code_hash", kind=sa.LargeBinary)
    )
    op.create_table("mutes", _key("player", _to_player()), _key("other", _to_player()))
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_table("bans", _key("key"), _text("name"), _time("at"))


def _matches() -> None:
    op.create_table(
        "matches",
        _key("match"),
        _text("setup"),
        _text("host"),
        _text("game"),
        _text("speed"),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        _text("phase"),
        _text("turn_of", nullable=True),
        _time("due", nullable=True),
        _time("opened"),
        _time("changed"),
        _time("finished", nullable=True),
        _text("totals", nullable=True),
        _text("winners", nullable=True),
    )
    op.create_index("ix_matches_phase_opened", "matches", ["phase", "opened"])
    op.create_table(
        "seats",
        _key("match", sa.ForeignKey("matches.match", ondelete="CASCADE")),
        _key("seat", kind=sa.Integer),
        _text("player", nullable=True, index=True),
        _text("name", nullable=True),
        _text("bot", nullable=True),
    )


def _ratings_and_reports() -> None:
    op.create_table(
        "ratings",
        _key("player", _to_player()),
        _key("game"),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("ordinal", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_game_ordinal", "ratings", ["game", "ordinal"])
    op.create_table("rated", _key("match"))
    op.create_table(
        "reports",
        _key("id", kind=sa.Integer),
        _text("reporter", nullable=True, index=True),
        _text("player"),
        _text("match", nullable=True),
        sa.Column("number", sa.Integer),
        _text("reason"),
        _text("text"),
        _time("at"),
        _time("closed", nullable=True),
    )


def _journal() -> None:
    op.create_table(
        "journal",
        _key("match"),
        _key("number", kind=sa.Integer),
        _time("at"),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        _key("match"),
        _key("deal", kind=sa.Integer),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table("mentions", _key("player"), _key("match"), sqlite_with_rowid=False)
