"""How the finder's small tables are made: from what a hand holds to places in the table of combos.

Runs once, when the finder is imported; the compiled finder keeps the results as C arrays, so every
table has a fixed shape.
"""

from typing import Final

from lastcard.games.gang.cards import M1, Card, CardSet, gather, holds, kind
from lastcard.games.gang.combos import COMBOS, FIRST, Type, cards_of, choices, combo_of, number_of

NOTHING: Final = -1
"""In a table of places: some other type of combo, found elsewhere."""

GANGS: Final = (Type.GANG_OF_4, Type.GANG_OF_5, Type.GANG_OF_6, Type.GANG_OF_7)


def bases(combo_type: Type) -> list[int]:
    """Where each number 1-10 begins among combos of equal cards; 0 for a number that has none."""
    firsts: dict[int, int] = {}
    for place in _range_of(combo_type):
        firsts.setdefault(number_of(place), place)
    return [firsts.get(number, 0) for number in range(1, 11)]


def inside(combo_type: Type) -> list[list[int]]:
    """For all that can be held of a number: the combos in it, counted from the number's base."""
    # The 1s show it for every number: those with the multi-coloured 1 come last (GF-5.10).
    base = bases(combo_type)[0]
    ones = [place for place in _range_of(combo_type) if number_of(place) == 1]
    return [
        [one - base for one in ones if holds(_ones(held), cards_of(one))] for held in range(128)
    ]


def counts(rows: list[list[int]]) -> list[int]:
    """How long each row is."""
    return [len(row) for row in rows]


def padded(rows: list[list[int]], width: int) -> list[list[int]]:
    """The rows, filled up to one width."""
    return [row + [0] * (width - len(row)) for row in rows]


def straight_places() -> list[list[int]]:
    """The straights from each lowest number, by the colours of their cards, the top one first."""
    rows = [[NOTHING] * 324 for _ in range(6)]
    for start in range(6):
        for index in range(324):
            rest, one = divmod(index, 4)
            colours = [one, *(rest // power % 3 for power in (1, 3, 9, 27))]
            if one < 3 or start == 0:
                cards = [kind(start + 1 + step, colour) for step, colour in enumerate(colours)]
                rows[start][index] = _place(cards, Type.STRAIGHT)
    return rows


def flush_symbols() -> list[tuple[int, ...]]:
    """Every five of one colour, ascending: 0 for a 1, 1 for the multi-coloured 1, and 2 to 10."""
    greens = [kind(1, 0), M1, *(kind(number, 0) for number in range(2, 11))]
    symbol = {card: index for index, card in enumerate(greens)}
    return sorted(tuple(symbol[card] for card in cards) for cards in choices(greens, 5))


def flush_ranks(fives: list[tuple[int, ...]]) -> list[list[int]]:
    """What each symbol adds, card by card, to the number of fives that are lower."""
    # At each step: those that agree so far and go on lower. How many there are depends on the
    # symbol at that step alone, since a lower symbol is never one that was used before.
    ranks = [[0] * 11 for _ in range(5)]
    for step in range(5):
        for symbol in range(1, 11):
            ranks[step][symbol] = len({five[step:] for five in fives if five[step] < symbol})
    return ranks


def flush_places(fives: list[tuple[int, ...]]) -> list[list[int]]:
    """The flushes of each colour in the order of *fives*."""
    rows = []
    for colour in range(3):
        suit = [colour, M1, *(kind(number, colour) for number in range(2, 11))]
        rows.append([_place([suit[symbol] for symbol in five], Type.FLUSH) for five in fives])
    return rows


def full_house_bases() -> list[int]:
    """Where the full houses with each three of a kind begin."""
    pairs = len(_range_of(Type.PAIR))
    # A pair of the three's own number makes no full house: the 1s have nine pairs, others six.
    sizes = [pairs - (9 if number_of(three) == 1 else 6) for three in _range_of(Type.THREE)]
    return [FIRST[Type.FULL_HOUSE] + sum(sizes[:index]) for index in range(len(sizes))]


def _range_of(combo_type: Type) -> range:
    following = FIRST[combo_type + 1] if combo_type < Type.GANG_OF_7 else COMBOS
    return range(FIRST[combo_type], following)


def _ones(held: int) -> CardSet:
    cards = (held & 7) | (held >> 6 & 1) << M1
    return cards | (held >> 3 & 7) << 34


def _place(cards: list[Card], combo_type: Type) -> int:
    place = combo_of(gather(cards))
    return place if place is not None and place in _range_of(combo_type) else NOTHING
