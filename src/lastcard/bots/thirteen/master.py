"""Plays everything through like the searcher, and thinks longest where the choice is close."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search.lookahead import LookAhead, SearchSettings
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

MASTER: Final = SearchSettings(worlds=1000, races=True)


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that tries many worlds, and drops what is surely worse."""
    return ThirteenPlayer(LookAhead(MASTER, seed, budget))
