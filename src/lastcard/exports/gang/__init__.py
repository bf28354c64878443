"""What the browser client is given of Gang of Four."""

from typing import Final

from lastcard.exports.export import Export
from lastcard.exports.gang.combos import combos
from lastcard.exports.gang.rulebook import combo_rules, referee
from lastcard.exports.gang.scoring import scoring

PART: Final = Export(
    scoring=scoring,
    files={
        "games/gang/play/combos.gen.json": combos,
        "games/gang/referee/verdicts.gen.json": referee,
        "games/gang/rules/combos.gen.json": combo_rules,
    },
)
