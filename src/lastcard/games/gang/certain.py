"""Deals that are won already: a chain of combos nobody can beat, whatever the others hold."""

from typing import Final

from lastcard.games.gang.cards import CardSet
from lastcard.games.gang.combos import Combo, size_of
from lastcard.games.gang.finder import PASS, Moves, can_beat
from lastcard.games.gang.position import Position

_LONGEST_LOOK: Final = 400
"""After so many hands a win is no longer looked for: it would be a long one."""


def certain_win(position: Position, unseen: CardSet) -> Combo | None:
    """The first combo of a chain by which the seat in turn empties its hand without ever being
    beaten, or None when no such chain is found.

    *unseen* are all cards that are neither played nor in the seat's hand. Nothing else about the
    others is used but how many cards they hold; what *position* says they hold does not matter.
    """
    if position.pending == position.turn:
        return None  # a lead with a last card never declared does not take place (GF-8.5)
    return _Chain(position, unseen).find(position)


def is_certain(position: Position, unseen: CardSet, move: Combo) -> bool:
    """Whether *move*, a legal combo, begins such a chain."""
    left = position.left(position.turn)
    return size_of(move) == left or _Chain(position, unseen).begins_with(position, move)


class _Chain:
    def __init__(self, position: Position, unseen: CardSet) -> None:
        self._seat = position.turn
        self._unseen = unseen
        inside = [seat for seat in range(position.seats) if not position.out >> seat & 1]
        self._most = max([position.left(seat) for seat in inside if seat != self._seat], default=0)
        self._hopeless: set[CardSet] = set()
        self._room = Moves()

    def find(self, position: Position) -> Combo | None:
        legal = [move for move in position.legal() if move != PASS]
        left = position.left(self._seat)
        for move in legal:
            if size_of(move) == left:
                return move
        for move in reversed(legal):  # the strongest first: they are the likeliest to hold
            if self.begins_with(position, move):
                return move
        return None

    def begins_with(self, position: Position, move: Combo) -> bool:
        return self._holds(move) and self._goes_on(position, move)

    def _holds(self, combo: Combo) -> bool:
        return not can_beat(self._room, self._unseen, combo, self._most)

    def _goes_on(self, position: Position, move: Combo) -> bool:
        after = position.copy()
        after.play(move)
        while after.winner < 0 and after.turn != self._seat:
            after.play(PASS)
        hand = after.hand(self._seat)
        if hand in self._hopeless or len(self._hopeless) > _LONGEST_LOOK:
            return False
        if after.winner == self._seat or self.find(after) is not None:
            return True
        self._hopeless.add(hand)
        return False
