"""What a placement is worth at a glance: own hand, targets, what was taken, what is still out.

Everything is a number looked up in tables; ``taste`` holds them and says what each of them is for.
"""

from collections.abc import Sequence
from typing import Final

import cython

from lastcard.games.thirteen.cards import (
    CardSet,
    Placement,
    card_of,
    count_colour,
    remove,
    size,
    target_of,
    value_of,
)
from lastcard.games.thirteen.position import Moves, Position

PLAYED: Final = 252
REACHED: Final = 270
COLOURED: Final = 312
ROTTEN: Final = 326
FITTING: Final = 340
OUTSIDE: Final = 394
SCARCE: Final = 442
PAYS: Final = 458
ROTS: Final = 524
WEIGHTS: Final = 525
"""Where each table begins, in the order of ``taste``, and how many weights there are."""


class Judgement:
    """The *weights* of a taste, ready for use."""

    def __init__(self, weights: Sequence[int]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"{len(weights)} weights")  # compiled, the array would not say so
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.weights = [0] * WEIGHTS
        for index in range(WEIGHTS):
            self.weights[index] = weights[index]


def best(judgement: Judgement, position: Position, unseen: CardSet, moves: Moves) -> int:
    """The index of the placement in *moves* that is worth most; the first of equals."""
    stage = _stage(position)
    kept = _kept_by_all(judgement, position, stage)
    now = _fitting(position, 0)
    less = _fitting(position, 2)
    least = _fitting(position, 4)
    found = 0
    most = -100000000
    for index in range(moves.count):
        place = moves.places[index]
        worth = _weigh(judgement, position, unseen, place, stage, kept, now, less, least)
        if worth > most:
            most = worth
            found = index
    return found


def judge(judgement: Judgement, position: Position, unseen: CardSet, placement: Placement) -> int:
    """What *placement* is worth to the seat in turn, who does not see the cards *unseen*."""
    stage = _stage(position)
    kept = _kept_by_all(judgement, position, stage)
    now = _fitting(position, 0)
    less = _fitting(position, 2)
    least = _fitting(position, 4)
    return _weigh(judgement, position, unseen, placement, stage, kept, now, less, least)


