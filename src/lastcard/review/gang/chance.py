"""Each seat's chance to win a match of Gang of Four after a deal, on a scale fitted to matches.

The bots have a scale of their own, guessed once (``bots/gang/search/match_value``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

if not cython.compiled:
    from math import exp, sqrt


@dataclass(frozen=True, slots=True)
class Scale:
    """How points become chances; ``make fit-chance`` finds these numbers by playing."""

    spread: float
    """How many points apart make one player e times as likely to win, when the end is near."""
    step: float
    """The farther the highest total is from the end, the less a point weighs; this is how soon."""
    lead: float
    """What it is worth, in points, to have won the last deal: a card from the loser, the lead."""


SCALES: Final[Mapping[int, Scale]] = MappingProxyType(
    {3: Scale(12.8, 9.9, 16.2), 4: Scale(10.4, 11.5, 14.7)}
)
"""By how many play: fitted to matches of *swift*."""


class MatchChance:
    """The chances in a match with *totals* before a deal, which ends at *limit* points.

    Code without the GIL notes the points of the deal in ``points``, calls ``divide`` and reads
    ``shares``.
    """

    def __init__(self, totals: Sequence[int], limit: int, scale: Scale | None = None) -> None:
        if len(totals) not in (3, 4):
            raise ValueError(f"{len(totals)} totals")  # compiled, the array would not say so
        chosen = SCALES[len(totals)] if scale is None else scale
        self.seats = len(totals)
        self.limit = limit
        self.spread, self.step, self.lead = chosen.spread, chosen.step, chosen.lead
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.totals, self.points, self.shares = [0] * 4, [0] * 4, [0.0] * 4
        for seat in range(self.seats):
            self.totals[seat] = totals[seat]

    def after(self, points: Sequence[int]) -> tuple[float, ...]:
        """Each seat's chance when the deal has given everybody these *points*, its winner none."""
        for seat in range(self.seats):
            self.points[seat] = points[seat]
        divide(self)
        return tuple([self.shares[seat] for seat in range(self.seats)])


def divide(chance: MatchChance) -> None:
    """Give every seat its chance after the points noted; equal totals share a win (GF-10.2)."""
    highest = 0
    lowest = 1_000_000
    for seat in range(chance.seats):
        total = chance.totals[seat] + chance.points[seat]
        highest = max(highest, total)
        lowest = min(lowest, total)
    scale = 0.0
    if highest < chance.limit:
        scale = chance.spread * sqrt(1.0 + (chance.limit - highest) / chance.step)
    whole = 0.0
    for seat in range(chance.seats):
        behind = chance.totals[seat] + chance.points[seat] - lowest
        chance.shares[seat] = _odds(chance, behind, chance.points[seat] == 0, scale)
        whole += chance.shares[seat]
    for seat in range(chance.seats):
        chance.shares[seat] /= whole


def _odds(chance: MatchChance, behind: int, leads: bool, scale: float) -> float:
    # Without a scale the match is over.
    if scale == 0.0:
        return 1.0 if behind == 0 else 0.0
    return exp(((chance.lead if leads else 0.0) - behind) / scale)
