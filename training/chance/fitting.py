"""Finds the numbers under which what happened is likeliest, and says how well they foretell."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log

from training.chance.model import Model, Moment

IMPOSSIBLE = 1e-9
"""A chance of 0 that won after all counts as this."""
TENTHS = 10
_FINEST = 0.02
_FEWEST = 0.1
"""No number becomes smaller: a scale of 0 has no meaning."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """The chances of one size, and how often they came true."""

    count: int
    told: float
    """The mean of the chances told."""
    won: float
    """The share of matches won."""


def likelihood(model: Model, moments: Sequence[Moment], numbers: Sequence[float]) -> float:
    """The mean log-likelihood of the winners of *moments*; a shared win counts in parts."""
    total = 0.0
    for moment in moments:
        chances = model.chances(moment, numbers)
        each = [log(max(chances[seat], IMPOSSIBLE)) for seat in moment.winners]
        total += sum(each) / len(each)
    return total / len(moments)


def fit(model: Model, moments: Sequence[Moment]) -> tuple[float, ...]:
    """The numbers of the highest likelihood, by steps that become smaller and smaller."""
    start = next(iter(model.guesses.values()))
    return climb(lambda numbers: likelihood(model, moments, numbers), start)


def climb(height: Callable[[Sequence[float]], float], start: Sequence[float]) -> tuple[float, ...]:
    """Where *height* is highest: one number after the other, up or down as long as it helps."""
    here = tuple(start)
    highest = height(here)
    step = 4.0
    while step > _FINEST:
        moved = False
        for there in _around(here, step):
            if (found := height(there)) > highest:
                here, highest, moved = there, found, True
                break
        if not moved:
            step /= 2
    return here


def _around(here: tuple[float, ...], step: float) -> list[tuple[float, ...]]:
    return [
        (*here[:index], max(here[index] + change, _FEWEST), *here[index + 1 :])
        for index in range(len(here))
        for change in (step, -step)
    ]


def calibration(model: Model, moments: Sequence[Moment], numbers: Sequence[float]) -> list[Tenth]:
    """The chances told at *moments*, in ten groups of equal size, beside what came of them."""
    told = sorted(
        (chance, (seat in moment.winners) / len(moment.winners))
        for moment in moments
        for seat, chance in enumerate(model.chances(moment, numbers))
    )
    bounds = [len(told) * tenth // TENTHS for tenth in range(TENTHS + 1)]
    groups = [told[first:last] for first, last in pairwise(bounds)]
    return [_tenth(group) for group in groups if group]


def _tenth(group: Sequence[tuple[float, float]]) -> Tenth:
    count = len(group)
    return Tenth(
        count, sum(told for told, _ in group) / count, sum(won for _, won in group) / count
    )
