"""Bots that misbehave, each in its own way; and a batch that ends its process."""

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch, play_batch
from lastcard.bots.bot import Bot, Budget
from lastcard.bots.errors import Forfeit
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.match import AnyPlayer

What: TypeAlias = Callable[[AnyGame, Any], Any]
"""Instead of a move, given the game and the view."""


class Bad:
    """Plays the weakest legal move, but for every move from the *when*-th on does *what*."""

    def __init__(self, game: AnyGame, what: What, when: int = 0) -> None:
        self._game = game
        self._what = what
        self._left = when
        self.closed = 0

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        self._left -= 1
        return self._what(self._game, view) if self._left < 0 else self._game.read(view.legal[0])

    def refused(self, error: RulesError) -> None:
        """Never gives in: asked again, it would answer the same for ever."""

    def close(self) -> None:
        self.closed += 1
        raise OSError("the door is stuck")


class Told(Bad):
    """Has its own account of why its move was refused, as programs have."""

    def refused(self, error: RulesError) -> None:
        raise Forfeit(bot="told", reason="too-slow")


def crash(game: AnyGame, view: Any) -> Any:
    return 1 // 0


def give_up(game: AnyGame, view: Any) -> Any:
    forfeit = Forfeit(bot="bad", reason="exited")
    forfeit.add_note("Segmentation\n\x1b[31mfault")
    raise forfeit


def deal_anew(game: AnyGame, view: Any) -> Any:
    return game.deal(game.deck())


def cheat(game: AnyGame, view: Any) -> Any:
    return game.read(next(card for card in game.deck() if card not in view.hand.split()))


def babble(game: AnyGame, view: Any) -> Any:
    return "G3 please"


def silence(game: AnyGame, view: Any) -> Any:
    return None


def never_sits(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    raise FileNotFoundError("no chair")


def bot(name: str, what: What, when: int = 0, kind: type[Bad] = Bad) -> Bot:
    """A bot of both games that misbehaves."""

    def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
        return kind(game, what, when)

    return Bot(name, sit)


def fatal_batch(contest: Contest, numbers: range) -> Batch:
    """Plays, unless game 5 is among them: that one ends the process."""
    if 5 in numbers:
        os._exit(7)
    return play_batch(contest, numbers)
