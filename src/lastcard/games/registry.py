"""The games there are: a new one is one folder and one word in this list."""

from collections.abc import Mapping
from typing import Final

from lastcard.games.game import AnyGame
from lastcard.games.gang.game import GangOfFour
from lastcard.games.thirteen.game import Thirteen

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (GangOfFour(), Thirteen())}
"""Every game by its key."""
