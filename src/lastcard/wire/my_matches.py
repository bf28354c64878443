"""One's own finished matches over ``/api``: how they are found, and what is kept about them."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from lastcard.games.game import Seat
from lastcard.table.state.setup import Speed
from lastcard.wire.api import Id, Word
from lastcard.wire.history import MatchInfo

LONGEST_NOTE: Final = 2000
"""How many signs a note may have."""
LONGEST_TAG: Final = 30
"""How many signs a tag may have."""
MOST_TAGS: Final = 10
"""How many tags one player may give a match."""

Instant: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000_000_000_000)]
"""Milliseconds since 1970."""


class Search(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which of my matches I want: at most *limit*, newest first, starting after *before*."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20
    before: Id | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Words that are all found: in the names of who played, in my note, or in my tags."""
    game: Id | None = None
    edition: Id | None = None
    speed: Speed | None = None
    company: Literal["people", "bots"] | None = None
    """With at least one other person, or with bots alone."""
    result: Literal["won", "lost"] | None = None
    rated: bool | None = None
    tag: Word | None = None
    since: Instant | None = None
    until: Instant | None = None
    """The match ended from *since* on and before *until*."""


class MyMatch(MatchInfo, frozen=True, kw_only=True):
    """A finished match, for one of those who played it."""

    seat: Seat
    """Where you sat."""
    won: bool
    note: str
    """What you have written down about it; nobody else is told."""
    tags: tuple[str, ...]


class MyMatches(msgspec.Struct, frozen=True, kw_only=True):
    """Some of your finished matches, newest first."""

    matches: tuple[MyMatch, ...]
    count: int | None
    """How many there are in all; told with the first page only."""


class KeepNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Keep this about a match of mine; what is left out stays as it is."""

    note: str | None = None
    tags: tuple[str, ...] | None = None


class KeptNote(msgspec.Struct, frozen=True, kw_only=True):
    """What you keep about a match."""

    note: str
    tags: tuple[str, ...]


class MyTag(msgspec.Struct, frozen=True, kw_only=True):
    """A tag of yours, and at how many matches it is."""

    tag: str
    matches: int


class MyTags(msgspec.Struct, frozen=True, kw_only=True):
    """Your tags, the most used first."""

    tags: tuple[MyTag, ...]
