"""What the turns of the others tell about the cards they hold.

A world is believed the less, the more often it has somebody play what was not best for him at a
glance. Worlds are not weighed but walked through: two unseen cards change places, and the step is
taken back or not by how much less the new world is believed (Metropolis). So the worlds one comes
through are likely ones.

To judge an old turn one has to know the hand of that time. A hand is thought of as slots: a card is
played out of a slot, and the one drawn goes there. Which slot it was is part of the world. Before a
turn a slot holds the card played out of it next, or else the present one.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

import cython

from lastcard.bots.thirteen.judgement import Judgement, judge
from lastcard.bots.thirteen.worlds import Worlds
from lastcard.games.chance import Chance, below
from lastcard.games.thirteen.cards import DECK, Placement, add, card_of, remove
from lastcard.games.thirteen.position import (
    MOST_SEATS,
    NOBODY,
    Moves,
    Position,
    assign,
    find_legal,
    play,
)

DOUBT: Final = 128
"""How much worse than best a turn is taken to be, of somebody of whom nothing is known.

A world in which it was so much worse is believed e times less.
"""
PATIENCE: Final = 4
"""After so many turns half of what is thought of somebody's play comes from himself."""
EXCUSED: Final = 640
"""No turn counts as worse than that: others may see things differently."""
STEPS: Final = 256
_FINE: Final = 8
"""Differences are looked up in so many steps of this size."""
_MOST_HELD: Final = 20


