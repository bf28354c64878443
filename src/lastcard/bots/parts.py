"""Which games have bots of their own; any other is played by the bots that play anything."""

from collections.abc import Mapping
from typing import Final

from lastcard.bots import gang, thirteen
from lastcard.bots.bot import Roster

PARTS: Final[Mapping[str, Roster]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""The bots of each game by its key."""
