"""A small net in whole numbers: the same answer compiled or not, on every machine.

384 facts, 128 and 32 hidden units, one value: how many points the seat in turn will have less than
the others on average when this deal ends. Weights are 16-bit, 512 standing for 1.0.
"""

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.net.features import FEATURES, FeatureEncoder, look, weigh
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.finder import Moves

if not cython.compiled:
    from lastcard.games.gang.cards import lowest_bit

    _HIDDEN, _SECOND, _WORDS, _SHIFT, _MOST = 128, 32, 6, 9, 4096

UNIT = 26_214
"""What one point of a deal is in a net's value: 2**18 stands for ten points."""
LAYERS = (FEATURES * 128, 128, 128 * 32, 32, 32, 1)
"""How many numbers each part of a net has: weights and biases of three layers."""


class Net:
    """Weights and room to work in: one net for each thread."""

    def __init__(self, weights: Sequence[int]) -> None:
        if len(weights) != sum(LAYERS):
            raise ValueError(f"{len(weights)} weights")
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.first, self.first_bias = [0] * LAYERS[0], [0] * LAYERS[1]
            self.second, self.second_bias = [0] * LAYERS[2], [0] * LAYERS[3]
            self.third = [0] * LAYERS[4]
            self.base, self.sums = [0] * _HIDDEN, [0] * _HIDDEN
            self.base_words = [0] * _WORDS
        parts = _cut(weights)
        for index in range(LAYERS[0]):
            self.first[index] = parts[0][index]
        for index in range(LAYERS[1]):
            self.first_bias[index] = parts[1][index]
        for index in range(LAYERS[2]):
            self.second[index] = parts[2][index]
        for index in range(LAYERS[3]):
            self.second_bias[index] = parts[3][index]
            self.third[index] = parts[4][index]
        self.third_bias = parts[5][0]
        self.encoder = FeatureEncoder()
        self.highest = 0

    def value(self, world: World, move: int) -> int:
        """What *move* is worth to the seat in turn; ``UNIT`` is a point."""
        consider(self, self.encoder, world)
        return evaluate(self, self.encoder, world, move)


def _cut(weights: Sequence[int]) -> list[Sequence[int]]:
    parts = []
    start = 0
    for length in LAYERS:
        parts.append(weights[start : start + length])
        start += length
    return parts


def read_net(raw: bytes) -> Net:
    """The net whose weights are *raw*, little-endian 16-bit numbers."""
    weights = array("h", raw)
    if array("h", [1]).tobytes() != b"\1\0":
        weights.byteswap()
    return Net(weights)


def consider(net: Net, encoder: FeatureEncoder, world: World) -> None:
    """Add up what is the same for all moves of the seat in turn."""
    look(encoder, world)
    for unit in range(_HIDDEN):
        net.base[unit] = net.first_bias[unit]
    # Most of the hand stays, whatever is played.
    encoder.state[0] = world.hands[world.turn]
    for word in range(_WORDS):
        net.base_words[word] = encoder.state[word]
        bits = encoder.state[word]
        while bits:
            _add_to_base(net, 64 * word + lowest_bit(bits))
            bits &= bits - _ONE


def evaluate(net: Net, encoder: FeatureEncoder, world: World, move: int) -> int:
    """The value of *move* to the seat in turn; ``consider`` came before."""
    weigh(encoder, world, move)
    for unit in range(_HIDDEN):
        net.sums[unit] = net.base[unit]
    for word in range(_WORDS):
        bits = encoder.words[word] & ~net.base_words[word]
        while bits:
            _add(net, 64 * word + lowest_bit(bits))
            bits &= bits - _ONE
        bits = net.base_words[word] & ~encoder.words[word]
        while bits:
            _subtract(net, 64 * word + lowest_bit(bits))
            bits &= bits - _ONE
    return _finish(net)


def choose(net: Net, encoder: FeatureEncoder, world: World, moves: Moves) -> int:
    """The place in *moves* of the move of highest value; the first of equals."""
    if moves.count == 1:
        return 0
    consider(net, encoder, world)
    best = 0
    highest = evaluate(net, encoder, world, moves.places[0])
    for index in range(1, moves.count):
        value = evaluate(net, encoder, world, moves.places[index])
        if value > highest:
            highest = value
            best = index
    net.highest = highest
    return best


def _add_to_base(net: Net, feature: int) -> None:
    row = _HIDDEN * feature
    for unit in range(_HIDDEN):
        net.base[unit] += net.first[row + unit]


def _add(net: Net, feature: int) -> None:
    row = _HIDDEN * feature
    for unit in range(_HIDDEN):
        net.sums[unit] += net.first[row + unit]


def _subtract(net: Net, feature: int) -> None:
    row = _HIDDEN * feature
    for unit in range(_HIDDEN):
        net.sums[unit] -= net.first[row + unit]


def _finish(net: Net) -> int:
    for unit in range(_HIDDEN):
        net.sums[unit] = max(0, min(_MOST, net.sums[unit]))
    value = net.third_bias << _SHIFT
    for unit in range(_SECOND):
        total = _dot(net, _HIDDEN * unit) + (net.second_bias[unit] << _SHIFT)
        value += max(0, min(_MOST, total >> _SHIFT)) * net.third[unit]
    return value


def _dot(net: Net, row: int) -> int:
    total = 0
    for unit in range(_HIDDEN):
        total += net.sums[unit] * net.second[row + unit]
    return total


_ONE = 1
