"""What the points of a deal mean for the match: each seat's chance to win it (TH-4.1)."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.thirteen.counting import Counts, points
from lastcard.games.thirteen.position import MOST_SEATS

SPREAD: Final = 3.0
"""How many points apart make one player e times as likely to win, when one deal is left."""
FARTHEST: Final = 128
"""So far behind is as good as lost."""


class MatchValue:
    """The shares of a match with *totals* before a deal, when *deals_left* follow it."""

    def __init__(self, totals: Sequence[int], deals_left: int) -> None:
        if not 1 <= len(totals) <= MOST_SEATS:
            raise ValueError(f"{len(totals)} seats")  # compiled, the arrays would not say so
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.totals, self.paid = [0] * MOST_SEATS, [0] * MOST_SEATS
            self.shares = [0] * MOST_SEATS
            self.odds = [0] * FARTHEST
        self.seats = len(totals)
        for seat in range(len(totals)):
            self.totals[seat] = totals[seat]
            self.shares[seat] = 0
        for behind in range(FARTHEST):
            self.odds[behind] = _odds(behind, deals_left)

    def share(self, seat: int) -> int:
        """What *seat* had when the match was divided last."""
        if not 0 <= seat < self.seats:
            raise IndexError(seat)
        return self.shares[seat]


def divide(match_value: MatchValue, counts: Counts) -> None:
    """Give every seat its share of the match once the deal has cost the points of *counts*.

    After the last deal those with the fewest points share it all. The whole is 2**20; to part
    moves that win as often, a point costs a thousandth of it.
    """
    lowest = 1000000
    for seat in range(match_value.seats):
        match_value.paid[seat] = points(counts, seat)
        lowest = min(lowest, match_value.totals[seat] + match_value.paid[seat])
    whole = 0
    for seat in range(match_value.seats):
        behind = match_value.totals[seat] + match_value.paid[seat] - lowest
        match_value.shares[seat] = match_value.odds[min(behind, 127)]
        whole += match_value.shares[seat]
    for seat in range(match_value.seats):
        share = (match_value.shares[seat] << 20) // whole
        match_value.shares[seat] = share - (match_value.paid[seat] << 10)


def _odds(behind: int, deals_left: int) -> int:
    if deals_left == 0:
        return int(behind == 0)
    return round(2**20 * exp(-behind / (SPREAD * sqrt(deals_left))))
