"""Combos and cards in words: "full house, 6s over 3s", "green phoenix"."""

from typing import Final

from lastcard.games.gang.cards import COLOUR, M1, NUMBER, PHOENIX, Card, spread
from lastcard.games.gang.combos import Type, cards_of, type_of
from lastcard.games.gang.notation import NAMES, read_card, read_combo
from lastcard.locales import Words

_COLOURS: Final = ("green", "yellow", "red", "multi")


def card_words(card: str) -> dict[str, str]:
    """What the words need to know of a card."""
    kind = read_card(card)
    return {"card": card, "colour": _COLOURS[COLOUR[kind]], "number": str(NUMBER[kind])}


def combo_name(cards: str, words: Words) -> str:
    """The combo in words."""
    return words.say("gang-combo", **combo_words(cards))


def combo_words(cards: str) -> dict[str, str]:
    """What the words need to know of a combo."""
    combo = read_combo(cards)
    kinds = spread(cards_of(combo))
    numbers = [NUMBER[kind] for kind in kinds]
    most = max(set(numbers), key=numbers.count)
    return {
        "type": Type(type_of(combo)).name.lower(),
        "card": NAMES[kinds[0]],
        "colour": _colour(kinds),
        "number": _number(most),
        "other": _number(next((number for number in numbers if number != most), most)),
        "low": str(min(numbers)),
        "high": str(max(numbers)),
    }


def type_name(cards: str) -> str:
    """The type of a combo, all gangs alike."""
    name = Type(type_of(read_combo(cards))).name.lower()
    return "gang" if name.startswith("gang") else name


def _colour(kinds: list[Card]) -> str:
    # The multi-coloured 1 takes the colour of its company (GF-5.10).
    return next((_COLOURS[COLOUR[kind]] for kind in kinds if kind != M1), "multi")


def _number(number: int) -> str:
    return "phoenix" if number == PHOENIX else str(number)
