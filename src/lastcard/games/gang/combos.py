"""Every combo there is, in one table: 12,352 of them, from weakest to strongest (GF-5, GF-6).

A combo is known by its place in the table. Places ascend by type and, inside a type, by strength;
so the combos of one size stand together, the gangs last, and "higher" is a comparison of places
(but for flushes that only a multi-coloured 1 tells apart, which are equal: ``above`` knows).
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import product
from typing import Final, TypeAlias

from lastcard.games.gang.cards import (
    COLOUR,
    COPIES,
    GP,
    GREEN,
    KINDS,
    M1,
    MULTI,
    NUMBER,
    PHOENIX,
    YP,
    Card,
    CardSet,
    gather,
    kind,
    spread,
)

Combo: TypeAlias = int
"""A place in the table, 0 (``G1``) to 12,351 (the gang of seven)."""


class Type(IntEnum):
    """The types of combo, in the order of the table."""

    SINGLE = 0
    PAIR = 1
    THREE = 2
    STRAIGHT = 3
    FLUSH = 4
    FULL_HOUSE = 5
    STRAIGHT_FLUSH = 6
    GANG_OF_4 = 7
    GANG_OF_5 = 8
    GANG_OF_6 = 9
    GANG_OF_7 = 10


COMBOS: Final = 12_352
"""How many combos there are."""

Strength: TypeAlias = tuple[tuple[int, int], ...]
_Row: TypeAlias = tuple[Type, Strength, tuple[Card, ...]]


def type_of(combo: Combo) -> int:
    """The ``Type`` of *combo*, as a number."""
    return _TYPE[combo]


def size_of(combo: Combo) -> int:
    """How many cards *combo* has."""
    return _SIZE[combo]


def cards_of(combo: Combo) -> CardSet:
    """The cards of *combo*."""
    return _CARDS[combo]


def above(combo: Combo) -> Combo:
    """The first place in the table that is higher than *combo*, of its size or a gang."""
    return _ABOVE[combo]


def beats(combo: Combo, other: Combo) -> bool:
    """Whether *combo* may be played on *other* (GF-6, GF-7.1)."""
    if combo >= FIRST[Type.GANG_OF_4] > other:
        return True
    return combo >= above(other) and size_class(combo) == size_class(other)


def size_class(combo: Combo) -> int:
    """What answers what: 1, 2, 3 or 5 cards, and 4 for gangs of every size (GF-5.8)."""
    return 4 if combo >= FIRST[Type.GANG_OF_4] else size_of(combo)


def combo_of(cards: CardSet) -> Combo | None:
    """The combo that *cards* are, read in the highest way (GF-5.11); None when they are none."""
    return _PLACE.get(cards)


def number_of(combo: Combo) -> int:
    """The number that names a combo of equal cards: 1 to 10, or that of the phoenix or dragon."""
    return NUMBER[spread(_CARDS[combo])[0]]


def choices(kinds: Iterable[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Every way to take *count* cards of *kinds*, highest first, as often as the deck has them."""
    left = sorted(kinds, reverse=True)
    return _choose(left, count)


def _choose(kinds: list[Card], count: int) -> Iterator[tuple[Card, ...]]:
    if count == 0:
        yield ()
        return
    for index, card in enumerate(kinds):
        for copies in range(1, min(COPIES[card], count) + 1):
            for rest in _choose(kinds[index + 1 :], count - copies):
                yield (card,) * copies + rest


def _rows() -> Iterator[_Row]:
    for card in range(KINDS):
        yield Type.SINGLE, _strength((card,)), (card,)
    for pair in _pairs():
        yield Type.PAIR, _strength(pair), pair
    for three in _equal(3):
        yield Type.THREE, _strength(three), three
    yield from _straights()
    yield from _flushes()
    for three, pair in product(_equal(3), _pairs()):
        if NUMBER[three[0]] != NUMBER[pair[0]]:
            # The three first, whatever the pair (GF-6.3).
            yield Type.FULL_HOUSE, _strength(three + pair), three + pair
    for gang_type in (Type.GANG_OF_4, Type.GANG_OF_5, Type.GANG_OF_6, Type.GANG_OF_7):
        for gang in _equal(4 + gang_type - Type.GANG_OF_4):
            yield gang_type, _strength(gang), gang


def _equal(count: int) -> Iterator[tuple[Card, ...]]:
    # Cards of one number 1-10 (GF-5.2, GF-5.3, GF-5.8).
    for number in range(1, PHOENIX):
        yield from choices((card for card in range(KINDS) if NUMBER[card] == number), count)


def _pairs() -> Iterator[tuple[Card, ...]]:
    yield from _equal(2)
    yield (YP, GP)


def _straights() -> Iterator[_Row]:
    for top in range(5, PHOENIX):
        numbers = range(top, top - 5, -1)
        colours = [range(4) if number == 1 else range(3) for number in numbers]
        for chosen in product(*colours):
            cards = tuple(kind(n, c) for n, c in zip(numbers, chosen, strict=True))
            if _flush_colour(cards) is None:
                yield Type.STRAIGHT, _strength(cards), cards


def _flushes() -> Iterator[_Row]:
    for colour in range(GREEN, MULTI):
        suit = [M1, *(kind(number, colour) for number in range(1, PHOENIX))]
        for cards in choices(suit, 5):
            numbers = {NUMBER[card] for card in cards}
            if len(numbers) == 2:
                continue  # a full house with the multi-coloured 1 (GF-5.11)
            run = len(numbers) == 5 and max(numbers) - min(numbers) == 4
            strength = tuple((NUMBER[card], colour) for card in cards)
            yield Type.STRAIGHT_FLUSH if run else Type.FLUSH, strength, cards


def _flush_colour(cards: tuple[Card, ...]) -> int | None:
    # The multi-coloured 1 takes the colour of the others (GF-5.10).
    colours = {COLOUR[card] for card in cards if card != M1}
    return colours.pop() if len(colours) == 1 else None


def _strength(cards: tuple[Card, ...]) -> Strength:
    # From the highest card down, number before colour (GF-6.1, GF-6.2).
    return tuple((NUMBER[card], COLOUR[card]) for card in cards)


def _first_above(rows: list[_Row]) -> list[Combo]:
    # A straight answers a straight, and so do the other five-card types (GF-6.4).
    found = list(range(1, len(rows) + 1))
    for place in range(len(rows) - 2, -1, -1):
        if rows[place][:2] == rows[place + 1][:2]:
            found[place] = found[place + 1]
    return found


_TABLE = sorted(_rows())
_CARDS = [gather(list(cards)) for _, _, cards in _TABLE]
_TYPE = [int(combo_type) for combo_type, _, _ in _TABLE]
_SIZE = [len(cards) for _, _, cards in _TABLE]
_ABOVE = _first_above(_TABLE)
_PLACE = {gather(list(cards)): place for place, (_, _, cards) in enumerate(_TABLE)}

FIRST: Final[tuple[Combo, ...]] = tuple(
    next(place for place, row in enumerate(_TABLE) if row[0] == combo_type) for combo_type in Type
)
"""Where each type begins in the table."""
del _TABLE
