"""Two plain players for tests: one by chance, one by thrift."""

from collections.abc import Sequence
from random import Random
from typing import Any

from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry


class Chancer:
    """Plays any of its legal moves alike; the same *rng* plays the same match."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """Any legal move."""
        return self._game.read(self._rng.choice(view.legal))

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error


class Miser:
    """Gives away the least: the weakest play that is legal, a pass only when there is none."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The first legal move, said with "Last card!" where that is possible."""
        weakest = view.legal[0]
        declared = f"{weakest}!"
        return self._game.read(declared if declared in view.legal else weakest)

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error
