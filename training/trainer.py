"""Plays deals and learns from them, at the same time: playing needs no GIL."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np
import torch

from lastcard.bots.gang.net.net import read_net
from lastcard.bots.gang.net.selfplay import Selfplay
from training.model import Model, unpack, weights
from training.schedule import Round

CHOICES: Final = 400_000
"""How many choices a round writes down, about ten thousand deals of them."""
BATCH: Final = 4096
REMEMBERED: Final = 20
"""Rivals are drawn from so many of the latest kept nets."""
KEEP_EVERY: Final = 10


@dataclass
class Samples:
    """Room for the choices of a round: six words of facts and one value each."""

    choices: int = CHOICES
    facts: np.ndarray = field(init=False)
    values: np.ndarray = field(init=False)
    written: int = 0

    def __post_init__(self) -> None:
        self.facts = np.zeros(6 * self.choices, np.uint64)
        self.values = np.zeros(self.choices, np.float32)


class Trainer:
    """A model, its optimiser, and the nets it was before; the same seed learns the same."""

    def __init__(self, seed: int, choices: int = CHOICES) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.model = Model()
        self.kept = [weights(self.model)]
        self._optimiser = torch.optim.Adam(self.model.parameters())
        self._rng = Random(seed)
        self._seed = seed
        self._buffers = (Samples(choices), Samples(choices))

    def train(self, rounds: Sequence[Round], tell: Callable[[Round, float], None]) -> None:
        """Go through *rounds*; after each *tell* what error was left."""
        with ThreadPoolExecutor(1) as player:
            playing = player.submit(self._play, rounds[0], *self._pair())
            for index, now in enumerate(rounds):
                samples = playing.result()
                # The next deals are played by the net as it is before it learns from these.
                if index + 1 < len(rounds):
                    playing = player.submit(self._play, rounds[index + 1], *self._pair())
                tell(now, self._learn(now, samples))
                if now.number % KEEP_EVERY == KEEP_EVERY - 1:
                    self.kept.append(weights(self.model))

    def _pair(self) -> tuple[bytes, bytes]:
        return weights(self.model), self._rng.choice(self.kept[-REMEMBERED:])

    def _play(self, now: Round, own: bytes, rival: bytes) -> Samples:
        samples = self._buffers[now.number % 2]
        play = Selfplay(read_net(own), read_net(rival), 1_000_003 * self._seed + now.number)
        samples.written = play.run(
            samples.facts, samples.values, now.noise, now.rivals, now.greedily
        )
        return samples

    def _learn(self, now: Round, samples: Samples) -> float:
        for group in self._optimiser.param_groups:
            group["lr"] = now.rate
        order = np.random.default_rng((self._seed, now.number)).permutation(samples.written)
        facts = samples.facts.reshape(-1, 6)
        errors = []
        for start in range(0, max(1, len(order) - BATCH + 1), BATCH):
            chosen = order[start : start + BATCH]
            values = torch.from_numpy(samples.values[chosen])
            error = torch.nn.functional.mse_loss(self.model(unpack(facts[chosen])), values)
            self._optimiser.zero_grad()
            error.backward()
            self._optimiser.step()
            self.model.keep_small()
            errors.append(error.item())
        return float(sum(errors) / len(errors))
