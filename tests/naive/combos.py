"""The cards and combos of Gang of Four, told apart the slow and obvious way."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

ORDER = [colour + str(n) for n in range(1, 11) for colour in "GYRM" if colour != "M" or n == 1]
ORDER += ["GP", "YP", "RD"]
"""The 34 different cards, lowest first (GF-6.1)."""

ONLY_ONCE = ["M1", "GP", "YP", "RD"]

DECK = [card for card in ORDER for _ in range(1 if card in ONLY_ONCE else 2)]
"""All 64 cards (GF-1.1)."""

FIVE_CARD_TYPES = ["straight", "flush", "full_house", "straight_flush"]
"""Lowest first (GF-6.4)."""


def number(card: str) -> int:
    """1 to 10; both phoenixes are 11, the dragon is 12."""
    return {"P": 11, "D": 12}.get(card[1:]) or int(card[1:])


def text(cards: Iterable[str]) -> str:
    """The cards in ascending order, as they are written everywhere."""
    return " ".join(sorted(cards, key=ORDER.index))


def combo_type(cards: list[str]) -> str | None:
    """What the cards are together (section 5), None if they are no combo."""
    if any(cards.count(card) > DECK.count(card) for card in cards):
        raise ValueError(f"the deck does not hold {text(cards)}")
    if len({number(card) for card in cards}) == 1:
        # Neither phoenixes nor dragon come in threes or gangs: the deck has too few.
        names = {1: "single", 2: "pair", 3: "three"}
        return names.get(len(cards), f"gang_of_{len(cards)}")
    if len(cards) == 5:
        # From the highest down, for cards that can be read in several ways (GF-5.11).
        return next((name for name in reversed(FIVE_CARD_TYPES) if is_five(cards, name)), None)
    return None


def is_five(cards: list[str], name: str) -> bool:
    """Whether the five cards can be read as that five-card type (GF-5.4 to GF-5.7)."""
    numbers = sorted(number(card) for card in cards)
    plain = max(numbers) <= 10
    match name:
        case "straight":
            return plain and numbers == list(range(numbers[0], numbers[0] + 5))
        case "flush":
            return plain and len({card[0] for card in cards if card != "M1"}) == 1
        case "full_house":
            return sorted(numbers.count(n) for n in numbers) == [2, 2, 3, 3, 3]
        case _:
            return is_five(cards, "straight") and is_five(cards, "flush")


def strength(cards: list[str]) -> tuple[int, ...]:
    """How high a combo is: greater is higher, among gangs and among others of one size."""
    name = combo_type(cards)
    if name is None:
        raise ValueError(f"{text(cards)} is no combo")
    if name.startswith("gang"):
        return (1, len(cards), *places(cards))
    if name in ("flush", "straight_flush"):
        # The multi-coloured 1 is a plain 1 of the others' colour (GF-5.10).
        colour = next(card[0] for card in cards if card != "M1")
        cards = [colour + "1" if card == "M1" else card for card in cards]
    if name == "full_house":
        numbers = [number(card) for card in cards]
        three = [card for card in cards if numbers.count(number(card)) == 3]
        pair = [card for card in cards if numbers.count(number(card)) == 2]
        return (0, FIVE_CARD_TYPES.index(name), *places(three), *places(pair))
    rank = FIVE_CARD_TYPES.index(name) if name in FIVE_CARD_TYPES else 0
    return (0, rank, *places(cards))


def places(cards: list[str]) -> list[int]:
    """Each card's place in the order of cards, the highest card first (GF-6.2)."""
    return sorted((ORDER.index(card) for card in cards), reverse=True)


def is_gang(cards: list[str]) -> bool:
    """Whether the cards are a gang of any size."""
    return (combo_type(cards) or "").startswith("gang")


def beats(cards: list[str], other: list[str]) -> bool:
    """Whether the combo may be played on the other one (GF-6.5, GF-6.6, GF-7.1)."""
    if is_gang(cards) or is_gang(other):
        return strength(cards) > strength(other)
    return len(cards) == len(other) and strength(cards) > strength(other)


def combos(hand: list[str]) -> set[str]:
    """Every combo that can be made of the hand."""
    return set(_combos(tuple(sorted(hand, key=ORDER.index))))


@lru_cache(maxsize=1000)  # a hand is looked at again and again while others play
def _combos(cards: tuple[str, ...]) -> frozenset[str]:
    choices = {choice for size in range(1, 8) for choice in combinations(cards, size)}
    return frozenset(text(choice) for choice in choices if combo_type(list(choice)))
