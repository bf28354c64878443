"""What the server tells over the WebSocket."""

from typing import Final, Literal, TypeAlias

import msgspec

from lastcard.games.game import Event
from lastcard.table.chairs import Chair
from lastcard.table.entries import Entry, MatchId, Moved, PlayerId, Said
from lastcard.table.setup import Setup, Speed
from lastcard.table.standing import Phase
from lastcard.table.telling import Clock

PlayerKind: TypeAlias = Literal["guest", "account", "bot"]


class _Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something the server tells."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who is at the other end."""

    id: PlayerId
    name: str
    kind: PlayerKind


class Welcome(_Tell, frozen=True, kw_only=True):
    """The answer to ``hello``."""

    version: int
    you: Person
    now: int
    """The server's time: milliseconds since 1970."""
    muted: tuple[PlayerId, ...] = ()
    """Whom you have muted."""


class Reload(_Tell, frozen=True, kw_only=True):
    """The server speaks *version*: load the page again; nothing is lost."""

    version: int


class Pong(_Tell, frozen=True, kw_only=True):
    """The server is there."""

    now: int
    id: str | None = None


class Done(_Tell, frozen=True, kw_only=True):
    """What was asked with *id* is done, written down under *number* where it was."""

    id: str | None
    number: int | None = None


class Refused(_Tell, frozen=True, kw_only=True):
    """What was asked with *id* is refused: a code, its arguments, and a sentence for people."""

    id: str | None
    code: str
    args: dict[str, str | int]
    sentence: str


class Told(_Tell, frozen=True, kw_only=True):
    """One entry of the table's journal, and what it led to. Numbers have no gaps."""

    table: MatchId
    number: int
    at: int
    entry: Entry
    events: tuple[Event, ...] | msgspec.Raw = ()
    chairs: tuple[Chair, ...] | None = None
    """The seats, where they changed."""
    view: msgspec.Raw | None = None
    """What you may know now; None when a later number follows at once, or nothing changed."""
    clock: Clock | None = None


class Whole(_Tell, frozen=True, kw_only=True):
    """A table as it stands after *number*: the answer to ``open``."""

    table: MatchId
    number: int
    at: int
    setup: Setup
    host: PlayerId
    phase: Phase
    seat: int | None
    """Your seat; None for a watcher."""
    chairs: tuple[Chair, ...]
    view: msgspec.Raw | None
    """None before the match."""
    seen: tuple[Event, ...] | msgspec.Raw = ()
    """The public events of the deal so far."""
    moves: tuple[Moved, ...] = ()
    """The public moves of the deal so far."""
    notes: tuple[str, ...] = ()
    """The steps of the provable deal so far."""
    talk: tuple[Said, ...] = ()
    """What was said here lately."""
    again: MatchId | None = None
    """The table of the rematch."""
    clock: Clock | None = None


class Presence(_Tell, frozen=True, kw_only=True):
    """Who is connected, seat by seat; it stands in no journal."""

    table: MatchId
    present: tuple[bool, ...]
    watchers: int


class Hinted(_Tell, frozen=True, kw_only=True):
    """What a strong bot would play at *turn*, and why, in the player's language.

    *topic* names what kind of decision it is, and *about* says what one should know of those.
    """

    table: MatchId
    turn: int
    move: str
    why: tuple[str, ...]
    topic: str
    about: str
    id: str | None = None


class Lookback(_Tell, frozen=True, kw_only=True):
    """What decided the deal that is over at *turn*, and what it says to the player, in words."""

    table: MatchId
    turn: int
    why: tuple[str, ...]
    id: str | None = None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    table: MatchId
    setup: Setup
    host: str | None
    """The name of who made it, if they sit there."""
    phase: Phase
    chairs: tuple[Chair, ...]
    watchers: int


class Tables(_Tell, frozen=True, kw_only=True):
    """The tables that are listed now, whole; it replaces what was told before."""

    tables: tuple[Listed, ...]
    waiting: int
    """How many people wait to be paired."""


class Paired(_Tell, frozen=True, kw_only=True):
    """A match was found: open *table*, where you have a seat."""

    table: MatchId


class Waiting(_Tell, frozen=True, kw_only=True):
    """You wait to be paired, until *until* at the latest."""

    until: int


class Turn(_Tell, frozen=True, kw_only=True):
    """It is your turn at *table*, which you need not have open."""

    table: MatchId
    game: str
    speed: Speed


class Farewell(_Tell, frozen=True, kw_only=True):
    """The server stops; come back in *seconds*. Everything is kept."""

    seconds: int


Tell: TypeAlias = (
    Welcome
    | Reload
    | Pong
    | Done
    | Refused
    | Told
    | Whole
    | Presence
    | Hinted
    | Lookback
    | Tables
    | Paired
    | Waiting
    | Turn
    | Farewell
)
"""Anything the server tells."""

_encoder: Final = msgspec.json.Encoder()


def write_tell(tell: Tell) -> bytes:
    """The message as JSON."""
    return _encoder.encode(tell)
