"""Tries every placement in 50 worlds, played on by the greedy rule: the textbook's Monte Carlo.

A yardstick, so it stays exactly as ``docs/reference/bots.md`` describes it.
"""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search.rollouts import Rollouts
from lastcard.bots.thirteen.search.spending import seed_of
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.game import AnyGame
from lastcard.games.thirteen.cards import Placement
from lastcard.match import AnyPlayer

SAMPLES: Final = 50


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player of always 50 samples."""
    return ThirteenPlayer(Pimc(seed))


class Pimc:
    """Plays what costs the fewest points of the deal on average."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def play(self, situation: Situation) -> Placement:
        """The placement with the fewest points, of equals the lowest."""
        seed = seed_of(self._seed, situation.deals_left, len(situation.turns))
        rollouts = Rollouts(situation.position, situation.unseen, seed)
        rollouts.run(SAMPLES)
        return min(rollouts.listed())[1]
