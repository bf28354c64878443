"""What the words need to know of a card or a combo, to say its name in any language."""

from typing import Final

from lastcard.games.gang.cards import COLOUR, M1, NUMBER, PHOENIX, Card, spread
from lastcard.games.gang.combos import Combo, Type, cards_of, type_of
from lastcard.games.gang.duty import Block
from lastcard.games.gang.notation import NAMES, read_card

_COLOURS: Final = ("green", "yellow", "red", "multi")


def card_words(card: Card) -> dict[str, str]:
    """The arguments of ``gang-card``."""
    return {"card": NAMES[card], "colour": _COLOURS[COLOUR[card]], "number": str(NUMBER[card])}


def combo_words(combo: Combo) -> dict[str, str | int]:
    """The arguments of ``gang-combo``."""
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


def block_words(duty: Block) -> dict[str, str]:
    """The arguments of a sentence about a block: the card due, and whether a gang will do."""
    if duty.card is None:
        return {"gang": "only"}
    return {"gang": "yes" if duty.gang else "no", **card_words(read_card(duty.card))}


def _colour(kinds: list[Card]) -> str:
    # The multi-coloured 1 takes the colour of its company (GF-5.10).
    return next((_COLOURS[COLOUR[kind]] for kind in kinds if kind != M1), "multi")


def _number(number: int) -> str | int:
    # A number, so that a language can choose a word by it.
    return "phoenix" if number == PHOENIX else number
