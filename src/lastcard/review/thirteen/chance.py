"""Each seat's chance to win a match of 13 after a deal, on a scale fitted to matches.

The bots have a scale of their own, guessed once (``bots/thirteen/search/match_value``).
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.thirteen.position import MOST_SEATS

if not cython.compiled:
    from math import exp, sqrt

SPREADS: Final[Mapping[int, float]] = MappingProxyType({3: 3.7, 4: 2.9, 5: 2.4, 6: 2.3})
"""How many points apart make one player e times as likely to win, when one deal is left.

By how many play: ``make fit-chance`` fitted it to matches of *planner*.
"""


class MatchChance:
    """The chances in a match with *totals* before a deal, when *deals_left* follow it.

    Code without the GIL notes the points of the deal in ``points``, calls ``divide`` and reads
    ``shares``.
    """

    def __init__(self, totals: Sequence[int], deals_left: int, spread: float | None = None) -> None:
        if not 3 <= len(totals) <= MOST_SEATS:
            raise ValueError(f"{len(totals)} totals")  # compiled, the array would not say so
        self.seats = len(totals)
        self.scale = (SPREADS[len(totals)] if spread is None else spread) * sqrt(deals_left)
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.totals, self.points = [0] * MOST_SEATS, [0] * MOST_SEATS
            self.shares = [0.0] * MOST_SEATS
        for seat in range(self.seats):
            self.totals[seat] = totals[seat]

    def after(self, points: Sequence[int]) -> tuple[float, ...]:
        """Each seat's chance when the deal has cost everybody these *points*."""
        for seat in range(self.seats):
            self.points[seat] = points[seat]
        divide(self)
        return tuple([self.shares[seat] for seat in range(self.seats)])


def divide(chance: MatchChance) -> None:
    """Give every seat its chance after the points noted; after the last deal the lowest share."""
    lowest = 1_000_000
    for seat in range(chance.seats):
        lowest = min(lowest, chance.totals[seat] + chance.points[seat])
    whole = 0.0
    for seat in range(chance.seats):
        behind = chance.totals[seat] + chance.points[seat] - lowest
        if chance.scale == 0.0:
            chance.shares[seat] = 1.0 if behind == 0 else 0.0
        else:
            chance.shares[seat] = exp(-behind / chance.scale)
        whole += chance.shares[seat]
    for seat in range(chance.seats):
        chance.shares[seat] /= whole
