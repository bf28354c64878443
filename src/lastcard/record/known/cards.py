"""The cards that are known, as text."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from lastcard.games.game import Event


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Where the cards of a deal are that everybody knows of; all others are unseen."""

    table: str
    """What lies on the table."""
    gone: str
    """What was played and lies there no more."""
    held: tuple[str, ...]
    """The cards that everybody knows to be in the hand of each seat."""


KnownPart: TypeAlias = Callable[[Any, Sequence[Event]], Known]
"""What is known to all at a watcher's view, after the events of this deal."""


def without(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """*cards* less *others*, of which not all need be there; of two equal cards one goes."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left
