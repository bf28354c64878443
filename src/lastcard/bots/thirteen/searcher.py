"""Imagines how the unseen cards may lie, and plays every placement through to the end."""

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

USUAL: Final = Budget(worlds=64)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A searcher; without a *budget* it tries 64 worlds."""
    return ThirteenPlayer(Searcher(seed, budget or USUAL))


class Searcher:
    """Takes every way the cards may lie for as likely as any other."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = seed
        self._budget = budget

    def play(self, situation: Situation) -> Placement:
        """The placement that brings the largest share of the match, by what was tried."""
        seed = seed_of(self._seed, situation.deals_left, len(situation.acts))
        worlds = Worlds(situation.position, situation.unseen, seed)
        stakes = Stakes(situation.totals, situation.deals_left)
        search = Search(worlds, stakes, TASTE)
        think(search.run, self._budget)
        return search.best()
