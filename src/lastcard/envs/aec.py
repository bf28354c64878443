"""An episode as a PettingZoo environment: agents take turns at one deal or one match."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from lastcard.envs.episode import Episode, Vector
from lastcard.match import Shuffle, seeded

Reward: TypeAlias = Literal["points", "net"]
"""The points of a deal with a minus; or how much fewer they are than the others' on average."""


class EpisodeEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """Deals from a seed, asks seat after seat, rewards when a deal is scored."""

    metadata: Mapping[str, Any] = {}
    render_mode: str | None

    def __init__(
        self,
        episode: Episode,
        actions: int,
        highest: Vector,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self._episode = episode
        self._actions = actions
        self._net = reward == "net"
        self._shuffle: Shuffle | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = Box(0, 1, (actions,), np.int8)
        seen = Box(np.zeros_like(highest), highest, dtype=np.int16)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal: with a *seed* its first deal, without one the next of the seed before."""
        if seed is not None or self._shuffle is None:
            self._shuffle = seeded(secrets.randbits(63) if seed is None else seed)
        self._episode.start(self._shuffle)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, list[int]]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self._ask()

    def step(self, action: int | None) -> None:
        """The selected agent acts; once an episode is over, each one leaves with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._episode.legal:
            raise ValueError(f"{agent} may not do action {action} now")
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        self.infos[agent] = {}
        points = self._episode.act(int(action))
        if points is not None:
            self._reward(points)
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What *agent* sees, and which actions are open to it: none unless it is asked."""
        mask = bytearray(self._actions)
        if agent == self.agent_selection:
            for action in self._episode.legal:
                mask[action] = 1
        return {
            "observation": self._episode.observe(self._seat_of[agent]),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def observation_space(self, agent: str) -> Dict:
        """What *agent* can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """What *agent* can do."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table with all hands open: a text, or written out for people."""
        if self.render_mode is None:
            return None
        picture = self._episode.picture()
        if self.render_mode == "ansi":
            return picture
        sys.stdout.write(picture + "\n")
        return None

    def expel(self, reward: float) -> None:
        """End the episode: the selected agent has broken the rules and gets *reward*."""
        self.infos = {agent: {} for agent in self.agents}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = reward
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def close(self) -> None:
        """There is nothing to give back."""

    def _ask(self) -> None:
        episode = self._episode
        self.agent_selection = agent = self.possible_agents[episode.seat]
        self.infos[agent] = {"legal": episode.legal}

    def _reward(self, points: Sequence[int]) -> None:
        total, others = sum(points), len(points) - 1
        for agent, own in zip(self.agents, points, strict=True):
            self.rewards[agent] = (total - own) / others - own if self._net else -float(own)
        self._accumulate_rewards()
        self._rewarded = True
