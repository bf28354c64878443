"""Which games have an environment; others are refused."""

from collections.abc import Mapping
from typing import Final

from lastcard.envs import gang_v0, thirteen_v0
from lastcard.envs.game import GameEnvs

PARTS: Final[Mapping[str, GameEnvs]] = {"gang": gang_v0.PART, "thirteen": thirteen_v0.PART}
"""How each game is played by numbers, by its key."""
