"""The strongest bot: the net proposes moves, the search checks them."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

MASTER: Final = SearchSettings(worlds=100, tries=8, breadth=6, prior=30, horizon=2, exact=6)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that looks ahead, and knows what it sees."""
    return GangPlayer(LookAhead(MASTER, seed, budget, load()))