class Beliefs:
    """How well *worlds* explain the *acts*, seats and what they placed, since *start*."""

    def __init__(
        self,
        start: Position,
        acts: Sequence[tuple[int, Placement]],
        worlds: Worlds,
        judgement: Judgement,
        seed: int,
    ) -> None:
        if len(acts) > len(DECK):
            raise ValueError(f"{len(acts)} turns")  # compiled, the arrays would not say so
        self.start = start.copy()
        self.replay = start.copy()
        self.moves = Moves()
        self.worlds = worlds
        self.judgement = judgement
        self.chance = Chance(seed)
        self.count = len(acts)
        self.held = 0
        self._make_arrays()
        self._read(acts)
        for step in range(STEPS):
            self.odds[step] = round(2**20 * exp(-_FINE * step / DOUBT))
        for seat in range(start.seats):
            self.blames[seat] = 0 if seat == worlds.own else blame(self, seat)
            self.trusts[seat] = 256

    def blamed(self) -> int:
        """How much worse than best the others have played all in all, if the world were so."""
        return sum([self.blames[seat] for seat in range(self.start.seats)])

    def settle(self, steps: int) -> None:
        """Come from any world to a likely one, and see on the way how well the others play."""
        for _ in range(4):
            walk(self, self.worlds, steps // 4)
            for seat in range(self.start.seats):
                turns = sum([self.seats[index] == seat for index in range(self.count)])
                doubt = (self.blames[seat] + PATIENCE * DOUBT) // (turns + PATIENCE)
                self.trusts[seat] = 256 * DOUBT // max(doubt, DOUBT // 8)

    def _read(self, acts: Sequence[tuple[int, Placement]]) -> None:
        for index, (seat, placement) in enumerate(acts):
            self.seats[index] = seat
            self.places[index] = placement
            # As long as there was something to draw (TH-2.4) five slots stayed full.
            drew = index < self.start.pile_left
            self.slots[index] = below(self.chance, 5) if drew else NOBODY
        for seat in range(self.start.seats):
            self.firsts[seat] = self.held
            if seat != self.worlds.own:
                for _ in range(self.worlds.position.left(seat)):
                    self.owners[self.held] = seat
                    self.held += 1
        for index in range(self.held, len(DECK)):
            self.owners[index] = NOBODY

    def _make_arrays(self) -> None:
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.seats, self.places, self.slots = ([0] * len(DECK) for _ in range(3))
            self.hands, self.owners = [0] * len(DECK), [0] * len(DECK)
            self.filled = [0] * _MOST_HELD
            self.firsts, self.blames, self.trusts = ([0] * MOST_SEATS for _ in range(3))
            self.odds = [0] * STEPS


def walk(beliefs: Beliefs, worlds: Worlds, steps: int) -> None:
    """Go *steps* on through the *worlds*, to ones that may be believed."""
    for _ in range(steps):
        index = below(beliefs.chance, beliefs.held + beliefs.count)
        if index < beliefs.held:
            _swap(beliefs, worlds, index, below(beliefs.chance, worlds.count))
        else:
            _think_again(beliefs, index - beliefs.held)


def blame(beliefs: Beliefs, seat: int) -> int:
    """How much worse than best *seat* has played all in all, if the world is as it is now."""
    _remember(beliefs, beliefs.worlds, seat)
    return _blame(beliefs, beliefs.replay, beliefs.judgement, beliefs.moves, seat)


def _swap(beliefs: Beliefs, worlds: Worlds, index: int, other: int) -> None:
    one = beliefs.owners[index]
    two = beliefs.owners[other]
    if one == two or worlds.cards[index] == worlds.cards[other]:
        return
    _exchange(worlds, index, other)
    after = blame(beliefs, one)
    worse = (after - beliefs.blames[one]) * beliefs.trusts[one]
    other_after = 0
    if two != _NOBODY:
        other_after = blame(beliefs, two)
        worse += (other_after - beliefs.blames[two]) * beliefs.trusts[two]
    if not _believes(beliefs, worse):
        _exchange(worlds, index, other)
        return
    beliefs.blames[one] = after
    if two != _NOBODY:
        beliefs.blames[two] = other_after


def _exchange(worlds: Worlds, index: int, other: int) -> None:
    card = worlds.cards[index]
    worlds.cards[index] = worlds.cards[other]
    worlds.cards[other] = card


def _think_again(beliefs: Beliefs, index: int) -> None:
    # Perhaps the card of that turn came out of another slot.
    seat = beliefs.seats[index]
    if seat == beliefs.worlds.own or beliefs.slots[index] == _NOBODY:
        return
    slot = beliefs.slots[index]
    beliefs.slots[index] = below(beliefs.chance, 5)
    if beliefs.slots[index] == slot:
        return
    after = blame(beliefs, seat)
    if _believes(beliefs, (after - beliefs.blames[seat]) * beliefs.trusts[seat]):
        beliefs.blames[seat] = after
    else:
        beliefs.slots[index] = slot


def _believes(beliefs: Beliefs, worse: int) -> bool:
    if worse <= 0:
        return True
    step = min(worse >> 11, 255)  # trusts are 256 times what they mean
    return below(beliefs.chance, 1048576) < beliefs.odds[step]


def _remember(beliefs: Beliefs, worlds: Worlds, seat: int) -> None:
    # From the present hand back, turn by turn: what was drawn was not there, what was played was.
    hand = _ZERO
    held = 0
    for index in range(beliefs.firsts[seat], beliefs.held):
        if beliefs.owners[index] != seat:
            break
        beliefs.filled[held] = worlds.cards[index]
        hand = add(hand, worlds.cards[index])
        held += 1
    for index in range(beliefs.count - 1, -1, -1):
        if beliefs.seats[index] == seat:
            card = card_of(beliefs.places[index])
            slot = beliefs.slots[index]
            if slot == _NOBODY:
                slot = held
                held += 1
            else:
                hand = remove(hand, beliefs.filled[slot])
            beliefs.filled[slot] = card
            hand = add(hand, card)
            beliefs.hands[index] = hand


def _blame(
    beliefs: Beliefs, replay: Position, judgement: Judgement, moves: Moves, seat: int
) -> int:
    total = 0
    unplayed = _ALL
    assign(replay, beliefs.start)
    for index in range(beliefs.count):
        placement = beliefs.places[index]
        if beliefs.seats[index] == seat:
            replay.hands[seat] = beliefs.hands[index]
            unseen = unplayed - beliefs.hands[index]
            total += min(_regret(judgement, replay, moves, unseen, placement), _EXCUSED)
        unplayed = remove(unplayed, card_of(placement))
        play(replay, placement)
    return total


def _regret(
    judgement: Judgement, position: Position, moves: Moves, unseen: int, placement: Placement
) -> int:
    most = judge(judgement, position, unseen, placement)
    chosen = most
    find_legal(position, moves)
    for index in range(moves.count):
        most = max(most, judge(judgement, position, unseen, moves.places[index]))
    return most - chosen


_ZERO = 0
_ALL = sum(1 << 4 * card for card in DECK)
_NOBODY = NOBODY
_EXCUSED = EXCUSED
