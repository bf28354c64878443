"""The cards of Gang of Four, and sets of them as one 64-bit mask (GF-1.1, GF-1.2).

There are 34 kinds of card, numbered in ascending order: ``G1 Y1 R1 M1 G2 Y2 R2 … R10 GP YP RD``.
Bit *k* of a set says "at least one card of kind *k*"; the 30 bits above say "both of them", for the
kinds the deck has twice. Which copy is held cannot be told, so equal sets are equal integers.
"""

from typing import Final, TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

Card: TypeAlias = int
"""A kind of card, 0 (``G1``) to 33 (``RD``)."""
CardSet: TypeAlias = int
"""A set of cards as a mask; no more copies than the deck has."""

GREEN, YELLOW, RED, MULTI = range(4)
KINDS: Final = 34
M1: Final[Card] = 3
GP: Final[Card] = 31
YP: Final[Card] = 32
RD: Final[Card] = 33
PHOENIX, DRAGON = 11, 12
"""The numbers of the special cards, above the 10 (GF-6.1)."""

SPECIAL: Final[tuple[Card, ...]] = (M1, GP, YP, RD)
"""The kinds the deck has once."""

NUMBER: Final[tuple[int, ...]] = (1, 1, 1, 1, *(2 + k // 3 for k in range(27)), 11, 11, 12)
COLOUR: Final[tuple[int, ...]] = (0, 1, 2, 3, *(k % 3 for k in range(27)), 0, 1, 2)
COPIES: Final[tuple[int, ...]] = tuple(1 if card in SPECIAL else 2 for card in range(KINDS))
DECK: Final[tuple[Card, ...]] = tuple(card for card in range(KINDS) for _ in range(COPIES[card]))

# Typed 64-bit in the .pxd: a bare ``1 << card`` is wrong for high cards once compiled.
_ONE = 1
_FIRST = (1 << 34) - 1  # the bits for "at least one"
_LOW = 7  # second copies of the 1s: below M1, which has no second copy, so not shifted

if not cython.compiled:

    def popcount(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()

    def lowest_bit(bits: int) -> int:
        """The position of the lowest bit set; *bits* is not 0."""
        return (bits & -bits).bit_length() - 1

    def highest_bit(bits: int) -> int:
        """The position of the highest bit set; *bits* is not 0."""
        return bits.bit_length() - 1


def kind(number: int, colour: int) -> Card:
    """The card of *number* (1 to 10) in *colour*; ``MULTI`` only for the 1."""
    return colour if number == 1 else 3 * number - 2 + colour


def second_bit(card: Card) -> int:
    """The position of the bit that says "both"; only for kinds the deck has twice."""
    return 34 + card if card < 3 else 33 + card


def size(cards: CardSet) -> int:
    """How many cards the set holds."""
    return popcount(cards)


def kinds(cards: CardSet) -> CardSet:
    """The set reduced to one card of each kind held."""
    return cards & _FIRST


def holds(hand: CardSet, part: CardSet) -> bool:
    """Whether every card of *part* is in *hand*."""
    return (part & ~hand) == 0


def add(cards: CardSet, card: Card) -> CardSet:
    """The set with one more *card*; the caller knows that the deck has it."""
    if cards >> card & _ONE:
        return cards | _ONE << second_bit(card)
    return cards | _ONE << card


def remove(hand: CardSet, part: CardSet) -> CardSet:
    """The hand without *part*, which it holds; of two equal cards one may stay."""
    twice = _align(hand)
    gone = part & _FIRST
    once = (hand & _FIRST & ~gone) | (twice & ~_align(part))
    return once | _unalign(twice & ~gone)


def join(cards: CardSet, others: CardSet) -> CardSet:
    """All cards of both sets; the caller knows that the deck has so many."""
    both = _align(cards) | _align(others) | (cards & others & _FIRST)
    return ((cards | others) & _FIRST) | _unalign(both)


def highest(cards: CardSet) -> Card:
    """The highest card of a set that is not empty (GF-6.1)."""
    return highest_bit(cards & _FIRST)


def gather(cards: list[Card]) -> CardSet:
    """The set of *cards*, at most as many of each as the deck has."""
    mask = 0
    for card in cards:
        mask = add(mask, card)
    return mask


def spread(cards: CardSet) -> list[Card]:
    """The cards of a set in ascending order, equal ones side by side."""
    found = []
    for card in range(KINDS):
        if cards >> card & _ONE:
            found.append(card)
            if COPIES[card] == 2 and cards >> second_bit(card) & _ONE:
                found.append(card)
    return found


def _align(cards: CardSet) -> CardSet:
    # The "both" bits, moved to where the kinds' own bits are.
    twice = cards >> 34
    return (twice & _LOW) | (twice & ~_LOW) << 1


def _unalign(twice: CardSet) -> CardSet:
    return ((twice & _LOW) | (twice & ~_LOW) >> 1) << 34
