"""Every placement in some worlds, played on by the greedy rule with a slip now and then.

The core of ``pimc``, a yardstick: it stays exactly as ``docs/reference/bots.md`` describes it.
"""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.thirteen.search.worlds import Worlds, deal_out, shuffle
from lastcard.games.chance import Chance, below
from lastcard.games.thirteen.cards import PLACEMENTS, CardSet, Placement
from lastcard.games.thirteen.counting import Counts, count, points
from lastcard.games.thirteen.position import (
    NOBODY,
    Moves,
    Position,
    assign,
    find_legal,
    play,
    would_take,
)


class Rollouts:
    """Adds up what every placement of the seat in turn comes to, in negative points of the deal."""

    def __init__(self, position: Position, unseen: CardSet, seed: int) -> None:
        self.worlds = Worlds(position, unseen, seed)
        self.chance = Chance(seed + 1)
        self.choices = Moves()
        self.moves = Moves()
        self.world = position.copy()
        self.line = position.copy()
        self.counts = Counts(position.seats)
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.sums = [0] * PLACEMENTS
        for index in range(PLACEMENTS):
            self.sums[index] = 0
        find_legal(position, self.choices)

    def run(self, worlds: int) -> None:
        """Try every placement in so many more *worlds*, all of them alike likely."""
        # Handed on as arguments: code without the GIL may not hold objects of its own.
        with cython.nogil:
            for _ in range(worlds):
                shuffle(self.worlds)
                deal_out(self.worlds, self.world)
                _try_all(self, self.choices, self.world, self.line)

    def listed(self) -> list[tuple[int, Placement]]:
        """The points of each placement, all worlds together."""
        places = self.choices.listed()
        return [(self.sums[index], places[index]) for index in range(len(places))]


def _try_all(rollouts: Rollouts, choices: Moves, world: Position, line: Position) -> None:
    for index in range(choices.count):
        assign(line, world)
        play(line, choices.places[index])
        while line.turn != _NOBODY:
            find_legal(line, rollouts.moves)
            play(line, _chosen(rollouts, rollouts.moves, line))
        count(rollouts.counts, line)
        rollouts.sums[index] += points(rollouts.counts, world.turn)


def _chosen(rollouts: Rollouts, moves: Moves, line: Position) -> int:
    # One time in ten any placement.
    if below(rollouts.chance, 10) == 0:
        return moves.places[below(rollouts.chance, moves.count)]
    for index in range(moves.count):
        if not would_take(line, moves.places[index]):
            return moves.places[index]
    return moves.places[0]


_NOBODY = NOBODY
