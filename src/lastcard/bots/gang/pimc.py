"""The yardstick of search: uniform worlds, fifty of them, played out greedily with some noise.

It stays exactly as ``docs/reference/bots.md`` describes it.
"""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

PIMC_50: Final = SearchSettings(
    worlds=50,
    noise=26,  # one move in ten is any move
    certain=False,
    match=False,
    narrows=False,
)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that thinks in fifty worlds, or as many as its *budget* says."""
    return GangPlayer(LookAhead(PIMC_50, seed, budget))
