"""Plays anything it may: first steps, in any game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from lastcard.bots.bot import Budget
from lastcard.bots.forgetful import Forgetful
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A novice; it forgets "Last card!" now and then."""
    return Forgetful(game, Novice(game, seed), seed)


class Novice:
    """Plays any of its legal moves alike."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """Any legal move."""
        return self._game.read(self._rng.choice(view.legal))

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error
