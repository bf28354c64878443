"""The trait of gentle bots: now and then they forget to say "Last card!" (GF-8)."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.match import AnyPlayer

HOW_OFTEN: Final = 0.25
"""How likely it is to forget, each time there is something to say."""


class Forgetful:
    """Plays as its player does, but forgets; no different in games where nothing is said."""

    def __init__(self, game: AnyGame, player: AnyPlayer, seed: int) -> None:
        self._game = game
        self._player = player
        self._rng = Random(f"forgetful {seed}")

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """What the player chooses, perhaps without a word that belonged to it."""
        move = self._player.choose(view, seen)
        if move is None:
            return None
        text = self._game.write(move)
        if not text.endswith("!") or self._rng.random() >= HOW_OFTEN:
            return move
        silent = text.removesuffix("!")
        if silent in view.legal:
            return self._game.read(silent)
        # Out of turn there is only the call, or silence; in turn something must be done.
        return None if view.awaits != view.seat else move

    def refused(self, error: RulesError) -> None:
        """Let the player hear it."""
        self._player.refused(error)
