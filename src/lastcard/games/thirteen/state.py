"""A match of 13 as it stands, with all its secrets. There is no encoder for it."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from lastcard.games.game import Seat
from lastcard.games.sealed import SEAL, Sealed
from lastcard.games.thirteen.cards import CardSet
from lastcard.games.thirteen.editions import Options
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.scoring import Tally


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    """The table deals."""
    PLAY = "play"
    """A seat plays a card."""
    DONE = "done"
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished deal."""

    dealer: Seat
    taken: tuple[CardSet, ...]
    tallies: tuple[Tally, ...]
    points: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    """A match between two moves; a new one for every move, and none of them can be encoded."""

    options: Options
    seats: int
    dealer: Seat
    phase: Phase = Phase.DEAL
    number: int = 0
    """The turn number: how many moves were made."""
    results: tuple[Result, ...] = ()
    position: Position | None = None
    """The deal being played, or the last one until the next is dealt; None before the first.

    Never played on in place: a new state has a copy.
    """
    seal: Sealed = SEAL
    """Makes every attempt to encode a state fail: secrets leave through a view alone."""

    def __repr__(self) -> str:
        return f"<State {self.phase}, deal {len(self.results) + 1}, turn {self.number}>"


def left_of(state: State, seat: Seat) -> Seat:
    """Who sits to the left of *seat*, and comes next: seats are numbered clockwise."""
    return Seat((seat + 1) % state.seats)


def right_of(seats: int, seat: Seat) -> Seat:
    """Who of so many *seats* sits to the right of *seat*: they are numbered clockwise."""
    return Seat((seat - 1) % seats)


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    return tuple(
        sum(result.points[seat] for result in state.results) for seat in range(state.seats)
    )
