"""A table far away, as one player sees it."""

from typing import Any

from lastcard.games.game import TABLE, AnyGame, Entry, Event, Seat
from lastcard.table import entries as e
from lastcard.table.chairs import Chair
from lastcard.table.setup import Setup
from lastcard.table.standing import Phase
from lastcard.table.telling import Clock
from lastcard.wire.heard import NO_VIEW, Told, Whole


class Sight:
    """What *me* knows of a table: shown whole once, then told entry by entry."""

    def __init__(self, whole: Whole, me: e.PlayerId) -> None:
        self.me = me
        self.setup: Setup = whole.setup
        self.game: AnyGame = whole.setup.rules()
        self.host = whole.host
        self.phase: Phase = whole.phase
        self.chairs: tuple[Chair, ...] = whole.chairs
        self.clock: Clock | None = whole.clock
        self.again: e.MatchId | None = whole.again
        self.view: Any = None if whole.view == NO_VIEW else self.game.decode(whole.view)
        self.moves: list[Entry[Any]] = [self._read(moved) for moved in whole.moves]
        """The public moves of the deal so far."""
        self.is_settled = True
        """Whether the view is up to date; if not, more is being told."""
        self._untold: list[Event] = []

    def tell(self, told: Told) -> tuple[Event, ...]:
        """Let what was *told* have happened; the events that can be shown with the view there is.

        Of several entries that belong together only the last brings a view: the events of the
        others wait for it.
        """
        self._happen(told.entry)
        if told.chairs is not None:
            self.chairs = told.chairs
        self._untold += self.game.decode_events(told.events)
        self.is_settled = told.view != NO_VIEW
        if not self.is_settled:
            return ()
        self.view = self.game.decode(told.view)
        self.clock = told.clock
        if self.phase == "playing" and self.view.awaits is None:
            self.phase = "over"
        events, self._untold = tuple(self._untold), []
        return events

    @property
    def seat(self) -> Seat | None:
        """Where *me* sits."""
        seats = (Seat(at) for at, chair in enumerate(self.chairs) if chair.player == self.me)
        return next(seats, None)

    @property
    def free(self) -> Seat | None:
        """The first seat that can be had."""
        empty = (
            Seat(at)
            for at, chair in enumerate(self.chairs)
            if chair.player is None and chair.bot is None
        )
        return next(empty, None) if self.phase == "open" else None

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for *me*."""
        seat = self.seat
        return seat is not None and self.chairs[seat].away

    @property
    def is_mine(self) -> bool:
        """Whether the match waits for *me*."""
        known = self.phase == "playing" and self.is_settled and self.view is not None
        return known and self.view.awaits == self.seat

    @property
    def arranger(self) -> e.PlayerId | None:
        """Who may start the match: the host, or who sits first where the host has no seat."""
        people = [chair.player for chair in self.chairs if chair.player is not None]
        return self.host if self.host in (*people, self.me) else next(iter(people), None)

    def _happen(self, entry: e.Entry) -> None:
        match entry:
            case e.Started():
                self.phase = "playing"
            case e.Closed():
                self.phase = "closed"
            case e.Again(match=match):
                self.again = match
            case e.Moved(seat=seat) if seat == TABLE:
                self.moves = []
            case e.Moved():
                self.moves.append(self._read(entry))
            case _:
                pass

    def _read(self, moved: e.Moved) -> Entry[Any]:
        return Entry(moved.seat, self.game.read(moved.move))
