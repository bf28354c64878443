"""Which games the browser client is built with; any other is shown plainly."""

from collections.abc import Mapping
from typing import Final

from lastcard.exports import gang, thirteen
from lastcard.exports.export import Export

PARTS: Final[Mapping[str, Export]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""What is written of each game, by its key."""
