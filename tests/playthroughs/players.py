"""Who plays the recorded matches: one careful, one by chance, one who mostly sleeps."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from tests.support.players import Chancer, Miser


class Forgetful:
    """Plays by chance, and out of turn often has nothing to say."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._inner = Chancer(game, rng)
        self._rng = rng

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """Any legal move; every other time none, when it is somebody else's turn."""
        if view.awaits != view.seat and self._rng.random() < 0.5:
            return None
        return self._inner.choose(view, seen)

    def refused(self, error: RulesError) -> None:
        """An illegal move is a bug."""
        raise error


class Sleeper(Forgetful):
    """Forgetful, and mostly makes the last move listed: a pass, or the strongest there is."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        super().__init__(game, rng)
        self._game = game

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The last move, three times out of four."""
        if view.awaits == view.seat and self._rng.random() < 0.75:
            return self._game.read(view.legal[-1])
        return super().choose(view, seen)


def sat_down(game: AnyGame, seats: int, seed: int) -> list[Any]:
    """The players of a match, seat by seat."""
    rngs = [Random(f"{seed} {seat}") for seat in range(seats)]
    kinds: list[Callable[[Random], Any]] = [
        lambda rng: Forgetful(game, rng),
        lambda rng: Miser(game),
        lambda rng: Sleeper(game, rng),
    ]
    return [kinds[(seat + seed) % 3](rng) for seat, rng in enumerate(rngs)]
