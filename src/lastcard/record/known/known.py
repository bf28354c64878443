"""Where the cards of a deal are, as far as everybody who watched it knows."""

from collections.abc import Sequence
from typing import Any

from lastcard.games.game import AnyGame, Event
from lastcard.record.known.cards import Known
from lastcard.record.known.parts import PARTS

__all__ = ["Known", "known_of"]


def known_of(game: AnyGame, view: Any, seen: Sequence[Event]) -> Known | None:
    """What is known to all at *view*, a watcher's, after the events *seen* of this deal.

    A seat knows its own hand besides. None for a game that has no part here.
    """
    part = PARTS.get(game.key)
    return None if part is None else part(view, seen)
