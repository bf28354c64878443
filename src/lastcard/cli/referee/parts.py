"""Which games the referee answers questions about."""

from collections.abc import Mapping
from typing import Final

from lastcard.cli.referee import gang, thirteen
from lastcard.cli.referee.op import Ops

PARTS: Final[Mapping[str, Ops]] = {"gang": gang.PART, "thirteen": thirteen.PART}
"""What can be asked about each game, by its key; no two games have an op of the same name."""
