"""Cards and sets of cards as text: ``G3``, ``Y10``, ``M1``, ``GP``, ``RD``; ``G3 Y3``.

Reading is forgiving (any case, any order, commas), writing is canonical: ascending order.
"""

from typing import Final

from lastcard.games.cardnames import CardSetNames
from lastcard.games.errors import CardUnknown
from lastcard.games.gang.cards import COLOUR, COPIES, KINDS, NUMBER, Card, gather, spread
from lastcard.games.gang.combos import COMBOS, Combo, cards_of, combo_of
from lastcard.games.gang.errors import NotACombo


def _name(card: Card) -> str:
    number = NUMBER[card]
    return "GYRM"[COLOUR[card]] + ("P" if number == 11 else "D" if number == 12 else str(number))


NAMES: Final[tuple[str, ...]] = tuple(_name(card) for card in range(KINDS))
"""The cards as text, in ascending order."""

WORDS: Final = CardSetNames(NAMES, COPIES, gather, spread)
"""Reads and writes them."""
read_card, read_sequence = WORDS.read, WORDS.read_sequence
read_cards, write_cards = WORDS.read_set, WORDS.write_set  # no more than the deck has (GF-1.1)


def read_combo(text: str) -> Combo:
    """The combo a text means; cards that are none are refused (GF-5)."""
    cards = read_cards(text)
    if not cards:
        raise CardUnknown(card="")
    combo = combo_of(cards)
    if combo is None:
        raise NotACombo(cards=write_cards(cards))
    return combo


def write_combo(combo: Combo) -> str:
    """The combo as text."""
    text = _TEXTS[combo]
    if text is None:
        text = _TEXTS[combo] = write_cards(cards_of(combo))
    return text


# Filled as combos are first written: nobody needs all of them at once.
_TEXTS: Final[list[str | None]] = [None] * COMBOS
