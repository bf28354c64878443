"""How long a bot takes for a move: added up in steps of 5 %, so that it stays small for ever."""

from collections import Counter
from dataclasses import dataclass, field
from math import floor, log
from typing import Final

STEP: Final = log(1.05)
SHORTEST: Final = 1e-6
"""Seconds; whatever is quicker counts as this."""


@dataclass(slots=True)
class MoveTimes:
    """The times of many moves."""

    moves: int = 0
    seconds: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one move."""
        self.moves += 1
        self.seconds += seconds
        self.steps[floor(log(max(seconds, SHORTEST) / SHORTEST) / STEP)] += 1

    def join(self, other: "MoveTimes") -> None:
        """Count all moves of *other* too."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """Seconds per move."""
        return self.seconds / self.moves if self.moves else 0.0

    def longest_of(self, share: float) -> float:
        """Seconds within which that *share* of the moves was made, at most 5 % too many."""
        passed = 0
        for step in sorted(self.steps):
            passed += self.steps[step]
            if passed >= share * self.moves:
                return SHORTEST * 1.05 ** (step + 1)
        return 0.0
