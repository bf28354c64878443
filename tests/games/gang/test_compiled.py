"""Every hot function of Gang of Four, compiled against interpreted."""

from importlib import import_module
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

import pytest

from lastcard.games.gang.cards import COPIES, DECK, KINDS, SPECIAL, gather, spread
from lastcard.games.gang.combos import COMBOS
from tests.interpreted import core_is_compiled, hot_modules, load_sources, macros, own_callables

from .arrange import act, copy_of, random_deal, random_positions

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.games.gang"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]
POSITIONS = list(random_positions(Random(12), 1000)) if core_is_compiled() else []
HANDS = [position.hand(position.turn) for position in POSITIONS]
SINGLES = [1 << bit for bit in range(64)]
MASKS = [0, 2**64 - 1, *SINGLES, *(gather([card] * COPIES[card]) for card in range(KINDS)), *HANDS]
HELD = [mask for mask in HANDS if mask]
PLACES = range(COMBOS)

CASES: dict[str, list[tuple[Any, ...]]] = {
    "cards.kind": [(1, colour) for colour in range(4)] + list(product(range(2, 11), range(3))),
    "cards.second_bit": [(card,) for card in range(KINDS) if card not in SPECIAL],
    "cards.size": [(mask,) for mask in MASKS],
    "cards.kinds": [(mask,) for mask in MASKS],
    "cards.holds": list(product(HANDS[:100], MASKS[:200])) + list(product(SINGLES, SINGLES)),
    "cards.add": [
        (mask, card)
        for mask, card in product(HANDS[:200], range(KINDS))
        if spread(mask).count(card) < COPIES[card]
    ],
    "cards.remove": [(hand, gather(part)) for hand in HANDS for part in (spread(hand)[::2],)],
    "cards.join": [
        (gather(spread(hand)[::2]), gather(spread(hand)[1::2])) for hand in [2**64 - 1, *HANDS]
    ],
    "cards.highest": [(mask,) for mask in MASKS if mask & (1 << KINDS) - 1],
    "cards.gather": [(list(DECK),), *((spread(mask),) for mask in HANDS)],
    "cards.spread": [(mask,) for mask in [2**64 - 1, *HANDS]],
    "combos.Type": [(value,) for value in range(11)],
    "combos.type_of": [(place,) for place in PLACES],
    "combos.size_of": [(place,) for place in PLACES],
    "combos.cards_of": [(place,) for place in PLACES],
    "combos.above": [(place,) for place in PLACES],
    "combos.size_class": [(place,) for place in PLACES],
    "combos.number_of": [(place,) for place in PLACES],
    "combos.beats": list(product(range(0, COMBOS, 61), range(0, COMBOS, 67))),
    "combos.combo_of": [(mask,) for mask in MASKS],
    "combos.choices": [([0, 1, 2, 3], 4), ([31, 32, 33], 2), ([0, 3, 4], 0)],
    "playout.Policy": [(0,), (1,)],
}
"""Arguments for every function that is called with plain values."""

ELSEWHERE = {
    "finder.Moves", "finder.clear", "finder.add_move", "finder.contains", "finder.find_all",
    "finder.find_several", "finder.find_higher", "finder.find_gangs", "finder.can_beat",
    "position.Position", "position.assign", "position.find_legal", "position.play",
    "position.must_block", "position.next_in", "playout.Playout",
}  # fmt: skip
"""What works on buffers, positions and playouts: compared by the tests below."""


TEXTS = tuple(str(place) for place in range(COMBOS + 1))


@pytest.fixture(scope="module")
def twins() -> dict[str, tuple[ModuleType, ModuleType]]:
    """Each hot module by its short name: compiled, and from its source."""
    sources = load_sources(NAMES)
    return {name.removeprefix(f"{ROOM}."): (import_module(name), sources[name]) for name in NAMES}


def test_no_hot_function_is_left_out(twins: dict[str, tuple[ModuleType, ModuleType]]) -> None:
    hot = {f"{name}.{own}" for name, (_, source) in twins.items() for own in own_callables(source)}
    c_macros = {f"cards.{name}" for name in macros(f"{ROOM}.cards")}
    assert hot == set(CASES) | ELSEWHERE | c_macros


def test_a_thousand_positions_are_compared() -> None:
    assert len(POSITIONS) == 1000
    assert all(any(hand >> bit & 1 for hand in HANDS) for bit in range(64))


@pytest.mark.parametrize("function", list(CASES))
def test_both_answer_the_same(
    function: str, twins: dict[str, tuple[ModuleType, ModuleType]]
) -> None:
    module, _, name = function.partition(".")
    compiled, interpreted = (getattr(twin, name) for twin in twins[module])
    for arguments in CASES[function]:
        assert plain(compiled(*arguments)) == plain(interpreted(*arguments)), arguments


def plain(value: Any) -> Any:
    """An iterator as what it yields, an enum as its number."""
    return list(value) if hasattr(value, "__next__") else value


