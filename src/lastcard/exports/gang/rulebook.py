"""What the pages about the rules of Gang of Four need."""

from typing import Final

from lastcard.exports.gang.verdicts import compared, verdicts
from lastcard.exports.rulebook import written
from lastcard.games.gang.combos import Type

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


def combo_rules() -> bytes:
    """The rules of combos: ``web/src/games/gang/rules/combos.gen.json``."""
    return written({kind.name.lower(): rule for kind, rule in COMBO_RULES.items()})


def referee() -> bytes:
    """Which rule compares two combos, and what the referee says to each case.

    This is ``web/src/games/gang/referee/verdicts.gen.json``.
    """
    return written({"compared": compared(), "verdicts": verdicts()})
