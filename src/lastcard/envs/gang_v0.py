"""Gang of Four for PettingZoo: ``gang_v0.env()``; see ``docs/reference/envs.md``."""

from typing import Any, Final

from lastcard.envs.game import EnvSpec, GameEnv, GameEnvs, metadata
from lastcard.envs.gang.actions import ACTIONS
from lastcard.envs.gang.episodes import GAME, OneDeal, WholeMatch
from lastcard.envs.gang.features import features
from lastcard.envs.gang.observation import HIGHEST
from lastcard.envs.guard import Guard

WORST: Final = -80.0
"""What an illegal action costs: sixteen cards left."""


class raw_env(GameEnv):
    """Gang of Four as it is: fast, and an illegal action is an error."""

    metadata = metadata("gang_v0")
    spec = EnvSpec(
        game=GAME, one_deal=OneDeal, whole_match=WholeMatch, actions=ACTIONS, highest=HIGHEST
    )


def env(**how: Any) -> Guard:
    """Gang of Four, guarded against illegal actions; takes what ``raw_env`` takes."""
    return Guard(raw_env(**how), WORST)


PART: Final = GameEnvs(env=env, features=features)
