"""What can be listed about matches: all of it follows from their journals."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from lastcard.games.game import Seat
from lastcard.table.entries import MatchId, PlayerId
from lastcard.table.setup import Speed

Phase: TypeAlias = Literal["open", "playing", "over", "closed"]


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that somebody has: a player, or one of the house's bots."""

    seat: Seat
    player: PlayerId | None = None
    name: str | None = None
    bot: str | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it."""

    match: MatchId
    setup: str
    """The setup of the table, as JSON."""
    host: PlayerId
    game: str
    speed: Speed
    public: bool
    rated: bool
    phase: Phase
    chairs: tuple[Chair, ...]
    opened: int
    changed: int
    turn_of: PlayerId | None = None
    due: int | None = None
    """When the time of who is to move is up."""
    finished: int | None = None
    totals: tuple[int, ...] | None = None
    """The final score, seat by seat."""
    winners: tuple[Seat, ...] | None = None


class Matches:
    """The matches of all tables, open, running and over."""

    async def open(
        self,
        match: MatchId,
        setup: str,
        *,
        host: PlayerId,
        game: str,
        speed: Speed,
        public: bool,
        rated: bool,
        now: int,
    ) -> None:
        """List a new table; once more does no harm."""
        raise NotImplementedError

    async def update(
        self,
        match: MatchId,
        phase: Phase,
        chairs: Sequence[Chair],
        *,
        turn_of: PlayerId | None,
        due: int | None,
        now: int,
    ) -> None:
        """How the table stands at *now*; ignored if it is over or something later is known."""
        raise NotImplementedError

    async def finish(
        self, match: MatchId, totals: Sequence[int], winners: Sequence[Seat], now: int
    ) -> bool:
        """The match is over; True the first time only."""
        raise NotImplementedError

    async def get(self, match: MatchId) -> Summary | None:
        """The match of that id."""
        raise NotImplementedError

    async def unfinished(self) -> list[Summary]:
        """The tables that are open or playing, oldest first."""
        raise NotImplementedError

    async def of_phase(self, phase: Phase, *, public: bool = True, limit: int) -> list[Summary]:
        """The newest tables in *phase*; only the listed ones unless *public* is False."""
        raise NotImplementedError

    async def running_of(self, player: PlayerId) -> list[Summary]:
        """The unfinished tables where *player* sits, those that wait for them first."""
        raise NotImplementedError

    async def mine(
        self, player: PlayerId, *, limit: int, before: MatchId | None = None
    ) -> list[Summary]:
        """The finished matches of *player*, newest first, from the one after *before* on."""
        raise NotImplementedError
