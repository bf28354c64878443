"""The cards of 13, sets of them as one 64-bit word, and where they may be put (TH-1.1, TH-2.3).

There are 16 kinds of card, by value, then colour: ``B1 Y1 G1 B2 Y2 G2 B4 Y4 G4 R4 B5 … G7``. A set
keeps four bits for each kind, which say how many of it there are. There are 18 placements, a card
on a target, in the same order; the rotten four has three of them: ``… G4 R4>B R4>Y R4>G B5 …``.
"""

from typing import Final, TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

Card: TypeAlias = int
"""A kind of card, 0 (``B1``) to 15 (``G7``)."""
CardSet: TypeAlias = int
"""How many there are of each kind, four bits apiece."""
Placement: TypeAlias = int
"""A card on a target, 0 (``B1``) to 17 (``G7``)."""

BLUE, YELLOW, GREEN, ROTTEN = range(4)
TARGETS: Final = 3
"""A target for each colour but the rotten fours' (TH-1.2)."""
KINDS: Final = 16
R4: Final[Card] = 9
PLACEMENTS: Final = 18

VALUE: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 5, 5, 5, 7, 7, 7)
COLOUR: Final[tuple[int, ...]] = (0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2)
COPIES: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, 3, 2, 2, 2, 8, 3, 3, 3, 3, 3, 3)
DECK: Final[tuple[Card, ...]] = tuple(card for card in range(KINDS) for _ in range(COPIES[card]))

# Typed 64-bit in the .pxd: a bare ``1 << 4 * card`` is wrong for high cards once compiled.
_ONE = 1
_WORD = 2**64 - 1
_VALUES = 0x7775554444222111  # four bits for each kind, as in a set
_BLUES = 0x00F00F000F00F00F  # the bits of the blue kinds; yellow and green lie beside them
_EVEN = 0x0F0F0F0F0F0F0F0F
_BYTES = 0x0101010101010101

if not cython.compiled:

    def lowest_bit(bits: int) -> int:
        """The position of the lowest bit set; *bits* is not 0."""
        return (bits & -bits).bit_length() - 1


def value_of(card: Card) -> int:
    """What *card* adds to the sum on a target (TH-1.1)."""
    return _VALUES >> 4 * card & 15


def card_of(placement: Placement) -> Card:
    """The card that is put down."""
    if placement < 9:
        return placement
    return 9 if placement < 12 else placement - 2


def target_of(placement: Placement) -> int:
    """The target the card is put on."""
    return placement % 3


def placement_of(card: Card, target: int) -> Placement:
    """*card* put on *target*, which for a coloured card is the one of its colour (TH-2.3)."""
    if card < 9:
        return card
    return 9 + target if card == 9 else card + 2


def copies(cards: CardSet, card: Card) -> int:
    """How many of *card* the set holds."""
    return cards >> 4 * card & 15


def size(cards: CardSet) -> int:
    """How many cards the set holds."""
    pairs = (cards & _EVEN) + (cards >> 4 & _EVEN)
    return (pairs * _BYTES & _WORD) >> 56


def count_colour(cards: CardSet, colour: int) -> int:
    """How many cards of *colour*, ``ROTTEN`` included, the set holds."""
    if colour == 3:
        return cards >> 36 & 15
    return size(cards & _BLUES << 4 * colour)


def add(cards: CardSet, card: Card) -> CardSet:
    """The set with one more *card*; the caller knows that the deck has it."""
    return cards + (_ONE << 4 * card)


def remove(cards: CardSet, card: Card) -> CardSet:
    """The set without one *card*, which it holds."""
    return cards - (_ONE << 4 * card)


def gather(cards: list[Card]) -> CardSet:
    """The set of *cards*, at most as many of each as the deck has."""
    held = 0
    for card in cards:
        held = add(held, card)
    return held


def spread(cards: CardSet) -> list[Card]:
    """The cards of a set in ascending order, equal ones side by side."""
    found = []
    for card in range(KINDS):
        found += [card] * copies(cards, card)
    return found