@pytest.mark.parametrize("finder", ["find_all", "find_several", "find_gangs"])
def test_both_find_the_same(finder: str, twins: dict[str, tuple[ModuleType, ModuleType]]) -> None:
    for hand in HANDS:
        assert found(twins["finder"][0], finder, hand) == found(twins["finder"][1], finder, hand)


def test_both_find_the_same_to_beat_a_combo(
    twins: dict[str, tuple[ModuleType, ModuleType]],
) -> None:
    rng = Random(13)
    for hand in HANDS:
        to_beat = rng.choice([rng.randrange(COMBOS), rng.randrange(200)])
        one, other = (found(twin, "find_higher", hand, to_beat) for twin in twins["finder"])
        assert one == other


def test_both_say_the_same_about_what_can_be_beaten(
    twins: dict[str, tuple[ModuleType, ModuleType]],
) -> None:
    rng = Random(14)
    rooms = [module.Moves() for module in twins["finder"]]
    answers = []
    for hand in [2**64 - 1, *HANDS]:
        for to_beat in (rng.randrange(COMBOS), rng.randrange(200), COMBOS - 1 - rng.randrange(400)):
            most = rng.randint(1, 16)
            one, other = (
                module.can_beat(room, hand, to_beat, most)
                for module, room in zip(twins["finder"], rooms, strict=True)
            )
            assert one == other
            answers.append(one)
    assert 0.1 < sum(answers) / len(answers) < 0.9


def found(module: Any, finder: str, *arguments: int) -> tuple[list[int], int, list[int]]:
    """What a finder adds to a buffer that has one move, and the buffer once cleared."""
    moves = module.Moves()
    module.add_move(moves, 7)
    getattr(module, finder)(moves, *arguments)
    listed, count = moves.listed(), len(moves)
    assert [moves[index] for index in range(count)] == list(moves) == listed
    for move in (*listed, *range(0, COMBOS, 997)):
        assert bool(module.contains(moves, move)) == (move in listed)
    module.clear(moves)
    return listed, count, moves.listed()


def test_both_play_the_same_deals(twins: dict[str, tuple[ModuleType, ModuleType]]) -> None:
    """Every field and every answer of a position after every act."""
    compiled, interpreted = twins["position"]
    for seed in range(40):
        rngs = Random(seed), Random(seed)
        start = random_deal(Random(seed))
        one, other = twin_of(compiled, start), twin_of(interpreted, start)
        while one.winner < 0:
            assert state_of(compiled, one) == state_of(interpreted, other)
            act(one, rngs[0])
            act(other, rngs[1])
        assert state_of(compiled, one) == state_of(interpreted, other)


def test_both_resume_the_same_thousand_positions(
    twins: dict[str, tuple[ModuleType, ModuleType]],
) -> None:
    finders = twins["finder"]
    for position in POSITIONS:
        answers = []
        for module, finder in zip(twins["position"], finders, strict=True):
            twin = twin_of(module, position)
            moves = finder.Moves()
            module.find_legal(twin, moves)
            listed = moves.listed()
            copy = twin_of(module, position)
            module.play(copy, listed[len(listed) // 2], False)
            assert copy != twin
            assert copy == twin.after(listed[len(listed) // 2], False)
            state = state_of(module, copy)
            module.assign(copy, twin)
            assert copy == twin == twin.copy()
            answers.append((listed, state, state_of(module, twin)))
        assert answers[0] == answers[1]


def twin_of(module: Any, position: Any) -> Any:
    """The same position, of the module's own class."""
    return copy_of(position, module.Position)


def state_of(module: Any, position: Any) -> list[Any]:
    """All that can be asked of a position."""
    fields = "seats direction turn owner pending winner passed out declared rules opening to_beat"
    seats = range(position.seats)
    return [
        *(int(getattr(position, field)) for field in fields.split()),
        *((position.hand(s), position.left(s), position.following(s)) for s in seats),
        *(module.next_in(position, seat, bits) for seat in seats for bits in (1, 5, 6, 15)),
        bool(position.blocking()),
        bool(module.must_block(position)),
        position.legal() if position.winner < 0 else [],
        position.legal_from(TEXTS) if position.winner < 0 else (),
        [bool(position.allows(place)) for place in range(3, COMBOS + 1, 3087)],
    ]


@pytest.mark.parametrize(("seats", "rules"), [(3, 0), (4, 1), (4, 14)])
@pytest.mark.parametrize("policy", [0, 1])
def test_both_play_out_the_same_deals(
    seats: int, rules: int, policy: int, twins: dict[str, tuple[ModuleType, ModuleType]]
) -> None:
    answers = []
    for module in twins["playout"]:
        playout = module.Playout(seats, 14, rules, policy)
        playout.run(12)
        told = [(playout.won(seat), playout.cards_left(seat)) for seat in range(seats)]
        answers.append((playout.deals, playout.decisions, playout.listed, told))
    assert answers[0] == answers[1]
