"""The wrapper environments are handed out in: what is out of order or illegal is dealt with.

PettingZoo has three wrappers for this, one around the other. They read the mask of all actions at
every step, where the list of the legal ones is at hand; this one does the same, and costs little.
"""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from lastcard.envs.aec import EpisodeEnv


class Guard(OrderEnforcingWrapper):  # type: ignore[misc] # PettingZoo has no types
    """Enforces the order of calls; an illegal action ends the episode with reward *worst*."""

    def __init__(self, env: EpisodeEnv, worst: float) -> None:
        super().__init__(env)
        self._worst = worst

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees and got, straight from the environment."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return seen

    def step(self, action: int | None) -> None:
        """The selected agent acts, or has lost."""
        env = self.env
        if self._has_reset and env.agents:
            legal = env.infos[env.agent_selection].get("legal")
            if legal is not None and action not in legal:
                EnvLogger.warn_on_illegal_move()
                self._has_updated = True
                env.expel(self._worst)
                return
        super().step(action)
