"""What a game needs to have for lessons to be written about it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lastcard.lessons.scene import Scene, Traits


@dataclass(frozen=True, slots=True)
class Teaching:
    """A game's part in this room; its lessons are in ``files``, in the folder of its key."""

    arrange: Callable[[Scene], Any]
    """A match that has come to a scene."""
    traits: Callable[[Any, Any], Traits]
    """What can be said of a move in a match."""
    questions: Any
    """The type of the questions that can be asked: a union of structs."""
