"""What the pages about the rules need of the games: writes ``web/src/rules/rulebook.gen.json``.

The page shows these things where no server can be asked, so they are written down beforehand.
"""

import sys
from pathlib import Path
from typing import Final

from msgspec import json

from lastcard.games.gang.combos import Type
from lastcard.games.options import describe
from lastcard.games.registry import GAMES
from lastcard.games.thirteen.cards import PLACEMENTS, card_of, target_of
from lastcard.games.thirteen.notation import NAMES, TARGET_NAMES
from lastcard.wire.verdicts import compared, verdicts

COMBO_RULES: Final = {
    Type.SINGLE: "GF-5.1",
    Type.PAIR: "GF-5.2",
    Type.THREE: "GF-5.3",
    Type.STRAIGHT: "GF-5.4",
    Type.FLUSH: "GF-5.5",
    Type.FULL_HOUSE: "GF-5.6",
    Type.STRAIGHT_FLUSH: "GF-5.7",
    Type.GANG_OF_4: "GF-5.8",
    Type.GANG_OF_5: "GF-5.8",
    Type.GANG_OF_6: "GF-5.8",
    Type.GANG_OF_7: "GF-5.8",
}
"""Which rule says what a combo of a type is."""


def rulebook() -> bytes:
    """Editions with all their options, what the referee says, and what fits the targets of 13."""
    book = {
        "editions": _editions(),
        "combos": {kind.name.lower(): rule for kind, rule in COMBO_RULES.items()},
        "compared": compared(),
        "verdicts": verdicts(),
        "fits": {name: _targets(card) for card, name in enumerate(NAMES)},
    }
    return json.format(json.encode(book), indent=2) + b"\n"


def _editions() -> dict[str, dict[str, dict[str, str]]]:
    return {
        game.key: {name: describe(options) for name, options in game.editions.items()}
        for game in GAMES.values()
    }


def _targets(card: int) -> list[str]:
    return [TARGET_NAMES[target_of(place)] for place in range(PLACEMENTS) if card_of(place) == card]


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(rulebook())
