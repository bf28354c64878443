"""Why another move was better, in words: what speaks for it, and against the one made."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from lastcard.bots.advice.parts import PARTS
from lastcard.bots.advice.reason import SPOKEN, Reason
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words
from lastcard.review.document import ReasonSaid


def reasons(
    game: AnyGame, view: Any, seen: Sequence[Entry[Any]], made: Any, best: Any, words: Words
) -> tuple[ReasonSaid, ...]:
    """What the seat of *view* could have known that speaks for *best* and against *made*."""
    part = PARTS.get(game.key)
    if part is None:
        return ()
    common = part.explain(view, seen, made).reasons
    good = [reason for reason in part.explain(view, seen, best).reasons if reason not in common]
    bad = part.against(view, seen, made, best)
    return (*_said(good, "best", words), *_said(bad, "made", words))


def _said(
    found: Iterable[Reason], about: Literal["best", "made"], words: Words
) -> list[ReasonSaid]:
    return [
        ReasonSaid(
            code=reason.code,
            text=words.say(reason.code, **reason.args),
            about=about,
            args=dict(reason.args),
        )
        for reason in list(found)[:SPOKEN]
    ]
