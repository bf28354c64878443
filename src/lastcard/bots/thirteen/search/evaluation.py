"""What a placement is worth, from the hand, the targets, what was taken and what is still out.

Everything is a number looked up in tables; ``weights`` holds them and says what each is for.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.thirteen.search.table_facts import (
    fitting_on,
    rotten_on,
    stage_of,
    standings_of,
    up_to,
    widest_but,
)
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

PLAYED: Final = 756
REACHED: Final = 774
COLOURED: Final = 900
ROTTEN: Final = 942
FITTING: Final = 956
OUTSIDE: Final = 1010
SCARCE: Final = 1058
PAYS: Final = 1074
ROTS: Final = 1140
WEIGHTS: Final = 1141
"""Where each table begins, in the order of ``weights``, and how many weights there are."""


class Evaluation:
    """The *weights*, ready for use."""

    def __init__(self, weights: Sequence[int]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"{len(weights)} weights")  # compiled, the array would not say so
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.weights = [0] * WEIGHTS
        for index in range(WEIGHTS):
            self.weights[index] = weights[index]


def best(evaluation: Evaluation, position: Position, unseen: CardSet, moves: Moves) -> int:
    """The index of the placement in *moves* that is worth most; the first of equals."""
    stage = stage_of(position)
    standings = standings_of(position)
    kept = _kept_by_all(evaluation, position, stage, standings)
    now = fitting_on(position, 0)
    less = fitting_on(position, 2)
    least = fitting_on(position, 4)
    found = 0
    most = -100000000
    for index in range(moves.count):
        place = moves.places[index]
        worth = _weigh(
            evaluation, position, unseen, place, stage, standings, kept, now, less, least
        )
        if worth > most:
            most = worth
            found = index
    return found


def _weigh_all(
    evaluation: Evaluation,
    position: Position,
    unseen: CardSet,
    moves: Moves,
    worths: MutableSequence[int],
) -> None:
    """Write down in *worths* what each placement in *moves* is worth."""
    stage = stage_of(position)
    standings = standings_of(position)
    kept = _kept_by_all(evaluation, position, stage, standings)
    now = fitting_on(position, 0)
    less = fitting_on(position, 2)
    least = fitting_on(position, 4)
    for index in range(moves.count):
        place = moves.places[index]
        worths[index] = _weigh(
            evaluation, position, unseen, place, stage, standings, kept, now, less, least
        )


def evaluate(
    evaluation: Evaluation, position: Position, unseen: CardSet, placement: Placement
) -> int:
    """What *placement* is worth to the seat in turn, which does not see the cards *unseen*."""
    stage = stage_of(position)
    standings = standings_of(position)
    kept = _kept_by_all(evaluation, position, stage, standings)
    now = fitting_on(position, 0)
    less = fitting_on(position, 2)
    least = fitting_on(position, 4)
    return _weigh(evaluation, position, unseen, placement, stage, standings, kept, now, less, least)


def _weigh(
    evaluation: Evaluation,
    position: Position,
    unseen: CardSet,
    placement: Placement,
    stage: int,
    standings: int,
    kept: int,
    now: CardSet,
    less: CardSet,
    least: CardSet,
) -> int:
    # The last five are the same for all placements: before the card is put down.
    card = card_of(placement)
    target = target_of(placement)
    standing = standings >> 2 * target & 3
    reached = position.sums[target] + value_of(card)
    if reached > 13:
        reached = value_of(card)
        worth = kept - _cost(evaluation, position, target)
    else:
        worth = kept + _lying(evaluation, position, target, card, reached, standing)
    worth += evaluation.weights[_PLAYED + 6 * stage + _rank(card)]
    worth += evaluation.weights[_REACHED + 42 * standing + 14 * stage + reached]
    hand = position.hands[position.turn]
    room = 13 - reached
    row = 252 * standing + 84 * stage
    worth -= _kept(evaluation, hand >> 4 * target, row + 13 - position.sums[target])
    hand = remove(hand, card)
    worth += _kept(evaluation, hand >> 4 * target, row + room)
    others = ~(_BLUES << 4 * target) & ~_FOURS
    now = now & others | up_to(room, target)
    less = less & others | up_to(room - 2, target)
    least = least & others | up_to(room - 4, target)
    widest = max(room, widest_but(position, target))
    return worth + _outlook(evaluation, hand, unseen, stage, widest, now, less, least)


def _outlook(
    evaluation: Evaluation,
    hand: CardSet,
    unseen: CardSet,
    stage: int,
    widest: int,
    now: CardSet,
    less: CardSet,
    least: CardSet,
) -> int:
    # How many of the cards in hand, and of those outside, will take nothing.
    worth = (hand >> 36 & 15) * evaluation.weights[84 * stage + 70 + widest]
    now |= _FOURS if widest >= 4 else _ZERO
    less |= _FOURS if widest >= 6 else _ZERO
    least |= _FOURS if widest >= 8 else _ZERO
    fitting = _FITTING + 18 * stage
    worth += evaluation.weights[fitting + min(size(hand & now), 5)]
    worth += evaluation.weights[fitting + 6 + min(size(hand & less), 5)]
    worth += evaluation.weights[fitting + 12 + min(size(hand & least), 5)]
    total = size(unseen)
    if total:
        worth += evaluation.weights[_OUTSIDE + 16 * stage + 15 * size(unseen & now) // total]
        worth += evaluation.weights[_SCARCE + 15 * size(unseen & least) // total]
    return worth


def _kept_by_all(evaluation: Evaluation, position: Position, stage: int, standings: int) -> int:
    hand = position.hands[position.turn]
    worth = 0
    for target in range(3):
        row = 252 * (standings >> 2 * target & 3) + 84 * stage + 13 - position.sums[target]
        worth += _kept(evaluation, hand >> 4 * target, row)
    return worth


def _rank(card: int) -> int:
    if card >= 10:
        return 3 if card < 13 else 4
    return 5 if card == 9 else card // 3


def _lying(
    evaluation: Evaluation, position: Position, target: int, card: int, reached: int, standing: int
) -> int:
    # What is left there for the next who goes over 13.
    rotten = rotten_on(position, target)
    coloured = position.lengths[target] - rotten
    if card == 9:
        rotten += 1
    else:
        coloured += 1
    worth = coloured * evaluation.weights[_COLOURED + 14 * standing + reached]
    return worth + rotten * evaluation.weights[_ROTTEN + reached]


def _cost(evaluation: Evaluation, position: Position, target: int) -> int:
    # The most cards of a colour cost nothing (TH-3.3), so taking some may take that from a rival.
    rotten = rotten_on(position, target)
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
    cost = _paid(evaluation, after, first, gone + number) - _paid(evaluation, mine, first, gone)
    rival = _paid(evaluation, first, max(second, after), gone + number)
    rival -= _paid(evaluation, first, max(second, mine), gone)
    # Of what a rival loses a quarter is won: shifted, since C and Python divide differently.
    return cost - (rival >> 2) + rotten * evaluation.weights[_ROTS]


def _paid(evaluation: Evaluation, number: int, rival: int, gone: int) -> int:
    # What *number* cards of a colour will cost, when a rival has so many, and so many are gone.
    lead = min(max(number - rival, -5), 5)
    left = 0 if gone <= 3 else min((gone - 2) // 2, 5)
    return number * evaluation.weights[_PAYS + 11 * left + 5 + lead]


def _kept(evaluation: Evaluation, held: CardSet, row: int) -> int:
    # The five values of one colour; *held* is shifted to where the blue cards are.
    worth = (held & 15) * evaluation.weights[row]
    worth += (held >> 12 & 15) * evaluation.weights[row + 14]
    worth += (held >> 24 & 15) * evaluation.weights[row + 28]
    worth += (held >> 40 & 15) * evaluation.weights[row + 42]
    return worth + (held >> 52 & 15) * evaluation.weights[row + 56]


# C twins: what compiled code shares with Python by name it would have to look up each time.
_ZERO = 0
_FOURS = 0xF << 36
_BLUES = up_to(7, 0)
_PLAYED = PLAYED
_REACHED = REACHED
_COLOURED = COLOURED
_ROTTEN = ROTTEN
_FITTING = FITTING
_OUTSIDE = OUTSIDE
_SCARCE = SCARCE
_PAYS = PAYS
_ROTS = ROTS
