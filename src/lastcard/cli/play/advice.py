"""What a strong bot would play, and why, for players who ask for a hint."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from lastcard.bots.advice.adviser import advise
from lastcard.bots.advice.reason import SPOKEN, Reason
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words

Advise: TypeAlias = Callable[[Any, Sequence[Entry[Any]]], list[str]]
"""Lines of advice for the seat of a view that has seen the moves of the deal."""


def no_advice(view: Any, seen: Sequence[Entry[Any]]) -> list[str]:
    """Nothing: where others play too, everybody thinks for themselves."""
    return []


def bot_advice(game: AnyGame, words: Words) -> Advise:
    """Advice of the adviser, in *words*; what it said the turn before it does not say again."""
    turn, told = -1, list[str]()

    def lines(view: Any, seen: Sequence[Entry[Any]]) -> list[str]:
        nonlocal turn, told
        advice = advise(game, view, seen, seed=view.number)
        if advice is None:
            return []
        if view.number != turn:
            why, scene = _say(advice.why.reasons, words), _say(advice.why.scene, words)
            turn, told = view.number, _fresh(why, scene, told)
        return [" ".join([words.say("play-advice", move=advice.move), *told]), ""]

    return lines


def _fresh(why: Sequence[str], scene: Sequence[str], told: Sequence[str]) -> list[str]:
    """What of *why* was not *told* before; where all of it was, what lies there is."""
    unsaid = [sentence for sentence in why if sentence not in told]
    others = [sentence for sentence in scene if sentence not in told][:1]
    return list(unsaid or others or why)[:SPOKEN]


def _say(reasons: Iterable[Reason], words: Words) -> list[str]:
    return [words.say(reason.code, **reason.args) for reason in reasons]
