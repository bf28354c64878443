"""Which provable errors a move is."""

from collections.abc import Sequence
from typing import Any

from lastcard.arena.parts import PARTS
from lastcard.games.game import Entry


def faults_of(game: str, view: Any, seen: Sequence[Entry[Any]], move: Any) -> set[str]:
    """The names of the faults that *move* is, chosen with *view* after the moves *seen*."""
    return {name for name, check in PARTS.get(game, {}).items() if check(view, seen, move)}
