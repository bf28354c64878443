"""What a table tells: one entry and what it led to, or the whole table as it stands."""

from dataclasses import dataclass, field
from typing import Final

import msgspec

from lastcard.games.game import TABLE, Event, Seat
from lastcard.match import AnyMatch
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import (
    Again,
    CloseReason,
    MatchId,
    Moved,
    Noted,
    Paced,
    PlayerId,
    Said,
    Started,
    TableEntry,
    public,
)
from lastcard.table.state.setup import Pace, Setup
from lastcard.table.state.standing import Standing, TablePhase

_SEATS_STAY: Final = (Moved, Noted, Said, Paced, Again)
"""The entries that change nobody's seat."""


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Whose time runs, and until when, in milliseconds since 1970."""

    seat: Seat
    until: int


class Views:
    """What each seat may know of one state of the match; made when first asked for."""

    __slots__ = ("_game", "_made", "_state")

    def __init__(self, match: AnyMatch) -> None:
        self._game, self._state = match.game, match.state
        self._made: dict[Seat | None, bytes] = {}

    def of(self, seat: Seat | None) -> bytes:
        """The view of *seat*, None for a watcher, as JSON."""
        made = self._made.get(seat)
        if made is None:
            made = self._made[seat] = self._game.encode(self._game.view(self._state, seat))
        return made


@dataclass(slots=True)
class Telling:
    """One entry as everybody may see it, what it led to, and the table after it."""

    number: int
    at: int
    entry: TableEntry
    events: tuple[Event, ...]
    phase: TablePhase
    chairs: tuple[Chair, ...]
    chairs_changed: bool
    views: Views | None
    """None before the match, and where another entry follows at once."""
    moves: tuple[Moved, ...] = ()
    """The public moves of the deal that came with it: its own, or those before a study."""
    clock: Clock | None = None
    frames: dict[Seat | None, bytes] = field(default_factory=dict)
    """For the sender: the message to each seat, once it is encoded."""

    @classmethod
    def of(
        cls,
        standing: Standing,
        entry: TableEntry,
        events: tuple[Event, ...],
        at: int,
        before: "Telling | None",
    ) -> "Telling":
        """What is told of *entry*, which *standing* has just taken after *before*."""
        stay = before is not None and isinstance(entry, _SEATS_STAY)
        chairs = before.chairs if stay and before is not None else standing.chairs
        return cls(
            number=standing.number - 1,
            at=at,
            entry=public(entry),
            events=events,
            phase=standing.phase or "open",
            chairs=chairs,
            chairs_changed=not stay,
            views=Views(standing.match) if standing.phase in ("playing", "over") else None,
            moves=_moves(standing, entry),
        )


def _moves(standing: Standing, entry: TableEntry) -> tuple[Moved, ...]:
    match entry:
        case Moved(seat=seat) if seat != TABLE:
            return (entry,)
        case Started():
            write = standing.match.game.write
            return tuple(Moved(seat=m.seat, move=write(m.move)) for m in standing.match.seen())
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole table after its latest entry, for a client that joins."""

    match: MatchId
    setup: Setup
    host: PlayerId
    again: Again | None
    closed: CloseReason | None
    pace: Pace
    seat: Seat | None
    latest: Telling
    seen: tuple[Event, ...]
    """The public events of the deal so far."""
    moves: tuple[Moved, ...]
    """The public moves of the deal so far."""
    notes: tuple[str, ...]
    """The steps of the provable deal that are remembered."""
    talk: tuple[Telling, ...]
    """What was said lately."""
