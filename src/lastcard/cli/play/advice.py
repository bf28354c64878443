"""What a strong bot would play, and why, for players who ask for a hint."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from lastcard.bots.advice.adviser import advise
from lastcard.bots.advice.reason import SPOKEN
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words

Advise: TypeAlias = Callable[[Any, Sequence[Entry[Any]]], list[str]]
"""Lines of advice for the seat of a view that has seen the moves of the deal."""


def no_advice(view: Any, seen: Sequence[Entry[Any]]) -> list[str]:
    """Nothing: where others play too, everybody thinks for themselves."""
    return []


def bot_advice(game: AnyGame, words: Words) -> Advise:
    """Advice of the adviser, in *words*."""

    def lines(view: Any, seen: Sequence[Entry[Any]]) -> list[str]:
        advice = advise(game, view, seen, seed=view.number)
        if advice is None:
            return []
        reasons = advice.why.reasons[:SPOKEN]
        why = (words.say(reason.code, **reason.args) for reason in reasons)
        return [" ".join([words.say("play-advice", move=advice.move), *why]), ""]

    return lines
