"""Which games are taught; about any other there are no lessons."""

from collections.abc import Mapping
from typing import Final

from lastcard.lessons import gang, thirteen
from lastcard.lessons.teaching import Teaching

PARTS: Final[Mapping[str, Teaching]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""How each game is taught, by its key."""
