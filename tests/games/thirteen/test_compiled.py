"""Every hot function of 13, and the chance both games share, compiled against interpreted."""

from importlib import import_module
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

import pytest

from lastcard.games.thirteen.cards import DECK, KINDS, PLACEMENTS, copies, gather, spread
from lastcard.games.thirteen.position import Position
from tests.interpreted import core_is_compiled, hot_modules, load_sources, macros, own_callables

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.games.thirteen"
CHANCE = "lastcard.games.chance"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]


def random_positions(rng: Random, count: int) -> list[Position]:
    """Positions on the way through random deals, for 3 to 6 players, five cards dealt or all."""
    found: list[Position] = []
    while len(found) < count:
        seats, cards = rng.randrange(3, 7), rng.sample(DECK, len(DECK))
        dealt = rng.choice([5 * seats, len(DECK)])
        hands = [gather(cards[seat:dealt:seats]) for seat in range(seats)]
        position = Position(hands, rng.randrange(seats), cards[dealt:])
        while position.turn >= 0:
            if rng.random() < 0.2:
                found.append(position.copy())
            position.play(rng.choice(position.legal()))
    return found[:count]


POSITIONS = random_positions(Random(5), 1000)
SETS = [0, gather(list(DECK)), *(p.hand(seat) for p in POSITIONS for seat in range(p.seats))]
FEW = SETS[:300]

CASES: dict[str, list[tuple[Any, ...]]] = {
    "cards.value_of": [(card,) for card in range(KINDS)],
    "cards.card_of": [(place,) for place in range(PLACEMENTS)],
    "cards.target_of": [(place,) for place in range(PLACEMENTS)],
    "cards.placement_of": [(card, target) for card in range(KINDS) for target in range(3)],
    "cards.copies": list(product(FEW, range(KINDS))),
    "cards.size": [(cards,) for cards in SETS],
    "cards.count_colour": list(product(FEW, range(4))),
    "cards.add": [
        (cards, card)
        for cards, card in product(FEW, range(KINDS))
        if copies(cards, card) < DECK.count(card)
    ],
    "cards.remove": [
        (cards, card) for cards, card in product(FEW, range(KINDS)) if copies(cards, card)
    ],
    "cards.gather": [(spread(cards),) for cards in SETS],
    "cards.spread": [(cards,) for cards in SETS],
    "playout.Policy": [(0,), (1,)],
}
"""Arguments for every function that is called with plain values."""

ELSEWHERE = {
    "position.Moves", "position.Position", "position.assign", "position.find_legal",
    "position.would_take", "position.play", "position.find_turn", "counting.Counts",
    "counting.count", "counting.points", "playout.Playout",
}  # fmt: skip
"""What works on positions, counts and playouts: compared by the tests below."""

Twins = dict[str, tuple[ModuleType, ModuleType]]


@pytest.fixture(scope="module")
def twins() -> Twins:
    """Each hot module by its short name: compiled, and from its source."""
    sources = load_sources([*NAMES, CHANCE])
    return {
        name.rpartition(".")[2]: (import_module(name), sources[name]) for name in [*NAMES, CHANCE]
    }


def test_no_hot_function_is_left_out(twins: Twins) -> None:
    hot = {
        f"{name}.{own}"
        for name, (_, source) in twins.items()
        for own in own_callables(source)
        if name != "chance"
    }
    c_macros = {f"cards.{name}" for name in macros(f"{ROOM}.cards")}
    assert hot == set(CASES) | ELSEWHERE | c_macros


@pytest.mark.parametrize("function", list(CASES))
def test_both_answer_the_same(function: str, twins: Twins) -> None:
    module, _, name = function.partition(".")
    compiled, interpreted = (getattr(twin, name) for twin in twins[module])
    assert CASES[function]
    for arguments in CASES[function]:
        assert compiled(*arguments) == interpreted(*arguments), arguments


def test_both_go_on_alike_from_a_thousand_positions(twins: Twins) -> None:
    assert len(POSITIONS) == 1000
    for position in POSITIONS:
        one, other = (told(twins, which, position) for which in (0, 1))
        assert one == other


def told(twins: Twins, which: int, position: Position) -> list[Any]:
    """All that can be asked of a position, of each thing that can be played, and of the end."""
    module, counting = twins["position"][which], twins["counting"][which]
    twin = twin_of(module, position)
    answers: list[Any] = [state_of(twin)]
    for placement in twin.legal():
        after = twin.copy()
        assert after == twin
        answers.append((placement, bool(twin.takes(placement))))
        assert bool(module.would_take(twin, placement)) == answers[-1][1]
        module.play(after, placement)
        answers.append(state_of(after))
        assert after == twin.after(placement)
        module.assign(after, twin)
        assert state_of(after) == answers[0]
    module.find_turn(twin, 1)
    counts = counting.Counts(twin.seats)
    counting.count(counts, twin)
    points = [counting.points(counts, seat) for seat in range(twin.seats)]
    assert points == [counts.points(seat) for seat in range(twin.seats)]
    return [*answers, twin.turn, points, found(module, twin)]


def found(module: Any, position: Any) -> list[int]:
    """The legal placements, through a buffer."""
    moves = module.Moves()
    module.find_legal(position, moves)
    listed: list[int] = moves.listed()
    return listed


def twin_of(module: Any, position: Position) -> Any:
    """The same position, of the module's own class."""
    seats = range(position.seats)
    twin = module.Position(
        [position.hand(seat) for seat in seats], position.turn, position.to_draw()
    )
    taken = [position.taken_by(seat) for seat in seats]
    twin.resume([position.on(target) for target in range(3)], taken)
    return twin


def state_of(position: Any) -> tuple[Any, ...]:
    """Every field of a position."""
    seats, targets = range(position.seats), range(3)
    return (
        position.turn,
        [(position.hand(s), position.left(s), position.taken_by(s)) for s in seats],
        [(position.on(t), position.sum_on(t)) for t in targets],
        position.to_draw(),
        position.legal(),
        position.legal_from(tuple("abcdefghijklmnopqr")),
    )


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("policy", [0, 1])
def test_both_play_out_the_same_deals(
    seats: int, everything: bool, policy: int, twins: Twins
) -> None:
    answers = []
    for module in twins["playout"]:
        playout = module.Playout(seats, 14, everything, policy)
        playout.run(12)
        points = [playout.points(seat) for seat in range(seats)]
        answers.append((playout.decisions, playout.listed, playout.takes, points))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64 - 1, 10**30])
def test_both_draw_the_same_numbers(seed: int, twins: Twins) -> None:
    drawn = []
    for module in twins["chance"]:
        chance = module.Chance(seed)
        drawn.append([module.below(chance, limit) for limit in range(1, 2000)])
    assert drawn[0] == drawn[1]
    assert all(0 <= number < limit for limit, number in enumerate(drawn[0], start=1))
