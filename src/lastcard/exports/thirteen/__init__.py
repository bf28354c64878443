"""What the browser client is given of 13."""

from typing import Final

from lastcard.exports.export import Export
from lastcard.exports.thirteen.referee import fits
from lastcard.exports.thirteen.scoring import scoring

PART: Final = Export(scoring=scoring, files={"games/thirteen/referee/fits.gen.json": fits})
