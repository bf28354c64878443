"""The finished deals of a record, move by move, with the state each move was made in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from lastcard.games.game import TABLE, AnyGame, Entry, Seat
from lastcard.record import Record
from lastcard.record.replay import begin, check_outcome, replay_deal
from lastcard.review.part import GameReview, Turn


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that somebody made, and everything that led to it."""

    deal: int
    number: int
    """The turn number."""
    state: Any
    """The state before the move, with all its secrets."""
    entry: Entry[Any]
    seen: Sequence[Entry[Any]]
    """The public moves of the deal before it."""

    @property
    def seat(self) -> Seat:
        """Who made it."""
        return self.entry.seat

    @property
    def turn(self) -> Turn:
        """What a game's part needs to know of it."""
        return Turn(self.state, self.entry)


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """A finished deal."""

    number: int
    before: Any
    """The state before its cards were dealt."""
    after: Any
    """The state when it was scored."""
    moments: tuple[Moment, ...]
    """What the seats did once all cards were dealt."""
    forgotten: tuple[Moment, ...]
    """The moves with which a call was due that never came."""
    points: tuple[int, ...]


def deals_of(record: Record, part: GameReview) -> Iterator[DealPlayed]:
    """The finished deals of *record*; a wrong record is a ``RecordError``."""
    match = begin(record)
    for number, deal in enumerate(record.deals, start=1):
        before = state = match.state
        moments: list[Moment] = []
        forgotten: list[Moment] = []
        seen: list[Entry[Any]] = []
        for entry, step, _ in replay_deal(match, deal, number):
            if entry.seat != TABLE:
                forgetful = part.forgot(step.events)
                if forgetful is not None:
                    forgotten.append(_last_of(forgetful, moments))
                if part.begins(state):
                    turn = match.game.turn(state)
                    moments.append(Moment(number, turn, state, entry, tuple(seen)))
                seen.append(entry)
            state = match.state
        if deal.points is not None:
            yield DealPlayed(number, before, state, tuple(moments), tuple(forgotten), deal.points)
    check_outcome(match, record)


def is_choice(game: AnyGame, part: GameReview, moment: Moment) -> bool:
    """Whether the seat had a choice."""
    awaited = game.awaits(moment.state) == moment.seat
    return awaited and part.is_choice(game.view(moment.state, moment.seat))


def seed_of(seed: int, deal: int, number: int) -> int:
    """The chance of what is decided at this place: nothing else changes it."""
    return int.from_bytes(sha256(f"lastcard review {seed} {deal} {number}".encode()).digest()[:8])


def _last_of(seat: Seat, moments: Sequence[Moment]) -> Moment:
    return next(moment for moment in reversed(moments) if moment.seat == seat)
