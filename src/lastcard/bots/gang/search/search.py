"""Looks ahead: deals out the unseen cards many times and follows every candidate in each world."""

from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.net.net import UNIT, Net, choose
from lastcard.bots.gang.search.endgame import Endgame, solve
from lastcard.bots.gang.search.match_value import MatchValue, settle, worth
from lastcard.bots.gang.worlds.policy import noisy_greedy
from lastcard.bots.gang.worlds.world import World, step, take_over
from lastcard.bots.gang.worlds.worlds import Worlds, deal_world
from lastcard.games.chance import Chance
from lastcard.games.gang.finder import Moves
from lastcard.games.gang.position import NOBODY, find_legal

MOST_CANDIDATES: Final = 2048


class Search:
    """One choice being thought about. ``run`` works without the GIL.

    With a *net* everybody plays by it, without one by the greedy rule with *noise* (out of 256). A
    candidate is followed to the end of the deal, or with a *horizon* until the seat has to choose
    for so many more times: then the net says what that choice is worth. Worlds with at most *exact*
    cards in all hands are solved.
    """

    def __init__(
        self,
        worlds: Worlds,
        match_value: MatchValue,
        seed: int,
        net: Net | None = None,
        noise: int = 0,
        horizon: int = 0,
        exact: int = 0,
    ) -> None:
        self.worlds = worlds
        self.match_value = match_value
        self.chance = Chance(seed)
        self.net = net
        self.noise = noise
        self.horizon = horizon
        self.exact = exact
        self.me = worlds.me
        self.encoder = FeatureEncoder()
        self.moves = Moves()
        self.endgame = Endgame()
        self.trunk = worlds.root_copy()
        self.branch = worlds.root_copy()
        self.count = self.dealt = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.candidates = [0] * MOST_CANDIDATES
            self.sums = [0.0] * MOST_CANDIDATES

    def consider(self, moves: list[int], priors: list[float]) -> None:
        """Take *moves* as candidates, each with a sum of worths to start from."""
        self.count = min(len(moves), MOST_CANDIDATES)
        for index in range(self.count):
            self.candidates[index] = moves[index]
            self.sums[index] = priors[index]

    def run(self, worlds: int) -> None:
        """Follow all candidates in so many more worlds; luck is the same for all of them."""
        source, trunk, branch = self.worlds, self.trunk, self.branch
        with cython.nogil:
            for _ in range(worlds):
                deal_world(source, trunk)
                for index in range(self.count):
                    take_over(branch, trunk)
                    step(branch, self.candidates[index])
                    self.sums[index] += _follow(
                        self,
                        branch,
                        self.moves,
                        self.net,
                        self.encoder,
                        self.chance,
                        self.match_value,
                    )
        self.dealt += worlds

    def ranked(self) -> list[tuple[float, int]]:
        """The candidates and the sums of their worths, the best first; of equals the weakest."""
        found = [(self.sums[index], self.candidates[index]) for index in range(self.count)]
        found.sort(key=_by_worth)
        return found


def _by_worth(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]


def _follow(
    search: Search,
    world: World,
    moves: Moves,
    net: Net | None,
    encoder: FeatureEncoder,
    chance: Chance,
    match_value: MatchValue,
) -> float:
    turns = 0
    while world.winner == _NOBODY:
        if _cards_left(world) <= search.exact and solve(search.endgame, world, moves, match_value):
            return search.endgame.values[search.me]
        find_legal(world, moves)
        index = 0
        if moves.count > 1:
            if net is None:
                index = noisy_greedy(moves, chance, search.noise)
            else:
                index = choose(net, encoder, world, moves)
                if world.turn == search.me:
                    turns += 1
                    if turns == search.horizon:
                        return net.highest / _UNIT
        step(world, moves.places[index])
    settle(match_value, world)
    return worth(match_value, search.me)


def _cards_left(world: World) -> int:
    cards = 0
    for seat in range(world.seats):
        if (world.out >> seat & 1) == 0:
            cards += world.sizes[seat]
    return cards


_NOBODY = NOBODY
_UNIT = float(UNIT)
