"""The tables of the database as they are now; ``migrations`` has their history.

Times are milliseconds since 1970. Hashes are what is kept of tokens, codes and passwords.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _time(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


def _player(**changes: Any) -> Column[str]:
    return Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), **changes)


players: Final = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The folded name, unique among accounts; guests have none.
    Column("key", Text, unique=True),
    Column("kind", Text, nullable=False),
    _time("created"),
    _time("seen"),
    Column("language", Text),
    Column("password_hash", Text),
    Column("owner", Text, ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("token_hash", LargeBinary, unique=True),
    Index("ix_players_kind_seen", "kind", "seen"),
)

logins: Final = Table(
    "logins",
    metadata,
    Column("id", Text, primary_key=True),
    _player(nullable=False, index=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    _time("created"),
    _time("seen"),
    Column("agent", Text, nullable=False),
)

recovery: Final = Table(
    "recovery",
    metadata,
    _player(primary_key=True),
    Column("code_hash", LargeBinary, primary_key=True),
)

mutes: Final = Table(
    "mutes",
    metadata,
    _player(primary_key=True),
    Column("other", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_mutes_other", "other"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
    _time("at"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("match", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("speed", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("turn_of", Text),
    _time("due", nullable=True),
    _time("opened"),
    _time("changed"),
    _time("finished", nullable=True),
    Column("totals", Text),
    Column("winners", Text),
    Index("ix_matches_phase_opened", "phase", "opened"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # No foreign key: a player may be forgotten, and the match stays.
    Column("player", Text, index=True),
    Column("name", Text),
    Column("bot", Text),
    # Whether the player has left the match, and a bot plays on.
    Column("gone", Boolean, nullable=False, server_default=false()),
)

ratings: Final = Table(
    "ratings",
    metadata,
    _player(primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_game_ordinal", "game", "ordinal"),
)

rated: Final = Table("rated", metadata, Column("match", Text, primary_key=True))
"""The matches whose ratings are in."""

health: Final = Table("health", metadata, Column("touched", Integer, primary_key=True))
"""One row, written anew to find out whether anything can be written."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", Text, index=True),
    Column("player", Text, nullable=False),
    Column("match", Text),
    Column("number", Integer),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    _time("at"),
    _time("closed", nullable=True),
)

journal: Final = Table(
    "journal",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    _time("at"),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the lines of a match lie together
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("match", Text, primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

mentions: Final = Table(
    "mentions",
    metadata,
    Column("player", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Which journals name a player, so that they can be forgotten there."""
