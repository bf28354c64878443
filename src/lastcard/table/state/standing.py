"""The state of a table, from its journal: seats, match and the ceremony of its deals.

``take`` is the only way anything changes, for a table that plays and for one that is woken alike.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

from lastcard.bots.bot_names import called
from lastcard.fair import Ceremony, Terms, read_note
from lastcard.fair.notes import Commit, Reveal
from lastcard.games.game import TABLE, Event, Outcome, Seat
from lastcard.match import AnyMatch, Match
from lastcard.table.state import entries as e
from lastcard.table.state.chairs import Chair, SeatState, seat_of
from lastcard.table.state.orders import Move
from lastcard.table.state.setup import Pace, Setup

TablePhase: TypeAlias = Literal["open", "playing", "over", "closed"]
"""How far a table has come: people sit down, they play, it is over, or it was closed before."""

_REMEMBERED: Final = 16  # how many moves of a seat can be answered again


class Standing:
    """A table as it stands after the entries taken so far."""

    setup: Setup
    host: e.PlayerId
    match: AnyMatch
    ceremony: Ceremony

    def __init__(self, match: e.MatchId) -> None:
        self.id = match
        self.number = 0
        """The number the next entry gets."""
        self.phase: TablePhase | None = None
        """None before the table is opened."""
        self.places: list[SeatState] = []
        self.again: e.Again | None = None
        self.closed: e.CloseReason | None = None
        """Why the table was closed before its match came to an end."""
        self.made: tuple[e.Made, ...] = ()
        """The moves after which a study begins."""
        self.pace: Pace = "normal"
        """How quickly the bots move."""
        self.since = 0
        """When the awaited seat's time began to run."""
        self._awaits: Seat | None = None
        self.moves = 0
        """How many moves were made: tells one turn from the next."""
        self.asides = 0
        """How many entries were not about the match itself: talk, seats, readiness, pace."""
        self.closes = False
        """Whether something came to its end with the last move (a cycle, a deal)."""
        self._answered: list[deque[tuple[str, int]]] = []
        """The latest moves of each seat: what the client called them, and their numbers."""

    @classmethod
    def after(cls, match: e.MatchId, entries: Iterable[e.TableEntry]) -> "Standing":
        """The table *match* after *entries*, where it does not matter when they happened."""
        standing = cls(match)
        for entry in entries:
            standing.take(entry, at=0)
        return standing

    def take(self, entry: e.TableEntry, at: int) -> tuple[Event, ...]:
        """Let *entry* have happened at *at*, or raise a ``Refusal`` and nothing has changed."""
        events = _TAKERS[type(entry)](self, entry, at)
        self.number += 1
        self.asides += not isinstance(entry, e.Moved | e.Noted)
        return events

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats as everybody may see them."""
        names = called([place.name for place in self.places])
        pairs, substitute = zip(self.places, names, strict=True), self.setup.substitute()
        return tuple([place.chair(name, substitute) for place, name in pairs])

    @property
    def awaits(self) -> Seat | None:
        """Whose move the match waits for; None when nobody plays."""
        return self._awaits if self.phase == "playing" else None

    @property
    def callers(self) -> tuple[Seat, ...]:
        """Who may still speak out of turn, until the awaited seat acts."""
        awaited = self.awaits
        if awaited is None or awaited == TABLE:
            return ()
        able = self.match.game.may_act(self.match.state)
        return tuple(seat for seat in able if seat != awaited)

    @property
    def turn(self) -> int:
        """The turn number of the match."""
        return self.match.game.turn(self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, by name."""
        return tuple(place.name or place.bot or "-" for place in self.places)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or the deal of a study; None before."""
        if self.phase != "over":
            return None
        match = self.match
        return Outcome.lowest(match.scores[-1]) if self.is_study else match.outcome

    @property
    def is_study(self) -> bool:
        """Whether the match begins after moves made elsewhere, and ends with its deal."""
        return self.setup.study is not None

    def repeated(self, move: Move) -> int | None:
        """The number under which the same *move* was written down lately; None if it is new."""
        seat = seat_of(self.places, move.player)
        known = () if seat is None or move.id is None else self._answered[seat]
        return next((number for name, number in known if name == move.id), None)

    def _opened(self, entry: e.Opened, at: int) -> tuple[Event, ...]:
        self.setup, self.host, self.pace = entry.setup, entry.host, entry.setup.pace
        self.places = [SeatState() for _ in range(entry.setup.seats)]
        self._answered = [deque(maxlen=_REMEMBERED) for _ in range(entry.setup.seats)]
        self.phase = "open"
        return ()

    def _resumed(self, entry: e.Resumed, at: int) -> tuple[Event, ...]:
        self.made = entry.moves
        return ()

    def _sat(self, entry: e.Sat, at: int) -> tuple[Event, ...]:
        self.places[entry.seat] = SeatState(player=entry.player, name=entry.name, chain=entry.chain)
        return ()

    def _seated(self, entry: e.Seated, at: int) -> tuple[Event, ...]:
        self.places[entry.seat] = SeatState(bot=entry.bot, ready=True)
        return ()

    def _stood(self, entry: e.Stood, at: int) -> tuple[Event, ...]:
        self.places[entry.seat] = SeatState()
        return ()

    def _readied(self, entry: e.Readied, at: int) -> tuple[Event, ...]:
        self.places[entry.seat].ready = entry.ready
        return ()

    def _started(self, entry: e.Started, at: int) -> tuple[Event, ...]:
        setup = self.setup
        game = setup.rules()
        self.match = Match(game, setup.chosen(), setup.seats, None if self.is_study else self.id)
        terms = Terms(self.id, game.key, setup.seats, tuple(game.deck()))
        self.ceremony = Ceremony(terms)
        events = self._resume() if self.is_study else ()
        self.phase = "playing"
        self._awaits = self.match.awaits
        self.since = at
        return events

    def _resume(self) -> tuple[Event, ...]:
        """Make the moves before a study; the events of the deal it is about."""
        match, seen = self.match, list[Event]()
        for made in self.made:
            step = match.act(made.seat, match.game.read(made.move))
            seen = [*step.events] if made.seat == TABLE else [*seen, *step.events]
        self.ceremony.skip(len(match.scores) + 1)
        return tuple(seen)

    def _noted(self, entry: e.Noted, at: int) -> tuple[Event, ...]:
        note = read_note(entry.note)
        self.ceremony.take(note)
        self.match.note(note)
        if isinstance(note, Commit | Reveal):
            self.since = at
        if isinstance(note, Reveal) and self._awaits is None:
            self.phase = "over"
        return ()

    def _moved(self, entry: e.Moved, at: int) -> tuple[Event, ...]:
        game, match = self.match.game, self.match
        before = (self._awaits, self.turn)
        step = match.act(entry.seat, game.read(entry.move))
        if entry.seat == TABLE:
            self.ceremony.mark_dealt()
        else:
            self._remember(entry)
        if len(game.scores(match.state)) == self.ceremony.deal:
            self.ceremony.mark_scored()
            self.phase = "over" if self.is_study else self.phase
        self._awaits = match.awaits
        # A call out of turn has stopped the clock of the awaited seat until now.
        if before != (self._awaits, self.turn) or entry.seat != before[0]:
            self.since = at
        self.moves += 1
        self.closes = step.closes
        return step.events

    def _remember(self, entry: e.Moved) -> None:
        place = self.places[entry.seat]
        place.slow = place.slow + 1 if entry.by == "clock" else 0
        if entry.id is not None:
            self._answered[entry.seat].append((entry.id, self.number))

    def _away(self, entry: e.Away, at: int) -> tuple[Event, ...]:
        place = self.places[entry.seat]
        place.away, place.left = True, entry.why == "left"
        return ()

    def _back(self, entry: e.Back, at: int) -> tuple[Event, ...]:
        place = self.places[entry.seat]
        place.away, place.left, place.slow = False, False, 0
        if self.awaits == entry.seat:
            self.since = at
        return ()

    def _said(self, entry: e.Said, at: int) -> tuple[Event, ...]:
        return ()

    def _paced(self, entry: e.Paced, at: int) -> tuple[Event, ...]:
        self.pace = entry.pace
        return ()

    def _again(self, entry: e.Again, at: int) -> tuple[Event, ...]:
        self.again = entry
        return ()

    def _closed(self, entry: e.Closed, at: int) -> tuple[Event, ...]:
        self.phase, self.closed = "closed", entry.why
        return ()


_TAKERS: Final[Mapping[type, Callable[[Standing, Any, int], tuple[Event, ...]]]] = {
    e.Opened: Standing._opened,
    e.Resumed: Standing._resumed,
    e.Sat: Standing._sat,
    e.Seated: Standing._seated,
    e.Stood: Standing._stood,
    e.Readied: Standing._readied,
    e.Started: Standing._started,
    e.Noted: Standing._noted,
    e.Moved: Standing._moved,
    e.Away: Standing._away,
    e.Back: Standing._back,
    e.Said: Standing._said,
    e.Paced: Standing._paced,
    e.Again: Standing._again,
    e.Closed: Standing._closed,
}
