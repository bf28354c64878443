"""Which games can be reviewed; others cannot."""

from collections.abc import Mapping
from typing import Final

from lastcard.review import gang, thirteen
from lastcard.review.part import GameReview

PARTS: Final[Mapping[str, GameReview]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""What reviews the matches of each game, by its key."""
