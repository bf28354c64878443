"""The number that decides first between combos of one type: 1 to 10, 11 phoenix, 12 dragon."""

from lastcard.games.gang.cards import NUMBER, highest, spread
from lastcard.games.gang.combos import COMBOS, Combo, Type, cards_of, type_of


def top_of(combo: Combo) -> int:
    """The number *combo* is high by; of a full house that of its three."""
    return _TOP[combo]


def _top(combo: Combo) -> int:
    cards = cards_of(combo)
    if type_of(combo) != Type.FULL_HOUSE:
        return NUMBER[highest(cards)]
    numbers = [NUMBER[card] for card in spread(cards)]
    return max(numbers, key=numbers.count)


_TOP = [_top(combo) for combo in range(COMBOS)]
