"""Means with intervals, and how many deals it takes to tell two players apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import mean, stdev

WIDTH = 1.96
"""Standard errors on each side of a 95 % interval."""
POWER = 0.84
"""With so many more a difference is found four times in five."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and half its 95 % interval."""

    mean: float
    margin: float
    count: int

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Figure":
        """The mean of *numbers*, which do not depend on each other."""
        if len(numbers) < 2:
            return cls(mean(numbers) if numbers else 0.0, inf, len(numbers))
        return cls(mean(numbers), WIDTH * stdev(numbers) / sqrt(len(numbers)), len(numbers))

    @classmethod
    def of_ratio(cls, sums: Sequence[float], counts: Sequence[float]) -> "Figure":
        """The mean of what was summed up deal by deal, whose choices may hang together."""
        whole = sum(sums) / max(1.0, sum(counts))
        rests = [part - whole * count for part, count in zip(sums, counts, strict=True)]
        spread = sqrt(sum(rest**2 for rest in rests)) / max(1.0, sum(counts))
        return cls(whole, WIDTH * spread, int(sum(counts)))

    @property
    def is_zero(self) -> bool:
        """Whether the interval holds zero."""
        return abs(self.mean) <= self.margin

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ±{self.margin:.3f}"


def deals_needed(differences: Sequence[float]) -> float:
    """How many deals with such *differences* tell that their mean is not 0, four times in five."""
    if len(differences) < 2 or mean(differences) == 0:
        return inf
    return ((WIDTH + POWER) * stdev(differences) / mean(differences)) ** 2


def verdict(kept: bool) -> str:
    """What stands before a promise."""
    return "kept  " if kept else "MISSED"
