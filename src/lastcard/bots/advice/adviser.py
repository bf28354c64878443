"""What a strong bot would do in the place of a seat, and why."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lastcard.bots.advice import gang, thirteen
from lastcard.bots.advice.gang import lookback as gang_past
from lastcard.bots.advice.reason import Advice, Explained, Reason
from lastcard.bots.advice.thirteen import lookback as thirteen_past
from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame, Entry

ADVISER: Final = "master@100"
"""Who is asked: the strongest, for no longer than one notices."""

_EXPLAIN: Final[Mapping[str, Callable[[Any, Sequence[Entry[Any]], Any], Explained]]] = {
    "gang": gang.explain,
    "thirteen": thirteen.explain,
}
"""Who finds the reasons, by the key of the game."""
_LOOK_BACK: Final[Mapping[str, Callable[[Any, Sequence[Entry[Any]]], tuple[Reason, ...]]]] = {
    "gang": gang_past.look_back,
    "thirteen": thirteen_past.look_back,
}
"""Who looks back at a deal that is over."""


def advise(game: AnyGame, view: Any, seen: Sequence[Entry[Any]], seed: int) -> Advice | None:
    """Advice for the seat of *view*, who has watched the moves *seen* of this deal.

    None where there is nothing to do. The same *seed* gives the same advice.
    """
    move = seating(ADVISER, game)(seed).choose(view, seen)
    return None if move is None else Advice(game.write(move), explain(game, view, seen, move))


def look_back(game: AnyGame, view: Any, seen: Sequence[Entry[Any]]) -> tuple[Reason, ...]:
    """What the deal that is over, with the moves *seen*, says to the seat of *view*."""
    return _LOOK_BACK[game.key](view, seen)


def explain(game: AnyGame, view: Any, seen: Sequence[Entry[Any]], move: Any) -> Explained:
    """What speaks for *move*, which the seat of *view* may do."""
    return _EXPLAIN[game.key](view, seen, move)
