"""A match of Gang of Four as it stands, with all its secrets. There is no encoder for it."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from lastcard.games.game import TABLE, Seat
from lastcard.games.gang import position as core
from lastcard.games.gang.cards import Card, CardSet
from lastcard.games.gang.editions import Options
from lastcard.games.gang.position import Position
from lastcard.games.sealed import SEAL, Sealed


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    """The table deals."""
    CUT = "cut"
    """The player to the dealer's right cuts (GF-2.4)."""
    SHOW = "show"
    """The dealer cuts again and shows a card (GF-2.4)."""
    EXCHANGE = "exchange"
    """The winner of the last deal gives a card back (GF-11.2)."""
    PLAY = "play"
    """A seat plays or passes."""
    DONE = "done"
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """The cards that crossed the table before this deal; everybody saw them (GF-11.2)."""

    giver: Seat
    taker: Seat
    given: Card
    returned: Card | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A card shown at the cut, and how deep it lies in the deck (GF-2.4)."""

    card: Card
    depth: int


class Said(msgspec.Struct, frozen=True, gc=False):
    """A play or a pass of the current deal, as text."""

    seat: Seat
    move: str


class Row(msgspec.Struct, frozen=True):
    """One line of the score pad."""

    direction: int
    winner: Seat
    left: tuple[int, ...]
    points: tuple[int, ...]
    undeclared: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A finished deal."""

    dealer: Seat
    hands: tuple[CardSet, ...]
    """What each seat was left with, the winner too where nobody else was in the deal (GF-8.6)."""
    row: Row
    """What the score pad says of it."""


class State(msgspec.Struct, frozen=True):
    """A match between two moves; a new one for every move, and none of them can be encoded."""

    options: Options
    seats: int
    dealer: Seat
    phase: Phase = Phase.DEAL
    number: int = 0
    """The turn number: how many moves were made, calls of "Last card!" not counted."""
    results: tuple[Result, ...] = ()
    deck: tuple[Card, ...] = ()
    """The shuffled cards, while the ceremony goes on."""
    shown: tuple[Shown, ...] = ()
    first: Seat = TABLE
    """Who was dealt the first card."""
    hands: tuple[CardSet, ...] = ()
    """The hands between dealing and playing."""
    exchange: Exchange | None = None
    position: Position | None = None
    """The deal being played. Never played on in place: a new state has a copy."""
    cycle: tuple[Said, ...] = ()
    """What was played in the current cycle."""
    cycles: tuple[tuple[Said, ...], ...] = ()
    """The finished cycles of the current deal."""
    seal: Sealed = SEAL
    """Makes every attempt to encode a state fail: secrets leave through a view alone."""

    def __repr__(self) -> str:
        return f"<State {self.phase}, deal {len(self.results) + 1}, turn {self.number}>"


def direction(state: State) -> int:
    """The way of play: counter-clockwise (+1) in the first deal, then alternately (GF-4.1)."""
    return 1 if len(state.results) % 2 == 0 else -1


def right_of(seats: int, seat: Seat) -> Seat:
    """Who of so many *seats* sits to the right of *seat*: they are numbered counter-clockwise."""
    return Seat((seat + 1) % seats)


def turns_from(seats: int, seat: Seat, direction: int) -> tuple[Seat, ...]:
    """All of so many *seats* in the order of their turns, from *seat* on."""
    return tuple([Seat((seat + direction * step) % seats) for step in range(seats)])


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    if not state.results:
        return (0,) * state.seats
    return tuple(map(sum, zip(*[result.row.points for result in state.results], strict=True)))


def hand(state: State, seat: Seat) -> CardSet:
    """The cards *seat* holds in the current deal."""
    if not 0 <= seat < state.seats:
        raise IndexError(seat)  # the table's number would mean somebody's cards
    if state.position is not None:
        return state.position.hand(seat)
    return state.hands[seat] if state.hands else 0


def seats_in(bits: int) -> tuple[Seat, ...]:
    """A set of seats kept as bits, ascending."""
    if not bits:
        return ()
    return tuple([Seat(seat) for seat in range(4) if bits >> seat & 1])


def rules(options: Options) -> int:
    """The options a position must know, as its flags."""
    return (
        (core.OPENING_FIVE if options.opening_limit == "5" else 0)
        | (core.BLOCK_WITH_GANG if options.block == "single_or_gang" else 0)
        | (core.LEAD_FREE if options.block_lead == "free" else 0)
        | (core.OUT_OF_CYCLE if options.after_pass == "out_of_cycle" else 0)
    )