def _weigh(
    judgement: Judgement,
    position: Position,
    unseen: CardSet,
    placement: Placement,
    stage: int,
    kept: int,
    now: CardSet,
    less: CardSet,
    least: CardSet,
) -> int:
    # The last four are the same for all placements: before the card is put down.
    card = card_of(placement)
    target = target_of(placement)
    reached = position.sums[target] + value_of(card)
    if reached > 13:
        reached = value_of(card)
        worth = kept - _cost(judgement, position, target)
    else:
        worth = kept + _lying(judgement, position, target, card, reached)
    worth += judgement.weights[_PLAYED + 6 * stage + _rank(card)]
    worth += judgement.weights[_REACHED + 14 * stage + reached]
    hand = position.hands[position.turn]
    room = 13 - reached
    worth -= _kept(judgement, hand >> 4 * target, 84 * stage + 13 - position.sums[target])
    hand = remove(hand, card)
    worth += _kept(judgement, hand >> 4 * target, 84 * stage + room)
    others = ~(_BLUES << 4 * target) & ~_FOURS
    now = now & others | _UP_TO[room + 4] << 4 * target
    less = less & others | _UP_TO[room + 2] << 4 * target
    least = least & others | _UP_TO[room] << 4 * target
    widest = max(room, _widest_but(position, target))
    worth += (hand >> 36 & 15) * judgement.weights[84 * stage + 70 + widest]
    now |= _FOURS if widest >= 4 else _ZERO
    less |= _FOURS if widest >= 6 else _ZERO
    least |= _FOURS if widest >= 8 else _ZERO
    fitting = _FITTING + 18 * stage
    worth += judgement.weights[fitting + min(size(hand & now), 5)]
    worth += judgement.weights[fitting + 6 + min(size(hand & less), 5)]
    worth += judgement.weights[fitting + 12 + min(size(hand & least), 5)]
    total = size(unseen)
    if total:
        worth += judgement.weights[_OUTSIDE + 16 * stage + 15 * size(unseen & now) // total]
        worth += judgement.weights[_SCARCE + 15 * size(unseen & least) // total]
    return worth


def _kept_by_all(judgement: Judgement, position: Position, stage: int) -> int:
    hand = position.hands[position.turn]
    worth = 0
    for target in range(3):
        row = 84 * stage + 13 - position.sums[target]
        worth += _kept(judgement, hand >> 4 * target, row)
    return worth


def _fitting(position: Position, less: int) -> CardSet:
    # The coloured cards that take nothing where there is so much *less* room.
    fitting = _ZERO
    for target in range(3):
        fitting |= _UP_TO[17 - less - position.sums[target]] << 4 * target
    return fitting


def _widest_but(position: Position, target: int) -> int:
    widest = 0
    for other in range(3):
        if other != target:
            widest = max(widest, 13 - position.sums[other])
    return widest


def _stage(position: Position) -> int:
    # How many turns each seat still has, roughly: the last three, the middle, the beginning.
    turns = position.pile_left // position.seats + position.sizes[position.turn]
    if turns <= 3:
        return 0
    return 1 if turns <= 7 else 2


def _rank(card: int) -> int:
    if card >= 10:
        return 3 if card < 13 else 4
    return 5 if card == 9 else card // 3


def _lying(judgement: Judgement, position: Position, target: int, card: int, reached: int) -> int:
    # What is left there for the next who goes over 13.
    rotten = _rotten(position, target)
    coloured = position.lengths[target] - rotten
    if card == 9:
        rotten += 1
    else:
        coloured += 1
    worth = coloured * judgement.weights[_COLOURED + reached]
    return worth + rotten * judgement.weights[_ROTTEN + reached]


def _rotten(position: Position, target: int) -> int:
    found = 0
    for index in range(7 * target, 7 * target + position.lengths[target]):
        if position.lying[index] == 9:
            found += 1
    return found


def _cost(judgement: Judgement, position: Position, target: int) -> int:
    # Coloured cards cost nothing who has the most of them (TH-3.3), so taking some may rob a rival.
    rotten = _rotten(position, target)
    number = position.lengths[target] - rotten
    mine = count_colour(position.taken[position.turn], target)
    first = 0
    second = 0
    gone = mine
    for other in range(position.seats):
        theirs = 0 if other == position.turn else count_colour(position.taken[other], target)
        gone += theirs
        second = max(second, min(first, theirs))
        first = max(first, theirs)
    after = mine + number
    cost = _paid(judgement, after, first, gone + number) - _paid(judgement, mine, first, gone)
    rival = _paid(judgement, first, max(second, after), gone + number)
    rival -= _paid(judgement, first, max(second, mine), gone)
    # Of what a rival loses a quarter is won: shifted, since C and Python divide differently.
    return cost - (rival >> 2) + rotten * judgement.weights[_ROTS]


def _paid(judgement: Judgement, number: int, rival: int, gone: int) -> int:
    # What *number* cards of a colour will cost, when a rival has so many, and so many are gone.
    lead = min(max(number - rival, -5), 5)
    left = 0 if gone <= 3 else min((gone - 2) // 2, 5)
    return number * judgement.weights[_PAYS + 11 * left + 5 + lead]


def _kept(judgement: Judgement, held: CardSet, row: int) -> int:
    # The five values of one colour; *held* is shifted to where the blue cards are.
    worth = (held & 15) * judgement.weights[row]
    worth += (held >> 12 & 15) * judgement.weights[row + 14]
    worth += (held >> 24 & 15) * judgement.weights[row + 28]
    worth += (held >> 40 & 15) * judgement.weights[row + 42]
    return worth + (held >> 52 & 15) * judgement.weights[row + 56]


def _blue_up_to(value: int) -> CardSet:
    return sum(0xF << 4 * card for card in (0, 3, 6, 10, 13) if value_of(card) <= value)


# C twins: what compiled code shares with Python by name it would have to look up each time.
_ZERO = 0
_FOURS = 0xF << 36
_BLUES = _blue_up_to(7)
_PLAYED = PLAYED
_REACHED = REACHED
_COLOURED = COLOURED
_ROTTEN = ROTTEN
_FITTING = FITTING
_OUTSIDE = OUTSIDE
_SCARCE = SCARCE
_PAYS = PAYS
_ROTS = ROTS
# The blue kinds worth at most 4 less than the index.
_UP_TO = [_blue_up_to(room) for room in range(-4, 14)]
