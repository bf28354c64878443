"""The toy game in the list of games: for this process, or for one test."""

from typing import cast

from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from tests.stones.game import Stones

REGISTRY = cast(dict[str, AnyGame], GAMES)
"""The list of games as something a test may write in."""


def register() -> None:
    """Add the game: the one line that a game needs."""
    REGISTRY["stones"] = Stones()
