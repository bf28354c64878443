"""Provable errors: moves that were wrong whatever the others hold, found while bots play.

A check is asked after each move with what the player knew. It must be able to prove its case from
that alone; ``docs/reference/arena.md`` says how each one does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from lastcard.arena.gift import is_gift
from lastcard.arena.missed import is_missed_win
from lastcard.games.game import Entry

Check: TypeAlias = Callable[[Any, Sequence[Entry[Any]], Any], bool]
"""Whether the move, chosen with this view and having seen these moves of the deal, was wrong."""

CHECKS: Final[Mapping[str, Mapping[str, Check]]] = {
    "gang": {
        "gift": is_gift,
        "missed": is_missed_win,
    },
    "thirteen": {},
}
"""By game, the checks there are, each with the name of its fault (``arena-fault-NAME``)."""


def faults_of(game: str, view: Any, seen: Sequence[Entry[Any]], move: Any) -> set[str]:
    """The names of the faults that *move* is."""
    return {name for name, check in CHECKS[game].items() if check(view, seen, move)}
