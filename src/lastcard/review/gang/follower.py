"""Follows the moves of one choice in many worlds, to the end of the deal."""

from array import array
from typing import Any, Final, TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.search.endgame import Endgame, solve
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.worlds.world import World, take_over
from lastcard.bots.gang.worlds.worlds import Worlds, deal_world
from lastcard.games.gang.finder import Moves
from lastcard.games.gang.position import NOBODY, Position
from lastcard.review.gang.playing_on import advance, give, lay_open, play_on
from lastcard.review.gang.policy import Policy, scramble
from lastcard.review.gang.scores import Scores, chance_of, gain_of, settle

Numbers: TypeAlias = "array[Any]"
SILENT: Final = 1 << 14
"""Added to a combo: it is played without saying what is due."""


class Follower:
    """The worlds a seat thought possible, and room to play them out in.

    World number k and the luck in it come from *seed* and k alone. With *solves* a world is solved
    as the bots' endgames are, where it is small enough, and not played out. ``run`` works without
    the GIL.
    """

    def __init__(
        self, policy: Policy, worlds: Worlds, scores: Scores, seed: int, solves: bool = False
    ) -> None:
        self.policy = policy
        self.worlds = worlds
        self.scores = scores
        self.seed = seed & _WORD
        self.solves = solves
        self.moves = Moves()
        self.endgame = Endgame()
        self.points_alone = MatchValue([0] * self.worlds.root.seats, 0)
        self.trunk = worlds.root_copy()
        self.branch = worlds.root_copy()
        self.me = worlds.me
        self.giver = _NOBODY
        self.opened = False
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.order = [0] * 64
        for index in range(self.worlds.count):
            self.order[index] = self.worlds.cards[index]

    def exchange(self, giver: int) -> None:
        """What is chosen is the card that goes back to *giver*: moves are cards."""
        self.giver = giver

    def open(self, position: Position) -> None:
        """Every world is *position*, with all hands open; only what follows differs."""
        self.opened = True
        lay_open(self.trunk, position)

    def run(self, first: int, count: int, moves: list[int]) -> tuple[Numbers, Numbers]:
        """What each of *moves* brought in the worlds from *first* on: points and chances.

        The worlds of the first move come first, then those of the second.
        """
        points, chances = array("d", bytes(8 * count * len(moves))), array("d")
        chances.extend(points)
        self._run(first, count, array("i", moves), points, chances)
        return points, chances

    def _run(
        self, first: int, count: int, moves: Numbers, points: Numbers, chances: Numbers
    ) -> None:
        worlds, trunk, branch, policy = self.worlds, self.trunk, self.branch, self.policy
        room, net, encoder, scores = self.moves, self.policy.net, self.policy.encoder, self.scores
        endgame, points_alone = self.endgame, self.points_alone
        many = len(moves)
        with cython.nogil:
            for number in range(count):
                key = scramble(self.seed + first + number)
                if not self.opened:
                    _deal(self, worlds, trunk, key)
                for index in range(many):
                    take_over(branch, trunk)
                    _make(self, branch, moves[index])
                    if (
                        self.solves
                        and branch.winner == _NOBODY
                        and solve(endgame, branch, room, points_alone)
                    ):
                        _settle_solved(endgame, scores, branch)
                    else:
                        play_on(policy, net, encoder, branch, room, key, 1)
                        settle(scores, branch)
                    place = index * count + number
                    points[place] = gain_of(scores, self.me)
                    chances[place] = chance_of(scores, self.me)


def _make(follower: Follower, world: World, move: int) -> None:
    if follower.giver != _NOBODY:
        give(world, follower.me, follower.giver, move)
    elif move >= _SILENT:
        advance(world, move - _SILENT, False)
    else:
        advance(world, move, True)


def _deal(follower: Follower, worlds: Worlds, world: World, key: int) -> None:
    # The deal leaves the cards in another order: each world starts from the same one.
    for index in range(worlds.count):
        worlds.cards[index] = follower.order[index]
    worlds.chance.word = key | _ONE
    deal_world(worlds, world)


def _settle_solved(endgame: Endgame, scores: Scores, world: World) -> None:
    # What is solved is worth as much more than the others' mean; the winner has no points, so
    # everybody's follow from that.
    total = 0.0
    for seat in range(world.seats):
        total = max(total, endgame.values[seat])
    total *= world.seats - 1.0
    for seat in range(world.seats):
        own = (total - (world.seats - 1.0) * endgame.values[seat]) / world.seats
        scores.points[seat] = int(own + 0.5)
        if world.out >> seat & 1:
            scores.points[seat] += scores.fine


_ONE = 1
_WORD = 2**64 - 1
_NOBODY = NOBODY
_SILENT = SILENT
