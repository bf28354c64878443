"""Gang of Four for PettingZoo: ``gang_v0.env()``; see ``docs/reference/envs.md``."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from gymnasium.utils import EzPickle

from lastcard.envs.aec import Reward, TableEnv, make_options
from lastcard.envs.gang.actions import ACTIONS
from lastcard.envs.gang.observation import HIGHEST
from lastcard.envs.gang.table import GAME, OneDeal, WholeMatch
from lastcard.envs.guard import Guard
from lastcard.games.errors import OptionRefused

WORST: Final = -80.0
"""What an illegal action costs: sixteen cards left."""


class raw_env(TableEnv, EzPickle):
    """Gang of Four as it is: fast, and an illegal action is an error."""

    metadata: Mapping[str, Any] = MappingProxyType(
        {"name": "gang_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
    )

    def __init__(
        self,
        seats: int = 4,
        *,
        match: bool = False,
        reward: Reward = "points",
        edition: str | None = None,
        options: Mapping[str, str] = MappingProxyType({}),
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            seats,
            match=match,
            reward=reward,
            edition=edition,
            options=dict(options),
            render_mode=render_mode,
        )
        chosen = make_options(GAME, edition, options)
        if chosen.ceremony == "on":
            raise OptionRefused(option="ceremony", value="on", allowed="off")
        GAME.start(chosen, seats)  # refuses what cannot be played
        table = WholeMatch(chosen, seats) if match else OneDeal(chosen, seats)
        TableEnv.__init__(self, table, ACTIONS, HIGHEST, reward, render_mode)


def env(**how: Any) -> Guard:
    """Gang of Four, guarded against illegal actions; takes what ``raw_env`` takes."""
    return Guard(raw_env(**how), WORST)
