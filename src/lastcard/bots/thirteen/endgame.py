"""The last turns of a deal with all cards open: everybody plays what is best for himself."""

from typing import Any, Final

import cython

from lastcard.bots.thirteen.stakes import Stakes, divide
from lastcard.games.thirteen.counting import Counts, count
from lastcard.games.thirteen.position import (
    MOST_SEATS,
    NOBODY,
    Moves,
    Position,
    assign,
    find_legal,
    play,
)

DEEPEST: Final = 12
"""How many cards may be left at most."""


class Ply:
    """A position to be solved, room for its answer, and the ply after it."""

    def __init__(self, seats: int, depth: int = DEEPEST) -> None:
        self.position = Position([0] * seats, 0)
        self.moves = Moves()
        self.counts = Counts(seats)
        self.next: Any = Ply(seats, depth - 1) if depth else None
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.shares = [0] * MOST_SEATS

    def solved(self, position: Position, stakes: Stakes) -> list[int]:
        """What everybody's share of the match comes to from *position* on."""
        left = position.pile_left + sum([position.left(seat) for seat in range(position.seats)])
        if left > DEEPEST:
            raise ValueError(f"{left} cards left")  # compiled, there would be no ply for them
        assign(self.position, position)
        solve(self, self.position, stakes)
        return [self.shares[seat] for seat in range(position.seats)]


def solve(ply: Ply, position: Position, stakes: Stakes) -> None:
    """Find the shares of *ply*, whose *position* is given for speed (max^n)."""
    if position.turn == _NOBODY:
        count(ply.counts, position)
        divide(stakes, ply.counts)
        for seat in range(position.seats):
            ply.shares[seat] = stakes.shares[seat]
        return
    find_legal(position, ply.moves)
    for index in range(ply.moves.count):
        _try(ply, ply.next, position, ply.next.position, stakes, index)


def _try(
    ply: Ply, then: Ply, position: Position, after: Position, stakes: Stakes, index: int
) -> None:
    assign(after, position)
    play(after, ply.moves.places[index])
    solve(then, after, stakes)
    # The first of equals stands.
    if index == 0 or then.shares[position.turn] > ply.shares[position.turn]:
        for seat in range(position.seats):
            ply.shares[seat] = then.shares[seat]


_NOBODY = NOBODY
