"""In how few plays a hand can be emptied, counted by numbers and colours.

``plays_needed`` is a quick upper bound: it takes out flushes, then straights, in every order but
with one choice of cards, and counts what is left as groups of one number, a three and a pair
together. It is exact for four in five random hands of ten cards and for two in five of sixteen;
else it counts up to four plays too many. The net has learnt with it as it is.
"""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.gang.cards import Card, CardSet, kinds, remove

if not cython.compiled:
    from lastcard.games.gang.cards import lowest_bit


class Plan:
    """Room to work in: how many cards of each number a hand holds, at each depth of looking."""

    def __init__(self) -> None:
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.counts = [0] * 50
            self.suits = [0] * 15
        self.singles = self.pair = self.best = 0


def plays_needed(plan: Plan, hand: CardSet) -> int:
    """In how many plays *hand* can be emptied when nobody interferes."""
    for number in range(10):
        plan.counts[number] = count_number(hand, number)
    for colour in range(3):
        plan.suits[colour] = suit(hand, colour)
    # Phoenixes and the dragon: never in a straight or flush.
    plan.singles = _ONES[hand >> 31 & 7]
    plan.pair = 1 if (hand >> 31 & 3) == 3 else 0
    plan.best = _LONGEST
    _take_flushes(plan, 0, 0)
    return plan.best


def useless(plan: Plan, hand: CardSet) -> Card:
    """The card without which *hand* needs the fewest plays; the lowest of equals."""
    fewest = 99
    best = 0
    left = kinds(hand)
    while left:
        card = lowest_bit(left)
        left &= left - _ONE
        plays = plays_needed(plan, remove(hand, _ONE << card))
        if plays < fewest:
            fewest = plays
            best = card
    return best


def count_number(hand: CardSet, number: int) -> int:
    """How many cards of *number*, 0 for the 1 to 9 for the 10, *hand* holds."""
    if number == 0:
        return _ONES[hand & 15] + _ONES[hand >> 34 & 7]
    return _ONES[hand >> (3 * number + 1) & 7] + _ONES[hand >> (3 * number + 34) & 7]


def suit(hand: CardSet, colour: int) -> int:
    """The numbers of *colour* in *hand*, two bits for each: one card of it, or both."""
    numbers = (hand >> colour & 1) | (hand >> (34 + colour) & 1) << 1
    for number in range(1, 10):
        bits = (hand >> (3 * number + 1 + colour) & 1) | (
            hand >> (3 * number + 34 + colour) & 1
        ) << 1
        numbers |= bits << 2 * number
    return numbers


def _take_flushes(plan: Plan, depth: int, first: int) -> None:
    # Flushes come out first, while it is known which cards are there; straights need only numbers.
    _take_straights(plan, depth, depth, 0)
    if depth == 3:
        return
    for colour in range(first, 3):
        if _take_flush(plan, depth, colour):
            _take_flushes(plan, depth + 1, colour)


def _take_flush(plan: Plan, depth: int, colour: int) -> bool:
    # Five cards of a colour, those first whose numbers are held least often.
    _copy(plan, depth)
    base = 10 * depth + 10
    place = 3 * depth + 3 + colour
    wanted = 5
    for rarity in range(1, 8):
        for number in range(10):
            if wanted and plan.counts[base + number] == rarity:
                copies = plan.suits[place] >> 2 * number & 3
                if copies:
                    # One copy is 01, both are 11: with one less 00 and 01.
                    plan.suits[place] ^= (2 if copies == 3 else 1) << 2 * number
                    plan.counts[base + number] -= 1
                    wanted -= 1
    return wanted == 0


def _take_straights(plan: Plan, depth: int, plays: int, first: int) -> None:
    _count_groups(plan, 10 * depth, plays)
    if plays + 1 >= plan.best or plays == 3:
        return
    for start in range(first, 6):
        if _take_straight(plan, depth, start):
            _take_straights(plan, depth + 1, plays + 1, start)


def _take_straight(plan: Plan, depth: int, start: int) -> bool:
    base = 10 * depth + start
    for number in range(5):
        if plan.counts[base + number] == 0:
            return False
    _copy(plan, depth)
    for number in range(5):
        plan.counts[base + 10 + number] -= 1
    return True


def _count_groups(plan: Plan, base: int, plays: int) -> None:
    groups = threes = 0
    pairs = plan.pair
    for number in range(10):
        held = plan.counts[base + number]
        groups += held > 0
        pairs += held == 2
        threes += held == 3
    merged = threes if threes < pairs else pairs
    total = plays + groups + plan.singles - plan.pair - merged
    if total < plan.best:
        plan.best = total


def _copy(plan: Plan, depth: int) -> None:
    for index in range(10 * depth, 10 * depth + 10):
        plan.counts[index + 10] = plan.counts[index]
    for index in range(3 * depth, 3 * depth + 3):
        plan.suits[index + 3] = plan.suits[index]


_ONE = 1
_LONGEST = 17
_ONES = [bits.bit_count() for bits in range(16)]
