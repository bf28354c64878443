"""The master as it was when reviews began: a yardstick that stays as it is for ever."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.weights import FIRST, load
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

MASTER_1: Final = SearchSettings(worlds=100, tries=8, breadth=6, prior=30, horizon=2, exact=6)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that looks ahead, with the first net."""
    return GangPlayer(LookAhead(MASTER_1, seed, budget, load(FIRST)))
