"""Combos and cards in words: "full house, 6s over 3s", "green phoenix"."""

from lastcard.games.gang.combos import Type, type_of
from lastcard.games.gang.notation import read_combo
from lastcard.games.gang.wording import combo_words
from lastcard.locales import Words


def combo_name(cards: str, words: Words) -> str:
    """The combo in words."""
    return words.say("gang-combo", **combo_words(read_combo(cards)))


def type_name(cards: str) -> str:
    """The type of a combo, all gangs alike."""
    name = Type(type_of(read_combo(cards))).name.lower()
    return "gang" if name.startswith("gang") else name
