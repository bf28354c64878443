"""Every combo of Gang of Four for the browser client: ``games/gang/play/combos.gen.json``.

The page reads it when the first cards are chosen, to say what is wrong with them. A sign stands for
a card, a word for a combo; words of a type ascend, and those with ``=`` between them are equal.
"""

from typing import Final

from msgspec import json

from lastcard.games.gang.cards import spread
from lastcard.games.gang.combos import COMBOS, Combo, Type, above, cards_of, type_of
from lastcard.games.gang.notation import NAMES

_SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh"


def combos() -> bytes:
    """The cards, and the combos of each type from weakest to strongest."""
    table = {
        "cards": dict(zip(_SIGNS, NAMES, strict=True)),
        "types": {kind.name.lower(): _words(kind) for kind in Type},
    }
    return json.encode(table)


def _words(kind: Type) -> str:
    places = [place for place in range(COMBOS) if type_of(place) == kind]
    marks = ("=" if _is_level(place) else " " for place in places)
    return "".join(_word(place) + mark for place, mark in zip(places, marks, strict=True)).rstrip()


def _word(combo: Combo) -> str:
    return "".join(_SIGNS[card] for card in spread(cards_of(combo)))


def _is_level(combo: Combo) -> bool:
    # Only a multi-coloured 1 tells the next one apart.
    return above(combo) > combo + 1
