"""What a table can be told to do: by people, by the server, or by time. It does one at a time."""

from dataclasses import dataclass
from typing import TypeAlias

from lastcard.games.game import Seat
from lastcard.table.state.entries import CloseReason, MatchId, PlayerId
from lastcard.table.state.setup import Pace


@dataclass(frozen=True, slots=True)
class Sit:
    """*player* takes *seat*."""

    player: PlayerId
    name: str
    seat: Seat
    chain: str | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """*player* gets up, before the match."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Ready:
    """*player* is ready, or not."""

    player: PlayerId
    ready: bool


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The arranger, *player*, seats *bot* on *seat*, or takes the bot there away."""

    player: PlayerId
    seat: Seat
    bot: str | None


@dataclass(frozen=True, slots=True)
class Remove:
    """The arranger, *player*, removes the player on *seat*."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """The arranger, *player*, begins the match; None is the server, where all agreed to play."""

    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class Move:
    """*player* moves, answering turn *turn*."""

    player: PlayerId
    turn: int
    move: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Contribute:
    """*player* tells the link for *deal*, and where to cut."""

    player: PlayerId
    deal: int
    link: str
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Next:
    """*player* has seen the score."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Say:
    """*player* says a stock *phrase* or free *text*."""

    player: PlayerId
    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class SetPace:
    """*player* lets the bots move at *pace*."""

    player: PlayerId
    pace: Pace


@dataclass(frozen=True, slots=True)
class Leave:
    """*player* leaves the match."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Return:
    """*player* plays again."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GoOn:
    """A rematch is open at the table *match*, because *player* wanted it."""

    match: MatchId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Close:
    """The server closes the table."""

    why: CloseReason


@dataclass(frozen=True, slots=True)
class Chosen:
    """The bot on *seat* chose *move* after so many *moves*; None is "nothing to say"."""

    seat: Seat
    moves: int
    move: str | None


@dataclass(frozen=True, slots=True)
class CheckDue:
    """Time has passed, or somebody came or went: see whether something is due."""


@dataclass(frozen=True, slots=True)
class Reread:
    """Somebody else may have written into the journal: read it again, and tell what is new."""


Order: TypeAlias = (
    Sit
    | Stand
    | Ready
    | SeatBot
    | Remove
    | Start
    | Move
    | Contribute
    | Next
    | Say
    | SetPace
    | Leave
    | Return
    | GoOn
    | Close
    | Chosen
    | CheckDue
    | Reread
)
"""Anything a table can be told to do."""
