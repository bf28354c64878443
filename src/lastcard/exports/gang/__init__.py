"""What the browser client is given of Gang of Four."""

from typing import Final

from lastcard.exports.export import Export
from lastcard.exports.gang.combos import combos
from lastcard.exports.gang.rulebook import rulebook
from lastcard.exports.gang.scoring import scoring

PART: Final = Export(
    scoring=scoring, rulebook=rulebook, files={"games/gang/play/combos.gen.json": combos}
)
