"""Imagines how the unseen cards may lie, and plays every placement through to the end."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

SEARCHER: Final = SearchSettings(worlds=32)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that takes all worlds to be equally likely."""
    return ThirteenPlayer(LookAhead(SEARCHER, seed, budget))
