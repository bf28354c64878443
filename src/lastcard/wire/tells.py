"""What the server tells over the WebSocket."""

from typing import Final, Literal, TypeAlias

import msgspec

from lastcard.games.game import Event
from lastcard.table.people.telling import Clock
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import CloseReason, MatchId, Moved, PlayerId, Said, TableEntry
from lastcard.table.state.setup import Pace, Setup, Speed
from lastcard.table.state.standing import TablePhase
from lastcard.wire.look_tells import Looking, Remarked
from lastcard.wire.tell import TellBase

PlayerKind: TypeAlias = Literal["guest", "account", "bot"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who is at the other end."""

    id: PlayerId
    name: str
    kind: PlayerKind


class Welcome(TellBase, frozen=True, kw_only=True):
    """The answer to ``hello``."""

    version: int
    you: Person
    now: int
    """The server's time: milliseconds since 1970."""
    muted: tuple[PlayerId, ...] = ()
    """The players you have muted."""
    pauses: float = 1.0
    """How long a page should show what happened: 1 is normal, 0 is not at all."""


class Reload(TellBase, frozen=True, kw_only=True):
    """The server speaks *version*: load the page again; nothing is lost."""

    version: int


class Pong(TellBase, frozen=True, kw_only=True):
    """The server is there."""

    now: int
    id: str | None = None


class Done(TellBase, frozen=True, kw_only=True):
    """What was asked with *id* is done, written down under *number* where it was."""

    id: str | None
    number: int | None = None


class Refused(TellBase, frozen=True, kw_only=True):
    """What was asked with *id* is refused: a code, its arguments, and a sentence for people."""

    id: str | None
    code: str
    args: dict[str, str | int]
    sentence: str


class Told(TellBase, frozen=True, kw_only=True):
    """One entry of the table's journal, and what it led to. Numbers have no gaps."""

    table: MatchId
    number: int
    at: int
    entry: TableEntry
    events: tuple[Event, ...] | msgspec.Raw = ()
    moves: tuple[Moved, ...] = ()
    """The public moves of the deal that were made elsewhere, where a study begins."""
    chairs: tuple[Chair, ...] | None = None
    """The seats, where they changed."""
    view: msgspec.Raw | None = None
    """What you may know now; None when a later number follows at once, or nothing changed."""
    clock: Clock | None = None


class Whole(TellBase, frozen=True, kw_only=True):
    """A table as it stands after *number*: the answer to ``open``."""

    table: MatchId
    number: int
    at: int
    setup: Setup
    host: PlayerId
    phase: TablePhase
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
    again_by: int | None = None
    """Who wanted the rematch first."""
    closed: CloseReason | None = None
    """Why the table was closed before its match came to an end."""
    pace: Pace = "normal"
    """How quickly the bots move."""
    clock: Clock | None = None


class Presence(TellBase, frozen=True, kw_only=True):
    """Who is connected, seat by seat, and how a lobby goes on; it stands in no journal."""

    table: MatchId
    present: tuple[bool, ...]
    watchers: int
    arranger: PlayerId | None = None
    """Who may seat bots, remove players and start: the host, or whoever stands in for a host who is
    gone. None once the match has begun."""
    waits_for: tuple[int, ...] = ()
    """The seats that keep a match from being started: empty, not ready, or gone for long."""


class Hinted(TellBase, frozen=True, kw_only=True):
    """What a strong bot would play at *turn*, and why, in the player's language.

    *why* has more than one reads at once, the most telling first. *topic* names what kind of
    decision it is, and *about* says what one should know of those. For whoever does not know the
    game yet *scene* says what lies there and what goes, and *basics* what the game is about, a
    sentence for each of the first turns.
    """

    table: MatchId
    turn: int
    move: str
    why: tuple[str, ...]
    topic: str
    about: str
    scene: tuple[str, ...] = ()
    basics: tuple[str, ...] = ()
    id: str | None = None


class Lookback(TellBase, frozen=True, kw_only=True):
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
    """The host's name, if the host sits there."""
    phase: TablePhase
    chairs: tuple[Chair, ...]
    watchers: int


class Tables(TellBase, frozen=True, kw_only=True):
    """The tables that are listed now, whole; it replaces what was told before."""

    tables: tuple[Listed, ...]
    waiting: int
    """How many people wait to be paired."""


class Relisted(TellBase, frozen=True, kw_only=True):
    """What has changed in the list of tables since it was told last."""

    tables: tuple[Listed, ...]
    """Those that are new, and those that have changed."""
    gone: tuple[MatchId, ...] = ()
    """Those that are listed no more."""
    waiting: int
    """How many people wait to be paired."""


class Paired(TellBase, frozen=True, kw_only=True):
    """A match was found: open *table*, where you have a seat."""

    table: MatchId


class Waiting(TellBase, frozen=True, kw_only=True):
    """You wait to be paired, until *until* at the latest."""

    until: int


class Turn(TellBase, frozen=True, kw_only=True):
    """It is your turn at *table*, which you need not have open."""

    table: MatchId
    game: str
    speed: Speed


class Mine(TellBase, frozen=True, kw_only=True):
    """One of your unfinished tables has changed; told to those who follow the lobby."""


class Farewell(TellBase, frozen=True, kw_only=True):
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
    | Relisted
    | Paired
    | Waiting
    | Turn
    | Mine
    | Farewell
    | Looking
    | Remarked
)
"""Anything the server tells."""

_encoder: Final = msgspec.json.Encoder()


def write_tell(tell: Tell) -> bytes:
    """The message as JSON."""
    return _encoder.encode(tell)
