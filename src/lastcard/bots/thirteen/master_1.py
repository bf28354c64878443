"""The master as it was when reviews began: a yardstick that stays as it is for ever."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search.frozen import first_evaluation
from lastcard.bots.thirteen.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

MASTER_1: Final = SearchSettings(worlds=1000, races=True)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that looks ahead, with the first weights."""
    return ThirteenPlayer(LookAhead(MASTER_1, seed, budget, evaluation=first_evaluation()))
