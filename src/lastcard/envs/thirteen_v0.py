"""13 for PettingZoo: ``thirteen_v0.env()``; see ``docs/reference/envs.md``."""

from typing import Any, Final

from lastcard.envs.game import EnvSpec, GameEnv, GameEnvs, metadata
from lastcard.envs.guard import Guard
from lastcard.envs.thirteen.episodes import GAME, OneDeal, WholeMatch
from lastcard.envs.thirteen.features import features
from lastcard.envs.thirteen.observation import HIGHEST
from lastcard.games.thirteen.cards import PLACEMENTS

WORST: Final = -50.0
"""What an illegal action costs: more than any deal."""


class raw_env(GameEnv):
    """13 as it is: fast, and an illegal action is an error."""

    metadata = metadata("thirteen_v0")
    spec = EnvSpec(
        game=GAME, one_deal=OneDeal, whole_match=WholeMatch, actions=PLACEMENTS, highest=HIGHEST
    )


def env(**how: Any) -> Guard:
    """13, guarded against illegal actions; takes what ``raw_env`` takes."""
    return Guard(raw_env(**how), WORST)


PART: Final = GameEnvs(env=env, features=features)
