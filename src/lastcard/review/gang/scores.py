"""What the end of a deal brings each seat: points, and the chance to win the match."""

from collections.abc import Sequence

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.editions import Options
from lastcard.games.gang.scoring import points
from lastcard.review.gang.chance import MatchChance, divide


class Scores:
    """Totals before the deal, and the points of the deal once it is settled."""

    def __init__(self, totals: Sequence[int], options: Options) -> None:
        if len(totals) not in (3, 4):
            raise ValueError(f"{len(totals)} totals")  # compiled, the array would not say so
        self.seats = len(totals)
        self.fine = 1 if options.undeclared == "plus_one" else 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.points = [0] * 4
        self.chance = MatchChance(totals, limit_of(options))
        for seat in range(self.seats):
            self.points[seat] = 0

    def after(self, points: Sequence[int], seat: int) -> tuple[float, float]:
        """What *points* of this deal bring *seat*: how many less, and the chance to win."""
        for index in range(self.seats):
            self.points[index] = points[index]
        return gain_of(self, seat), chance_of(self, seat)


def limit_of(options: Options) -> int:
    """The total that ends a match (GF-10.2)."""
    return options.target + (1 if options.target_rule == "exceed" else 0)


def settle(scores: Scores, world: World) -> None:
    """Note the points of a deal that has ended (GF-8.4, GF-10.1)."""
    for seat in range(world.seats):
        scores.points[seat] = 0
        if seat != world.winner:
            scores.points[seat] = _POINTS[world.sizes[seat]]
            if world.out >> seat & 1:
                scores.points[seat] += scores.fine


def gain_of(scores: Scores, seat: int) -> float:
    """What the others got on average less what *seat* got."""
    total = 0
    for index in range(scores.seats):
        total += scores.points[index]
    own = scores.points[seat]
    return (total - own) / (scores.seats - 1.0) - own


def chance_of(scores: Scores, seat: int) -> float:
    """The chance of *seat* to win the match after the points settled."""
    _divide(scores, scores.chance)
    return scores.chance.shares[seat]


def _divide(scores: Scores, chance: MatchChance) -> None:
    for seat in range(scores.seats):
        chance.points[seat] = scores.points[seat]
    divide(chance)


_POINTS = [points(left) for left in range(17)]
