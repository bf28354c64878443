"""Whole deals played out inside the compiled core, without the GIL: to count, measure and search.

Chance comes in as a seed; the same seed plays the same deals, compiled or not, for ever.
"""

from enum import IntEnum

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.chance import Chance, below
from lastcard.games.gang.cards import DECK, M1, add
from lastcard.games.gang.finder import Moves
from lastcard.games.gang.position import NOBODY, Position, find_legal, play


class Policy(IntEnum):
    """How a seat chooses among its legal moves."""

    RANDOM = 0
    """Any of them alike."""
    LOWEST = 1
    """The weakest combo; pass only when there is none."""


class Playout:
    """Plays deal after deal and keeps count; each deal is a first one, opened with ``M1``.

    ``run`` works without the GIL on buffers of its own: one playout for each thread.
    """

    def __init__(self, seats: int, seed: int, rules: int = 0, policy: int = Policy.RANDOM) -> None:
        self.position = Position([0] * seats, 0, 1, rules)
        self.moves = Moves()
        self.policy = policy
        self.chance = Chance(seed)
        self.deals = 0
        self.decisions = 0
        self.listed = 0
        if not cython.compiled:
            self.deck = [0] * 64
            self.wins = [0] * 4
            self.left = [0] * 4
        for index, card in enumerate(DECK):
            self.deck[index] = card

    def run(self, deals: int) -> None:
        """Play *deals* more deals."""
        # Handed on as arguments: code without the GIL may not hold objects of its own.
        position, moves = self.position, self.moves
        with cython.nogil:
            for _ in range(deals):
                _deal(self, position)
                _play_out(self, position, moves)

    def won(self, seat: int) -> int:
        """How many deals *seat* has won."""
        self._check(seat)
        return self.wins[seat]

    def cards_left(self, seat: int) -> int:
        """How many cards *seat* was left with, all deals together."""
        self._check(seat)
        return self.left[seat]

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.position.seats:
            raise IndexError(seat)  # compiled, the array would not say so


def _deal(playout: Playout, position: Position) -> None:
    for index in range(63, 0, -1):
        other = below(playout.chance, index + 1)
        card = playout.deck[index]
        playout.deck[index] = playout.deck[other]
        playout.deck[other] = card
    _reset(position)
    for seat in range(position.seats):
        hand = _ZERO
        for index in range(16 * seat, 16 * seat + 16):
            hand = add(hand, playout.deck[index])
        position.hands[seat] = hand
        position.sizes[seat] = 16
        if hand & _M1_BIT:
            position.turn = seat
            position.opening = True


def _reset(position: Position) -> None:
    position.turn = 0
    position.opening = False
    position.winner = position.to_beat = position.owner = position.pending = _NOBODY
    position.passed = position.out = position.declared = 0


def _play_out(playout: Playout, position: Position, moves: Moves) -> None:
    while position.winner == _NOBODY:
        find_legal(position, moves)
        playout.decisions += 1
        playout.listed += moves.count
        index = 0 if playout.policy else below(playout.chance, moves.count)
        play(position, moves.places[index], True)
    playout.deals += 1
    playout.wins[position.winner] += 1
    for seat in range(position.seats):
        playout.left[seat] += position.sizes[seat]


_ZERO = 0
_NOBODY = NOBODY
_M1_BIT = 1 << M1
