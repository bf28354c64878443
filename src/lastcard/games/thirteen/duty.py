"""What a seat has to do now, and what it cannot avoid: decided once, for all who show it."""

from typing import TypeAlias

from lastcard.games import game
from lastcard.games.thirteen.cards import target_of
from lastcard.games.thirteen.position import Position


class Put(game.Duty, frozen=True):
    """Put a card on a target (TH-2.2, TH-2.3).

    *takes* is how many cards each of the legal moves takes, in their order (TH-2.5).
    """

    takes: tuple[int, ...]


class Take(game.Duty, frozen=True):
    """The same where every card takes some: there is no passing (TH-2.2)."""

    takes: tuple[int, ...]


Duty: TypeAlias = Put | Take
"""Anything a seat can have to do."""


def duty(position: Position) -> Duty:
    """What the seat in turn has to do."""
    takes = tuple(
        [
            len(position.on(target_of(move))) if position.takes(move) else 0
            for move in position.legal()
        ]
    )
    return Take(takes=takes) if all(takes) else Put(takes=takes)
