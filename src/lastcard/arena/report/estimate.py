"""A mean and how far it can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval, *margin* to both sides; None from one sample."""

    mean: float
    margin: float | None

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Estimate":
        """The estimate from independent *samples*, at least one."""
        mean = fmean(samples)
        if len(samples) < 2:
            return cls(mean, None)
        freedom = len(samples) - 1
        return cls(mean, students_t(freedom) * stdev(samples, mean) / sqrt(len(samples)))


def students_t(freedom: int) -> float:
    """The 97.5 % point of Student's t with that many degrees of *freedom*."""
    if freedom <= len(_SMALL):
        return _SMALL[freedom - 1]
    # The expansion around the normal distribution (Abramowitz and Stegun 26.7.5); from here on it
    # is exact to six digits.
    z = NormalDist().inv_cdf(0.975)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


_SMALL: Final = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157),
    *(2.228139, 2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922),
    *(2.093024, 2.085963),
)
