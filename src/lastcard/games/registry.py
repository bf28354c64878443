"""The games there are: a new one is one folder and one line in this list."""

from collections.abc import Mapping
from typing import Final, TypedDict, cast, get_type_hints

from lastcard.games.game import AnyGame
from lastcard.games.gang.game import GangOfFour
from lastcard.games.thirteen.game import Thirteen


class Games(TypedDict):
    """Every game by its key: the literal list."""

    gang: GangOfFour
    thirteen: Thirteen


GAMES: Final[Mapping[str, AnyGame]] = {key: game() for key, game in get_type_hints(Games).items()}
"""Every game by its key, wherever the key comes from."""

TYPED_GAMES: Final = cast("Games", GAMES)
"""The same games: looked up by a literal key, each keeps the types of its own views and moves."""
