"""An online table, as one player sees it."""

from typing import Any

from lastcard.games.game import TABLE, AnyGame, Entry, Event, Seat
from lastcard.table.people.telling import Clock
from lastcard.table.state import entries as e
from lastcard.table.state.chairs import Chair
from lastcard.table.state.setup import Setup
from lastcard.table.state.standing import TablePhase
from lastcard.wire.heard import NO_VIEW, HeardTold, HeardWhole
from lastcard.wire.tells import Presence


class SeenTable:
    """What *me* knows of a table: shown whole once, then told entry by entry."""

    def __init__(self, whole: HeardWhole, me: e.PlayerId) -> None:
        self.me = me
        self.setup: Setup = whole.setup
        self.game: AnyGame = whole.setup.rules()
        self.host: e.PlayerId = whole.host
        self.phase: TablePhase = whole.phase
        self.chairs: tuple[Chair, ...] = whole.chairs
        self.presence = Presence(table=whole.table, present=(), watchers=0)
        """Who is there, and who may start the match."""
        self.clock: Clock | None = whole.clock
        self.again: e.MatchId | None = whole.again
        self.closed: e.CloseReason | None = whole.closed
        """Why the table was closed."""
        self.view: Any = None if whole.view == NO_VIEW else self.game.decode(whole.view)
        self.moves: list[Entry[Any]] = [self._read(moved) for moved in whole.moves]
        """The public moves of the deal so far."""
        self.is_settled = True
        """Whether the view is up to date; if not, more is being told."""
        self._untold: list[Event] = []
        self._ends = (None,) if whole.setup.study is None else (None, TABLE)

    def tell(self, told: HeardTold) -> tuple[Event, ...]:
        """Let what was *told* have happened; the events that can be shown with the view there is.

        Of several entries that belong together only the last brings a view: the events of the
        others wait for it.
        """
        self._happen(told.entry)
        self.moves += [self._read(moved) for moved in told.moves]
        if told.chairs is not None:
            self.chairs = told.chairs
        self._untold += self.game.decode_events(told.events)
        self.is_settled = told.view != NO_VIEW
        if not self.is_settled:
            return ()
        self.view = self.game.decode(told.view)
        self.clock = told.clock
        if self.phase == "playing" and self.view.awaits in self._ends:
            self.phase = "over"
        events, self._untold = tuple(self._untold), []
        return events

    @property
    def seat(self) -> Seat | None:
        """Where *me* sits."""
        seats = (Seat(at) for at, chair in enumerate(self.chairs) if chair.player == self.me)
        return next(seats, None)

    @property
    def is_alone(self) -> bool:
        """Whether no other person plays here."""
        others = (chair for chair in self.chairs if chair.player not in (None, self.me))
        return all(chair.left for chair in others)

    @property
    def free(self) -> Seat | None:
        """The first free seat."""
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

    def _happen(self, entry: e.TableEntry) -> None:
        match entry:
            case e.Started():
                self.phase = "playing"
            case e.Closed(why=why):
                self.phase, self.closed = "closed", why
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
