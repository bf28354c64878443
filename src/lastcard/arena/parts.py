"""Which games have provable errors; others have none."""

from collections.abc import Mapping
from typing import Final

from lastcard.arena import gang
from lastcard.arena.check import Checks

PARTS: Final[Mapping[str, Checks]] = {"gang": gang.PART}
"""The checks of each game, by its key."""
