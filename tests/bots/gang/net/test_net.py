"""The net in whole numbers, against the same sums written down naively."""

from array import array
from importlib.resources import files
from itertools import product
from random import Random

import pytest

from lastcard.bots.gang.net.features import FEATURES, FeatureEncoder
from lastcard.bots.gang.net.net import LAYERS, UNIT, Net, choose, read_net
from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.worlds.world import World
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.finder import PASS, Moves
from lastcard.games.gang.position import find_legal
from tests.bots.gang.arrange import choices, move, world

SHIPPED = (files("lastcard.bots.gang.net") / "net.bin").read_bytes()


def shipped() -> list[int]:
    """The weights that come with the package, whatever the machine."""
    halves = zip(SHIPPED[::2], SHIPPED[1::2], strict=True)
    return [int.from_bytes(bytes(pair), "little", signed=True) for pair in halves]


def random_weights(seed: int) -> list[int]:
    rng = Random(seed)
    return [rng.randint(-300, 300) for _ in range(sum(LAYERS))]


def naive(weights: list[int], facts: list[int]) -> int:
    """The value, all layers in full, in numbers of any size."""
    numbers = iter(weights)
    first = [[next(numbers) for _ in range(128)] for _ in range(FEATURES)]
    first_bias = [next(numbers) for _ in range(128)]
    second = [[next(numbers) for _ in range(128)] for _ in range(32)]
    second_bias = [next(numbers) for _ in range(32)]
    third = [next(numbers) for _ in range(32)]
    third_bias = next(numbers)
    hidden = [
        clipped(first_bias[unit] + sum(first[fact][unit] for fact in facts)) for unit in range(128)
    ]
    value = 512 * third_bias
    for row, bias, weight in zip(second, second_bias, third, strict=True):
        total = 512 * bias + sum(w * unit for w, unit in zip(row, hidden, strict=True))
        value += weight * clipped(total // 512)
    return value


def clipped(number: int) -> int:
    return max(0, min(4096, number))


def some_worlds() -> list[tuple[World, list[int]]]:
    """Worlds with all the moves of the seat in turn."""
    found = choices(3)[::12] + choices(4)[::12]
    return [(Worlds(each, 3).root_copy(), each.legal()) for each in found]


@pytest.mark.parametrize("weights", [shipped(), random_weights(1)], ids=["shipped", "random"])
def test_a_value_is_the_sum_of_its_layers(weights: list[int]) -> None:
    """Also that sums of 16 bits are wide enough for the net that comes with the package."""
    net, encoder = Net(weights), FeatureEncoder()
    values = set()
    for one, legal in some_worlds():
        for played in {legal[0], legal[len(legal) // 2], legal[-1]}:
            value = net.value(one, played)
            assert value == naive(weights, encoder.facts(one, played))
            values.add(value)
    assert len(values) > 20


def test_the_first_of_the_best_moves_is_chosen() -> None:
    net, encoder, moves = load(), FeatureEncoder(), Moves()
    chosen = set()
    for one, legal in some_worlds():
        find_legal(one, moves)
        values = [net.value(one, played) for played in legal]
        index = choose(net, encoder, one, moves)
        assert index == values.index(max(values))
        chosen.add(index)
    assert len(chosen) > 2


def test_without_weights_every_move_is_worth_the_same_and_the_weakest_is_chosen() -> None:
    net, moves = Net([0] * sum(LAYERS)), Moves()
    for one, _ in some_worlds():
        find_legal(one, moves)
        assert choose(net, FeatureEncoder(), one, moves) == 0


@pytest.mark.parametrize("more", [-1, 1])
def test_a_net_of_another_size_is_refused(more: int) -> None:
    with pytest.raises(ValueError, match="weights"):
        Net([0] * (sum(LAYERS) + more))
    with pytest.raises(ValueError, match="weights"):
        read_net(SHIPPED[:-2] if more < 0 else SHIPPED + b"\0\0")


def test_weights_are_read_as_little_endian_numbers() -> None:
    weights = [0] * (sum(LAYERS) - 1)
    raw = array("h", weights).tobytes() + b"\x02\x01"
    assert read_net(raw).value(world("G3 | G4 | G5"), move("G3")) == 512 * 258


def test_the_net_that_comes_with_the_package_sees_the_move_that_goes_out() -> None:
    net = load()
    wins = seen = 0
    for seats, seed in product([3, 4], range(4)):
        for found in choices(seats, seed):
            legal, left = found.legal(), found.position.left(found.seat)
            goes_out = {m for m in legal if m != PASS and size_of(m) == left}
            if goes_out:
                one = Worlds(found, 1).root_copy()
                best = max(legal, key=lambda played: net.value(one, played))
                wins += 1
                seen += best in goes_out and 0 < net.value(one, best) < 100 * UNIT
    assert wins > 10
    assert seen >= 0.9 * wins


def test_two_nets_do_not_share_their_room() -> None:
    one, other = load(), load()
    end = world("R9 G3 | G3 G4 Y6 | G5 Y5 R7 R8")
    before = one.value(end, move("R9"))
    other.value(end, move("G3"))
    assert one.value(end, move("R9")) == before
