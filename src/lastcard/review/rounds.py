"""Follows the moves of a choice in as many worlds as it takes to tell them apart.

All moves are followed in the same worlds. After each round the moves that are surely worse than the
best are dropped, but never the one that was made; more worlds are spent where it is close.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from lastcard.review.part import Weighing

FIRST_ROUND: Final = 16
_FEWEST: Final = 64
"""In fewer worlds nobody is told that another move was better."""
_ENOUGH: Final = 256
"""A move that leads after so many worlds will not be found to have lost anything."""
_SURE: Final = 3.0
"""So many standard errors below the best, a move is dropped."""
_CLEAR: Final = 2.5
"""Within so many standard errors no other grade must lie, for a choice to be clear."""
_FARTHER: Final = 4
"""So many times as many worlds may be spent where it is open whether a choice was a blunder."""
BOUNDS: Final = (0.5, 1.5, 4.0)
"""Where a slip, a mistake and a blunder begin, in points lost."""


@dataclass(slots=True)
class Samples:
    """What each move brought in the worlds from number 0 on, as far as it was followed."""

    made: str
    points: dict[str, list[float]] = field(default_factory=dict)
    chances: dict[str, list[float]] = field(default_factory=dict)

    @property
    def worlds(self) -> int:
        """How many worlds the move that was made was followed in."""
        return len(self.points[self.made])

    def alive(self) -> list[str]:
        """The moves that were followed to the end."""
        return [move for move, row in self.points.items() if len(row) == self.worlds]

    def leader(self) -> str:
        """The best move; of equals the one that was made."""
        return max(self.alive(), key=lambda move: (sum(self.points[move]), move == self.made))

    def take(self, weighing: Weighing, count: int, moves: Sequence[str]) -> None:
        """Follow *moves* in *count* more worlds."""
        first = self.worlds if self.points else 0
        found = weighing.run(first, count, moves)
        for move, points, chances in zip(moves, found.points, found.chances, strict=True):
            self.points.setdefault(move, []).extend(points)
            self.chances.setdefault(move, []).extend(chances)


def follow(weighing: Weighing, made: str, worlds: int) -> Samples:
    """Follow the moves to consider, and the one *made*, in at most so many *worlds*.

    Where it is open whether the choice was a blunder it may be four times as many: who is told so
    should be told so with any seed.
    """
    samples = Samples(made)
    moves = [*weighing.moves, *([] if made in weighing.moves else [made])]
    count = min(FIRST_ROUND, worlds)
    while True:
        samples.take(weighing, count, moves)
        moves = _kept(samples, moves)
        most = _FARTHER * worlds if _may_be_blunder(samples) else worlds
        if samples.worlds >= most or _is_clear(samples, moves):
            return samples
        count = min(samples.worlds, most - samples.worlds)


def mean(row: Sequence[float]) -> float:
    """The mean of *row*."""
    return sum(row) / len(row)


def error_of(row: Sequence[float]) -> float:
    """The standard error of the mean of *row*."""
    if len(row) < 2:
        return 0.0
    middle = mean(row)
    return sqrt(sum((each - middle) ** 2 for each in row) / (len(row) - 1) / len(row))


def less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """What *one* brought more than *other*, world by world, in those that both were followed in."""
    return [a - b for a, b in zip(one, other, strict=False)]


def _kept(samples: Samples, moves: Sequence[str]) -> list[str]:
    leader = samples.leader()
    best = samples.points[leader]
    return [
        move
        for move in moves
        if move in (leader, samples.made) or not _is_worse(less(best, samples.points[move]))
    ]


def _is_worse(behind: Sequence[float]) -> bool:
    return mean(behind) > _SURE * error_of(behind)


def _is_clear(samples: Samples, moves: Sequence[str]) -> bool:
    # Whether more worlds would not change the grade.
    leader, made = samples.leader(), samples.points[samples.made]
    if leader != samples.made:
        return samples.worlds >= _FEWEST and _is_graded(less(samples.points[leader], made))
    rest = [less(samples.points[move], made) for move in moves if move != leader]
    return samples.worlds >= _ENOUGH or all(
        mean(row) + _CLEAR * error_of(row) < BOUNDS[0] for row in rest
    )


def _may_be_blunder(samples: Samples) -> bool:
    lost = less(samples.points[samples.leader()], samples.points[samples.made])
    return abs(mean(lost) - BOUNDS[-1]) <= _CLEAR * error_of(lost)


def _is_graded(lost: Sequence[float]) -> bool:
    middle, reach = mean(lost), _CLEAR * error_of(lost)
    return middle + reach < BOUNDS[0] or all(abs(middle - bound) > reach for bound in BOUNDS)
