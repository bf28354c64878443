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

looks: Final = Table(
    "looks",
    metadata,
    _player(primary_key=True),
    Column("look", Text, primary_key=True),
    Index("ix_looks_look", "look"),
    sqlite_with_rowid=False,
)
"""What the names of accounts and bot accounts look like, so that nobody takes one like it."""

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

player_bans: Final = Table(
    "player_bans",
    metadata,
    _player(primary_key=True),
    _time("at"),
    # Nothing: for ever.
    _time("until", nullable=True),
    Column("reason", Text, nullable=False),
)
"""Who may not play here; their bots may not either."""

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    _time("at"),
    Column("deed", Text, nullable=False),
    Column("by", Text, nullable=False),
    # No foreign key: that somebody was deleted is to be seen afterwards.
    Column("player", Text, index=True),
    Column("address", Text),
    Column("detail", Text, nullable=False),
    Index("ix_audit_at", "at"),
)
"""Logins and other deeds that an operator may have to look up."""

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
    # How many lines of the journal this row follows from; the table is looked at if there are more.
    Column("lines", Integer, nullable=False, server_default="0"),
    # When something becomes due though nobody comes; without it the table sleeps.
    _time("wake", nullable=True),
    Index("ix_matches_phase_opened", "phase", "opened"),
    Index("ix_matches_wake", "wake"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # No foreign key: a player may be forgotten, and the match stays.
    Column("player", Text),
    Column("name", Text),
    Column("bot", Text),
    # Whether the player has left the match, and a bot plays on.
    Column("gone", Boolean, nullable=False, server_default=false()),
    # What the player or the bot is called there, as a search looks for it.
    Column("words", Text),
    Index("ix_seats_player_match", "player", "match"),
)

match_notes: Final = Table(
    "match_notes",
    metadata,
    _player(primary_key=True),
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    # The text as a search looks for it.
    Column("words", Text, nullable=False),
    _time("changed"),
    Index("ix_match_notes_match", "match"),
)
"""What players have written down about finished matches, each for themselves."""

match_tags: Final = Table(
    "match_tags",
    metadata,
    _player(primary_key=True),
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    # The tag as a search looks for it: two that differ in capitals alone are one.
    Column("words", Text, primary_key=True),
    Column("tag", Text, nullable=False),
    # In which order the player gave them.
    Column("place", Integer, nullable=False),
    Index("ix_match_tags_match", "match"),
    Index("ix_match_tags_player_words", "player", "words"),
)
"""By which words players find finished matches again, each for themselves."""

reviews: Final = Table(
    "reviews",
    metadata,
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    # Of the format, and by whom the choices were judged: what is out of date can be made anew.
    Column("version", Integer, nullable=False),
    Column("reference", Text, nullable=False),
    _time("made"),
    # JSON, compressed; nobody's name is in it.
    Column("data", LargeBinary, nullable=False),
)
"""The reviews of finished matches."""

shares: Final = Table(
    "shares",
    metadata,
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    _player(primary_key=True, index=True),
    # Not its hash: the player is to see the link again, and what it opens lies beside it.
    Column("token", Text, nullable=False, unique=True),
    _time("made"),
)
"""The reviews that players share by link."""

progress: Final = Table(
    "progress",
    metadata,
    _player(primary_key=True),
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    _time("finished"),
    Column("won", Boolean, nullable=False),
    Column("reference", Text, nullable=False),
    # A ``SeatTally`` as JSON: sums of losses by kind of choice, and luck.
    Column("tally", Text, nullable=False),
    Index("ix_progress_match", "match"),
    Index("ix_progress_player_game_finished", "player", "game", "finished"),
)
"""What reviews say of a player, match by match."""

rating_steps: Final = Table(
    "rating_steps",
    metadata,
    _player(primary_key=True),
    # No foreign key: the match may be deleted, and the rating stays what it was.
    Column("match", Text, primary_key=True),
    Column("game", Text, nullable=False),
    _time("at"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rating_steps_player_game_at", "player", "game", "at"),
)
"""The rating of a player after each rated match."""

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
    # Of a line whose text was struck out: the digest of what it was.
    Column("digest", LargeBinary),
    sqlite_with_rowid=False,  # the lines of a match lie together
)

packs: Final = Table(
    "packs",
    metadata,
    Column("match", Text, primary_key=True),
    # How many lines, from the first on; those that follow are in the journal.
    Column("lines", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The beginnings of journals that have come to their end, compressed."""

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
