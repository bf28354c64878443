"""What a strong bot would do in a seat's place, and why."""

from collections.abc import Sequence
from typing import Any, Final

from lastcard.bots.advice.parts import PARTS
from lastcard.bots.advice.reason import Advice, Reason
from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame, Entry

ADVISER: Final = "master@100"
"""The bot that is asked: the strongest, for no longer than people notice."""


def advises(game: AnyGame) -> bool:
    """Whether there is advice for *game*."""
    return game.key in PARTS


def advise(game: AnyGame, view: Any, seen: Sequence[Entry[Any]], seed: int) -> Advice | None:
    """Advice for the seat of *view*, which has seen the moves *seen* of this deal.

    None where there is nothing to do, or no advice for *game*. The same *seed* gives the same.
    """
    part = PARTS.get(game.key)
    if part is None:
        return None
    move = seating(ADVISER, game)(seed).choose(view, seen)
    return None if move is None else Advice(game.write(move), part.explain(view, seen, move))


def look_back(game: AnyGame, view: Any, seen: Sequence[Entry[Any]]) -> tuple[Reason, ...]:
    """What the seat of *view* can learn from the finished deal with the moves *seen*."""
    part = PARTS.get(game.key)
    return () if part is None else part.look_back(view, seen)
