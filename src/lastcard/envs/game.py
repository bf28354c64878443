"""A game as a PettingZoo environment: its actions, and the episodes it is played in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from gymnasium.utils import EzPickle

from lastcard.envs.aec import EpisodeEnv, Reward
from lastcard.envs.episode import Episode, Vector
from lastcard.envs.guard import Guard
from lastcard.games.game import AnyGame, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvSpec:
    """What an environment of *game* is made of."""

    game: AnyGame
    one_deal: Callable[[Any, int], Episode]
    whole_match: Callable[[Any, int], Episode]
    actions: int
    """How many actions there are."""
    highest: Vector
    """The largest numbers that are seen."""


class GameEnv(EpisodeEnv, EzPickle):
    """The game of *spec* as it is: fast, and an illegal action is an error."""

    spec: ClassVar[EnvSpec]

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
        spec = self.spec
        chosen = make_options(spec.game, edition, options)
        spec.game.start(chosen, seats)  # refuses what cannot be played
        episode = (spec.whole_match if match else spec.one_deal)(chosen, seats)
        EpisodeEnv.__init__(self, episode, spec.actions, spec.highest, reward, render_mode)


def metadata(name: str) -> Mapping[str, Any]:
    """What PettingZoo wants to know of the environment *name*."""
    modes = ["ansi", "human"]
    return MappingProxyType({"name": name, "render_modes": modes, "is_parallelizable": False})


def make_options(game: AnyGame, edition: str | None, changes: Mapping[str, str]) -> Any:
    """The options of an *edition*; without one those of a quick match, as ``lastcard play``."""
    quick = {} if edition else game.quick
    return game.options(edition or next(iter(game.editions)), {**quick, **changes})


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnvs:
    """A game's part in this room."""

    env: Callable[..., Guard]
    """Makes its environment, guarded against illegal actions."""
    features: Callable[[Any, Seat], Vector]
    """What a seat knows of a match of it."""
