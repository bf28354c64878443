"""What a game needs to have for advice to be given in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lastcard.bots.advice.reason import Explained, Reason
from lastcard.games.game import Entry


def _nothing(view: Any, seen: Sequence[Entry[Any]], made: Any, better: Any) -> tuple[Reason, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Explainer:
    """A game's part in this room. Both are told what a seat sees, and the moves of the deal."""

    explain: Callable[[Any, Sequence[Entry[Any]], Any], Explained]
    """What speaks for a move that the seat may do."""
    look_back: Callable[[Any, Sequence[Entry[Any]]], tuple[Reason, ...]]
    """What the seat can learn from a finished deal."""
    against: Callable[[Any, Sequence[Entry[Any]], Any, Any], tuple[Reason, ...]] = _nothing
    """What speaks against a move that the seat made, when another was better."""
