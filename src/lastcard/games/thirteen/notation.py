"""Cards, sets of cards and placements as text: ``B7``, ``B1 R4``, ``R4>Y``.

Reading is forgiving (any case, spaces, commas between cards; ``B7>B`` for ``B7``), writing is
canonical: sets in ascending order, a target only where there is a choice.
"""

from typing import Final

from lastcard.games.cardnames import CardSetNames
from lastcard.games.errors import MoveUnreadable
from lastcard.games.thirteen.cards import (
    COLOUR,
    COPIES,
    KINDS,
    PLACEMENTS,
    R4,
    VALUE,
    Card,
    Placement,
    card_of,
    gather,
    placement_of,
    spread,
    target_of,
)
from lastcard.games.thirteen.errors import TargetMissing, TargetUnknown, WrongTarget

TARGET_NAMES: Final = ("B", "Y", "G")
"""The targets as text: blue, yellow, green."""

NAMES: Final[tuple[str, ...]] = tuple(
    f"{'BYGR'[COLOUR[card]]}{VALUE[card]}" for card in range(KINDS)
)
"""The cards as text, in ascending order."""

WORDS: Final = CardSetNames(NAMES, COPIES, gather, spread)
"""Reads and writes them."""
read_card, read_sequence, write_sequence = WORDS.read, WORDS.read_sequence, WORDS.write_sequence
read_cards, write_cards = WORDS.read_set, WORDS.write_set  # no more than the deck has (TH-1.1)


def read_placement(text: str) -> Placement:
    """The placement a text means: a card, and a target where there is a choice (TH-2.3)."""
    word, arrow, letter = text.partition(">")
    if len(word.split()) != 1:
        raise MoveUnreadable(text=text)
    card = read_card(word)
    if arrow and letter.strip():
        return _placement(card, _read_target(letter.strip()))
    if card == R4:
        raise TargetMissing(card=NAMES[card])
    if arrow:
        raise MoveUnreadable(text=text)
    return placement_of(card, COLOUR[card])


def write_placement(placement: Placement) -> str:
    """The placement as text."""
    return _TEXTS[placement]


def _read_target(letter: str) -> int:
    if letter.upper() not in TARGET_NAMES:
        raise TargetUnknown(target=letter)
    return TARGET_NAMES.index(letter.upper())


def _placement(card: Card, target: int) -> Placement:
    if card != R4 and COLOUR[card] != target:
        raise WrongTarget(
            card=NAMES[card], own=TARGET_NAMES[COLOUR[card]], target=TARGET_NAMES[target]
        )
    return placement_of(card, target)


def _text(placement: Placement) -> str:
    card = card_of(placement)
    return f"{NAMES[card]}>{TARGET_NAMES[target_of(placement)]}" if card == R4 else NAMES[card]


_TEXTS: Final = tuple(_text(placement) for placement in range(PLACEMENTS))
