"""The games there are: this list is all that knows them by name."""

from collections.abc import Mapping
from typing import Final

from lastcard.games.game import AnyGame
from lastcard.games.gang.game import GangOfFour
from lastcard.games.thirteen.game import Thirteen

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (GangOfFour(), Thirteen())}
"""Every game by its key."""
