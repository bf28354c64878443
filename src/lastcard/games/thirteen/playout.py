"""Whole deals played out inside the compiled core, without the GIL: to count, measure and search.

Chance comes in as a seed; the same seed plays the same deals, compiled or not, for ever.
"""

from enum import IntEnum

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.chance import Chance, below
from lastcard.games.thirteen.cards import DECK, add
from lastcard.games.thirteen.counting import Counts, count, points
from lastcard.games.thirteen.position import (
    MOST_SEATS,
    NOBODY,
    Moves,
    Position,
    find_legal,
    find_turn,
    play,
    would_take,
)


class Policy(IntEnum):
    """How a seat chooses among its legal moves."""

    RANDOM = 0
    """Any of them alike."""
    CAREFUL = 1
    """The lowest card that takes nothing, else the lowest."""


class Playout:
    """Plays deal after deal and keeps count; seat 0 begins each of them.

    *everything* deals all cards at the start (TH-5.1).
    """

    def __init__(
        self, seats: int, seed: int, everything: bool = False, policy: int = Policy.RANDOM
    ) -> None:
        self.position = Position([0] * seats, 0)
        self.moves = Moves()
        self.counts = Counts(seats)
        self.everything = everything
        self.policy = policy
        self.chance = Chance(seed)
        self.deals = 0
        self.decisions = 0
        self.listed = 0
        self.takes = 0
        if not cython.compiled:
            self.deck = [0] * len(DECK)
            self.sums = [0] * MOST_SEATS
        for index, card in enumerate(DECK):
            self.deck[index] = card

    def run(self, deals: int) -> None:
        """Play *deals* more deals."""
        # Handed on as arguments: code without the GIL may not hold objects of its own.
        position, moves, counts = self.position, self.moves, self.counts
        with cython.nogil:
            for _ in range(deals):
                _shuffle(self)
                _deal(self, position)
                _play_out(self, position, moves)
                _score(self, position, counts)

    def points(self, seat: int) -> int:
        """The negative points of *seat*, all deals together."""
        if not 0 <= seat < self.position.seats:
            raise IndexError(seat)  # compiled, the array would not say so
        return self.sums[seat]


def _shuffle(playout: Playout) -> None:
    for index in range(49, 0, -1):
        other = below(playout.chance, index + 1)
        card = playout.deck[index]
        playout.deck[index] = playout.deck[other]
        playout.deck[other] = card


def _deal(playout: Playout, position: Position) -> None:
    # One by one; of three players' hands that are dealt in full a fourth is set aside (TH-5.1).
    seats = position.seats
    circle = 4 if playout.everything and seats == 3 else seats
    dealt = 50 if playout.everything else 5 * seats
    for seat in range(seats):
        position.hands[seat] = position.taken[seat] = _ZERO
        position.sizes[seat] = 0
    for index in range(dealt):
        seat = index % circle
        if seat < seats:
            position.hands[seat] = add(position.hands[seat], playout.deck[index])
            position.sizes[seat] += 1
    for index in range(50 - dealt):
        position.pile[index] = playout.deck[49 - index]
    position.pile_left = 50 - dealt
    for target in range(3):
        position.lengths[target] = position.sums[target] = 0
    find_turn(position, 0)


def _play_out(playout: Playout, position: Position, moves: Moves) -> None:
    while position.turn != _NOBODY:
        _choose(playout, position, moves)
    playout.deals += 1


def _choose(playout: Playout, position: Position, moves: Moves) -> None:
    find_legal(position, moves)
    playout.decisions += 1
    playout.listed += moves.count
    index = _careful(position, moves) if playout.policy else below(playout.chance, moves.count)
    playout.takes += would_take(position, moves.places[index])
    play(position, moves.places[index])


def _careful(position: Position, moves: Moves) -> int:
    for index in range(moves.count):
        if not would_take(position, moves.places[index]):
            return index
    return 0


def _score(playout: Playout, position: Position, counts: Counts) -> None:
    count(counts, position)
    for seat in range(position.seats):
        playout.sums[seat] += points(counts, seat)


_ZERO = 0
_NOBODY = NOBODY
