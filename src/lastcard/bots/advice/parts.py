"""Which games have advice in words; others have none."""

from collections.abc import Mapping
from typing import Final

from lastcard.bots.advice import gang, thirteen
from lastcard.bots.advice.explainer import Explainer

PARTS: Final[Mapping[str, Explainer]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""What explains the moves of each game, by its key."""
