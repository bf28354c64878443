"""Matches of the past and the present, as ``/api`` lists and tells them."""

import msgspec

from lastcard.games.game import Seat
from lastcard.record import Record
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Setup
from lastcard.table.state.standing import TablePhase


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a player, or one of the server's bots."""

    seat: Seat
    player: PlayerId | None
    name: str
    """What the player is called, or the bot."""
    bot: str | None


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it."""

    match: MatchId
    setup: Setup
    host: PlayerId
    phase: TablePhase
    sitting: tuple[Sitting, ...]
    opened: int
    changed: int
    turn_of: PlayerId | None
    """Who is to move."""
    due: int | None
    """When their time is up."""
    finished: int | None
    totals: tuple[int, ...] | None
    """The final score, seat by seat."""
    winners: tuple[Seat, ...] | None


class MyTable(MatchInfo, frozen=True, kw_only=True):
    """A match that is not over, for one of those who sit there."""

    turn: Seat | None
    """Whose move it is; -1 is the table, between deals; None before the match."""
    yours: bool
    """Whether the match waits for you."""
    alone: bool
    """Whether you are the only person there: if you leave, the match ends."""
    left: bool
    """Whether you have left the match, and a bot plays on."""
    deal: int | None = None
    """The deal that is played, or the one to come; None before the match, or where not told."""
    points: tuple[int, ...] | None = None
    """What each seat has so far; told of tables that are awake, and of the first in a list."""


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """Your unfinished matches: those that wait for you first, those you left last."""

    matches: tuple[MyTable, ...]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move, what came of it, and what one seat could see then; seat -1 is the table."""

    seat: Seat
    move: str
    events: msgspec.Raw
    """The public events, as the game encodes them."""
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a finished match, move by move, from one seat."""

    record: Record | None
    """The whole match; with the first page only."""
    seat: Seat
    steps: tuple[ReplayStep, ...]
    next: int | None
    """The *after* of the page that follows; None on the last."""
