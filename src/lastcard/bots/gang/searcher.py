"""Deals out the unseen cards again and again, and plays the promising moves to the end."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

SEARCHER: Final = SearchSettings(worlds=24, tries=8, breadth=6, exact=6)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that looks ahead to the end of the deal."""
    return GangPlayer(LookAhead(SEARCHER, seed, budget, load()))
