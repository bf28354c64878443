"""The net as PyTorch knows it, and its weights as whole numbers for the compiled core."""

from array import array

import numpy as np
import torch
from torch import nn

from lastcard.bots.gang.net.features import FEATURES
from lastcard.bots.gang.net.net import Net, read_net

HIDDEN, SECOND = 128, 32
ONE = 512
"""What 1.0 is in whole numbers."""
MOST = 8.0
"""No unit says more: 4096 in whole numbers."""


class Model(nn.Module):
    """Two hidden layers between 384 facts and one value, in tens of points."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(FEATURES, HIDDEN)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.third = nn.Linear(SECOND, 1)

    def forward(self, facts: torch.Tensor) -> torch.Tensor:
        """The values of a batch of choices."""
        hidden = self.first(facts).clamp(0, MOST)
        hidden = self.second(hidden).clamp(0, MOST)
        value: torch.Tensor = self.third(hidden).squeeze(1)
        return value

    def keep_small(self) -> None:
        """Bound the second layer, so that its sums fit into 32 bits."""
        with torch.no_grad():
            self.second.weight.clamp_(-4, 4)


def unpack(facts: np.ndarray) -> torch.Tensor:
    """Facts as the core writes them, six words each, as a matrix of 0.0 and 1.0."""
    rows = facts.view(np.uint8).reshape(-1, FEATURES // 8)
    bits = np.unpackbits(rows, axis=1, bitorder="little")
    return torch.from_numpy(bits).float()


def weights(model: Model) -> bytes:
    """The model in whole numbers, as ``read_net`` reads them."""
    numbers: list[int] = []
    for part in (
        model.first.weight.T,  # a row for each fact
        model.first.bias,
        model.second.weight,
        model.second.bias,
        model.third.weight,
        model.third.bias,
    ):
        scaled = (part.detach() * ONE).round().clamp(-32768, 32767)
        numbers += scaled.to(torch.int32).flatten().tolist()
    return array("h", numbers).tobytes()


def restore(model: Model, raw: bytes) -> None:
    """Give *model* the weights of a stored net."""
    numbers = torch.tensor(array("h", raw).tolist(), dtype=torch.float32) / ONE
    shapes = (
        (model.first.weight, (FEATURES, HIDDEN), True),
        (model.first.bias, (HIDDEN,), False),
        (model.second.weight, (SECOND, HIDDEN), False),
        (model.second.bias, (SECOND,), False),
        (model.third.weight, (1, SECOND), False),
        (model.third.bias, (1,), False),
    )
    start = 0
    with torch.no_grad():
        for part, shape, turned in shapes:
            count = int(np.prod(shape))
            block = numbers[start : start + count].reshape(shape)
            part.copy_(block.T if turned else block)
            start += count


def net_of(model: Model) -> Net:
    """The model as the core plays it."""
    return read_net(weights(model))
