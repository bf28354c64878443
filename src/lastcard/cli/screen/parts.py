"""Which games have a screen of their own; any other is shown on the plain one."""

from collections.abc import Mapping
from typing import Final

from lastcard.cli.screen import gang, thirteen
from lastcard.cli.screen.screen import MakeScreen

PARTS: Final[Mapping[str, MakeScreen]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""What makes the screen of each game, by its key."""
