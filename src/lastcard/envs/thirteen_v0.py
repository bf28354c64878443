"""13 for PettingZoo: ``thirteen_v0.env()``; see ``docs/reference/envs.md``."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from gymnasium.utils import EzPickle

from lastcard.envs.aec import Reward, TableEnv, make_options
from lastcard.envs.guard import Guard
from lastcard.envs.thirteen.observation import HIGHEST
from lastcard.envs.thirteen.table import GAME, OneDeal, WholeMatch
from lastcard.games.thirteen.cards import PLACEMENTS

WORST: Final = -50.0
"""What an illegal action costs: more than any deal."""


class raw_env(TableEnv, EzPickle):
    """13 as it is: fast, and an illegal action is an error."""

    metadata: Mapping[str, Any] = MappingProxyType(
        {"name": "thirteen_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
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
        GAME.start(chosen, seats)  # refuses what cannot be played
        table = WholeMatch(chosen, seats) if match else OneDeal(chosen, seats)
        TableEnv.__init__(self, table, PLACEMENTS, HIGHEST, reward, render_mode)


def env(**how: Any) -> Guard:
    """13, guarded against illegal actions; takes what ``raw_env`` takes."""
    return Guard(raw_env(**how), WORST)
