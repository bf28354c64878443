"""Plays everything through like the searcher, and thinks longest where the choice is close."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search import Search
from lastcard.bots.thirteen.situation import Situation
from lastcard.bots.thirteen.stakes import Stakes
from lastcard.bots.thirteen.taste import TASTE
from lastcard.bots.thirteen.thinking import seed_of, think
from lastcard.bots.thirteen.worlds import Worlds
from lastcard.games.game import AnyGame
from lastcard.games.thirteen.cards import Placement
from lastcard.match import AnyPlayer

USUAL: Final = Budget(worlds=1000)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A master; without a *budget* it tries at most 1000 worlds."""
    return ThirteenPlayer(Master(seed, budget or USUAL))


class Master:
    """Tries many worlds, and drops what is surely worse."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = seed
        self._budget = budget

    def play(self, situation: Situation) -> Placement:
        """The placement that brings the largest share of the match, by what was tried."""
        seed = seed_of(self._seed, situation.deals_left, len(situation.acts))
        worlds = Worlds(situation.position, situation.unseen, seed)
        stakes = Stakes(situation.totals, situation.deals_left)
        search = Search(worlds, stakes, TASTE, races=True)
        think(search.run, self._budget, decided=search.decided)
        return search.best()
