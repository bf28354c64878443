"""What the end of a deal is worth in the match, counted in points of an even score.

A match is won by the lowest total, so a point is not always worth the same: it weighs most between
neighbours near the end, and nothing once the match is lost.
"""

from collections.abc import Sequence

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.scoring import points

if not cython.compiled:
    from math import exp, sqrt


class MatchValue:
    """Scores before the deal and the total that ends the match; ``points`` is room for a deal's.

    With *limit* 0 there is no match: what counts is by how much a seat does better than the others
    on average.
    """

    def __init__(self, totals: Sequence[int], limit: int) -> None:
        if len(totals) not in (3, 4):
            raise ValueError(f"{len(totals)} totals")  # compiled, the array would not say so
        self.seats = len(totals)
        self.limit = limit
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.totals, self.points = [0] * 4, [0] * 4
            self.even, self.slope = [0.0] * 4, [0.0] * 4
        for seat in range(self.seats):
            self.totals[seat] = totals[seat]
        for seat in range(self.seats):
            self._weigh_a_point(seat)

    def worth(self, seat: int, points: Sequence[int]) -> float:
        """What these *points* of a deal are worth to *seat*."""
        for index in range(self.seats):
            self.points[index] = points[index]
        return worth(self, seat)

    def share(self, seat: int, points: Sequence[int]) -> float:
        """The chance of *seat* to win the match when the deal gives everybody these *points*."""
        for index in range(self.seats):
            self.points[index] = points[index]
        return share(self, seat)

    def _weigh_a_point(self, seat: int) -> None:
        # What a usual deal leaves, and how much the chance changes when it goes a little better.
        usual = [_USUAL] * self.seats
        self.even[seat] = self.share(seat, usual)
        usual[seat] = 0
        better = self.share(seat, usual)
        usual[seat] = 2 * _USUAL
        worse = self.share(seat, usual)
        self.slope[seat] = max(better - worse, _LEAST) / (2 * _USUAL)


def settle(match_value: MatchValue, world: World) -> None:
    """Note the points of a deal that has ended."""
    for seat in range(world.seats):
        match_value.points[seat] = 0 if seat == world.winner else _POINTS[world.sizes[seat]]


def worth(match_value: MatchValue, seat: int) -> float:
    """What the points noted are worth to *seat*."""
    if match_value.limit == 0:
        total = 0
        for index in range(match_value.seats):
            total += match_value.points[index]
        own = match_value.points[seat]
        return (total - own) / (match_value.seats - 1.0) - own
    return (share(match_value, seat) - match_value.even[seat]) / match_value.slope[seat]


def share(match_value: MatchValue, seat: int) -> float:
    """The chance of *seat* to win the match after the points noted; equal totals share (GF-10.2).

    While the match goes on, chances fall off with the distance in points; the more deals are still
    to come, the less a point weighs.
    """
    highest = 0
    lowest = 100_000
    for index in range(match_value.seats):
        total = match_value.totals[index] + match_value.points[index]
        highest = max(highest, total)
        lowest = min(lowest, total)
    own = match_value.totals[seat] + match_value.points[seat]
    if highest >= match_value.limit:
        return _share_of_win(match_value, lowest) if own == lowest else 0.0
    scale = _SPREAD * sqrt(1.0 + (match_value.limit - highest) / _STEP)
    whole = 0.0
    for index in range(match_value.seats):
        whole += exp((own - match_value.totals[index] - match_value.points[index]) / scale)
    return 1.0 / whole


def _share_of_win(match_value: MatchValue, lowest: int) -> float:
    winners = 0
    for index in range(match_value.seats):
        winners += match_value.totals[index] + match_value.points[index] == lowest
    return 1.0 / winners


_POINTS = [points(left) for left in range(17)]
_USUAL = 7
_LEAST = 1e-6
_STEP = 14.0  # what the highest total grows by in a deal
_SPREAD = 8.0
