"""How the reference player plays on: by its net, softly, so that a position has many futures.

A move that the net values *d* points below the best is chosen exp(-d / TEMPERATURE) times as often;
one that would be chosen less than a hundredth as often is not chosen at all. All in whole numbers:
the same answer compiled or not, on every machine.
"""

from math import exp
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.net.net import UNIT, Net, consider, evaluate
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.finder import Moves

TEMPERATURE: Final = 0.5
"""In points."""
MOST_MOVES: Final = 2048
_LEAST: Final = 0.01

if not cython.compiled:  # C numbers, declared in the .pxd
    _STEPS, _MOST = 1024, MOST_MOVES


class Policy:
    """The net, and room to weigh the moves of one turn in: one policy for each thread."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.encoder = FeatureEncoder()
        self.count = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.values, self.weights = [0] * MOST_MOVES, [0] * MOST_MOVES

    def weighed(self, world: World, moves: list[int]) -> tuple[list[int], list[int]]:
        """The net's value of each of *moves* for the seat in turn, and how often it is chosen."""
        consider(self.net, self.encoder, world)
        values = [evaluate(self.net, self.encoder, world, move) for move in moves]
        return values, [weight_below(max(values) - value) for value in values]


def weight_below(distance: int) -> int:
    """How often a move is chosen that is *distance* below the best, which counts 4096."""
    step = distance >> 9
    return _WEIGHTS[step] if step < _STEPS else 0


def choose_softly(
    policy: Policy, net: Net, encoder: FeatureEncoder, world: World, moves: Moves, word: int
) -> int:
    """The place in *moves* of the move that *word*, a random number, chooses."""
    if moves.count == 1:
        return 0
    count = moves.count if moves.count < _MOST else _MOST
    consider(net, encoder, world)
    highest = -2147483647
    for index in range(count):
        policy.values[index] = evaluate(net, encoder, world, moves.places[index])
        highest = max(highest, policy.values[index])
    total = 0
    for index in range(count):
        policy.weights[index] = weight_below(highest - policy.values[index])
        total += policy.weights[index]
    left = (word >> 32) * total >> 32
    index = 0
    while left >= policy.weights[index]:
        left -= policy.weights[index]
        index += 1
    return index


def scramble(word: int) -> int:
    """A random number made of *word*: numbers that hardly differ give ones that have nothing in
    common."""
    word = (word + _STEP) & _WORD
    word = (word ^ word >> 30) * _FIRST & _WORD
    word = (word ^ word >> 27) * _SECOND & _WORD
    return word ^ word >> 31


def _weight(step: int) -> int:
    share = exp(-step * 512 / UNIT / TEMPERATURE)
    return round(4096 * share) if share >= _LEAST else 0


_WEIGHTS = [_weight(step) for step in range(1024)]
_STEP = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_WORD = 2**64 - 1
