"""Every hot function of the bots for Gang of Four, compiled against interpreted."""

from array import array
from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from lastcard.bots.gang.situation import Situation
from lastcard.games.gang.cards import DECK, gather
from lastcard.games.gang.combos import COMBOS
from lastcard.games.gang.position import NOBODY
from tests.bots.gang.arrange import choices, united
from tests.bots.gang.net.test_net import random_weights
from tests.bots.gang.search.test_endgame import ends
from tests.games.gang.arrange import copy_of
from tests.games.gang.test_compiled import state_of
from tests.interpreted import core_is_compiled, hot_modules, load_sources, own_callables

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.bots.gang"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]
BELOW = [
    "lastcard.games.chance", "lastcard.games.gang.finder", "lastcard.games.gang.position",
]  # fmt: skip
WEIGHTS = (files("lastcard.bots.gang.net") / "net.bin").read_bytes()

COMPARED = {
    "top_number.top_of", "plan.Plan", "plan.plays_needed", "plan.count_number", "plan.suit",
    "plan.useless", "world.World", "world.forget", "world.take_over", "world.step",
    "world.note_pass",
    "features.FeatureEncoder", "features.look", "features.weigh", "net.Net", "net.read_net",
    "net.consider", "net.evaluate", "net.choose", "policy.noisy_greedy", "selfplay.Selfplay",
    "worlds.Worlds", "worlds.deal_world", "match_value.MatchValue", "match_value.settle",
    "match_value.worth", "match_value.share", "endgame.Endgame", "endgame.solve", "search.Search",
}  # fmt: skip
"""What the tests below call."""

Twins = dict[str, tuple[Any, Any]]


@pytest.fixture(scope="module")
def twins() -> Twins:
    """Each hot module by its short name: compiled, and from its source."""
    wanted = [*NAMES, *BELOW]
    sources = load_sources(wanted)
    return {name.rpartition(".")[2]: (import_module(name), sources[name]) for name in wanted}


def test_no_hot_function_is_left_out(twins: Twins) -> None:
    short = [name.rpartition(".")[2] for name in NAMES]
    hot = {f"{name}.{own}" for name in short for own in own_callables(twins[name][1])}
    assert hot == COMPARED


def some(step: int) -> list[Situation]:
    """Choices at tables of three and four, under different rules."""
    other = choices(4, seed=2, block="single_or_gang", after_pass="out_of_cycle")
    return [*choices(3)[::step], *other[::step]]


def world_in(twins: Twins, which: int, known: Situation) -> Any:
    """What is known as a world of the module's own class, the passes told."""
    module = twins["world"][which]
    world = twin_of(module, known.position)
    world.fill(united([known.unseen, known.hand]))
    for act in known.turns:
        if act.move == COMBOS:
            module.note_pass(world, act.seat, act.to_beat)
    return world


def twin_of(module: Any, position: Any) -> Any:
    """The same position as a world of the module's own class."""
    return copy_of(position, module.World)


def told(twins: Twins, which: int, world: Any) -> list[Any]:
    """All that can be asked of a world, and what an encoder sees of it."""
    asked: list[Any] = state_of(twins["position"][which], world)
    asked += [world.pool, world.threes, world.fives]
    if world.winner == NOBODY:
        asked += twins["features"][which].FeatureEncoder().facts(world, world.legal()[-1])
    return asked


def both(twins: Twins, ask: Any) -> None:
    """The same answer to the same question."""
    assert ask(twins, 0) == ask(twins, 1)


def test_both_have_the_same_tops(twins: Twins) -> None:
    for combo in range(COMBOS):
        assert twins["top_number"][0].top_of(combo) == twins["top_number"][1].top_of(combo)


def test_both_plan_alike(twins: Twins) -> None:
    rng = Random(1)
    plans = [module.Plan() for module in twins["plan"]]
    for _ in range(400):
        hand = gather(rng.sample(DECK, k=rng.randint(0, 20)))
        answers = []
        for module, plan in zip(twins["plan"], plans, strict=True):
            counts = [module.count_number(hand, number) for number in range(10)]
            suits = [module.suit(hand, colour) for colour in range(3)]
            answers.append((module.plays_needed(plan, hand), counts, suits))
        assert answers[0] == answers[1]


def test_both_name_the_same_useless_card(twins: Twins) -> None:
    rng = Random(2)
    plans = [module.Plan() for module in twins["plan"]]
    for _ in range(60):
        hand = gather(rng.sample(DECK, k=17))
        one, other = (
            module.useless(plan, hand) for module, plan in zip(twins["plan"], plans, strict=True)
        )
        assert one == other


@pytest.mark.parametrize("seed", range(3))
def test_both_play_the_same_worlds(seed: int, twins: Twins) -> None:
    """Every field and every fact after every step; then one takes over the other's beginning."""

    def ask(twins: Twins, which: int) -> list[Any]:
        rng = Random(seed)
        module = twins["world"][which]
        found = []
        for known in some(20):
            world = world_in(twins, which, known)
            other = world_in(twins, which, known)
            while world.winner == NOBODY:
                module.step(world, rng.choice(world.legal()))
                found.append(told(twins, which, world))
            module.take_over(world, other)
            assert world == other
            found.append(told(twins, which, world))
            module.forget(world)
            found.append(told(twins, which, world))
        return found

    both(twins, ask)


def test_both_see_the_same_facts(twins: Twins) -> None:
    encoders = [module.FeatureEncoder() for module in twins["features"]]
    for known in some(3):
        worlds = [world_in(twins, which, known) for which in (0, 1)]
        for move in known.legal()[::4]:
            one, other = (
                encoder.facts(world, move) for encoder, world in zip(encoders, worlds, strict=True)
            )
            assert one == other


def test_both_look_once_and_weigh_many_moves(twins: Twins) -> None:
    """``look`` and ``weigh`` by themselves, heard through the net that uses what they note."""

    def ask(twins: Twins, which: int) -> list[Any]:
        net, encoder = net_of(twins, which), twins["features"][which].FeatureEncoder()
        module, found = twins["net"][which], []
        for known in some(10):
            world = world_in(twins, which, known)
            module.consider(net, encoder, world)
            legal = known.legal()
            found.append([module.evaluate(net, encoder, world, move) for move in legal[::3]])
            twins["features"][which].look(encoder, world)
            twins["features"][which].weigh(encoder, world, legal[0])
            found.append([encoder.facts(world, legal[0])])
        return found

    both(twins, ask)


def net_of(twins: Twins, which: int) -> Any:
    """The net that comes with the package, of the module's own class."""
    return twins["net"][which].read_net(WEIGHTS)


@pytest.mark.parametrize("trained", [True, False])
def test_both_value_and_choose_alike(trained: bool, twins: Twins) -> None:
    """Also with weights by chance, which come to the ends of what a unit can be."""

    def ask(twins: Twins, which: int) -> list[Any]:
        module, encoder = twins["net"][which], twins["features"][which].FeatureEncoder()
        net = net_of(twins, which) if trained else module.Net(random_weights(3))
        moves, found = twins["finder"][which].Moves(), []
        for known in some(8):
            world = world_in(twins, which, known)
            twins["position"][which].find_legal(world, moves)
            index = twins["net"][which].choose(net, encoder, world, moves)
            found.append((index, net.value(world, moves[index])))
        return found

    both(twins, ask)


@pytest.mark.parametrize("noise", [0, 100, 256])
def test_both_are_greedy_alike(noise: int, twins: Twins) -> None:
    def ask(twins: Twins, which: int) -> list[int]:
        chance = twins["chance"][which].Chance(5)
        found = []
        for known in some(4):
            moves = twins["finder"][which].Moves()
            twins["position"][which].find_legal(world_in(twins, which, known), moves)
            found.append(twins["policy"][which].noisy_greedy(moves, chance, noise))
        return found

    both(twins, ask)


@pytest.mark.parametrize("totals", [(0, 0, 0), (90, 12, 55), (3, 3, 99, 50)])
@pytest.mark.parametrize("limit", [0, 100])
def test_both_weigh_points_alike(totals: tuple[int, ...], limit: int, twins: Twins) -> None:
    rng = Random(3)
    match_value = [module.MatchValue(totals, limit) for module in twins["match_value"]]
    for _ in range(50):
        points = [rng.choice([0, 1, 6, 14, 45]) for _ in totals]
        answers = []
        for module, each in zip(twins["match_value"], match_value, strict=True):
            seats = range(len(totals))
            answers.append([each.worth(seat, points) for seat in seats])
            answers[-1] += [each.share(seat, points) for seat in seats]
            answers[-1] += [module.worth(each, seat) for seat in seats]
            answers[-1] += [module.share(each, seat) for seat in seats]
        assert answers[0] == answers[1]


def test_both_settle_and_solve_ends_alike(twins: Twins) -> None:
    def ask(twins: Twins, which: int) -> list[Any]:
        rng = Random(4)
        module, endgame, found = twins["endgame"][which], twins["endgame"][which].Endgame(), []
        moves = twins["finder"][which].Moves()
        for known in some(2):
            world = world_in(twins, which, known)
            match_value = twins["match_value"][which].MatchValue([0] * known.seats, 100)
            while world.winner == NOBODY:
                cards = sum(world.left(seat) for seat in range(world.seats))
                if cards <= 7:
                    found.append([endgame.solve(world, match_value, s) for s in range(world.seats)])
                    found.append([module.solve(endgame, world, moves, match_value)])
                world.step(rng.choice(world.legal()))
            twins["match_value"][which].settle(match_value, world)
            found.append(
                [twins["match_value"][which].worth(match_value, s) for s in range(world.seats)]
            )
        return found

    both(twins, ask)


@pytest.mark.parametrize("limit", [0, 100])
def test_both_solve_ends_with_equal_choices_alike(limit: int, twins: Twins) -> None:
    """Who can do no better takes the first move, and that may matter to the others."""

    def ask(twins: Twins, which: int) -> list[Any]:
        endgame, found = twins["endgame"][which].Endgame(), []
        for end in ends(Random(8), 150):
            world = twin_of(twins["world"][which], end)
            match_value = twins["match_value"][which].MatchValue(
                [90, 99, 98, 99][: end.seats], limit
            )
            found.append([endgame.solve(world, match_value, seat) for seat in range(end.seats)])
        return found

    both(twins, ask)


def test_both_find_the_same_ends_too_large(twins: Twins) -> None:
    for which in (0, 1):
        world = world_in(twins, which, some(200)[0])
        match_value = twins["match_value"][which].MatchValue([0] * world.seats, 0)
        assert twins["endgame"][which].Endgame().solve(world, match_value, 0) is None


@pytest.mark.parametrize("tries", [1, 5])
def test_both_deal_the_same_worlds(tries: int, twins: Twins) -> None:
    def ask(twins: Twins, which: int) -> list[Any]:
        found = []
        for known in some(6):
            worlds = worlds_of(twins, which, known, tries)
            found += [told(twins, which, worlds.deal()) for _ in range(2)]
            world = worlds.root_copy()
            twins["worlds"][which].deal_world(worlds, world)
            found.append(told(twins, which, world))
        return found

    both(twins, ask)


def worlds_of(twins: Twins, which: int, known: Situation, tries: int) -> Any:
    """Worlds of the module's own class."""
    twin = replace(known, position=world_in(twins, which, known))
    return twins["worlds"][which].Worlds(twin, 9, tries)


@pytest.mark.parametrize(
    "settings",
    [
        {"noise": 40},
        {"exact": 8},
        {"net": True, "horizon": 1, "exact": 6},
    ],
    ids=["greedy", "exact", "net"],
)
def test_both_search_alike(settings: dict[str, int], twins: Twins) -> None:
    def ask(twins: Twins, which: int) -> list[Any]:
        how: dict[str, Any] = dict(settings)
        if how.pop("net", False):
            how["net"] = net_of(twins, which)
        found = []
        for known in some(12):
            match_value = twins["match_value"][which].MatchValue(known.totals, 100)
            search = twins["search"][which].Search(
                worlds_of(twins, which, known, 3), match_value, 7, **how
            )
            legal = known.legal()[-4:]
            search.consider(legal, [0.5] * len(legal))
            search.run(2)
            found.append((search.ranked(), search.count, search.dealt))
        return found

    both(twins, ask)


@pytest.mark.parametrize(
    "how", [{"greedily": True, "noise": 60}, {"noise": 120, "rivals": 200}], ids=["greedy", "nets"]
)
def test_both_write_the_same_deals(how: dict[str, int], twins: Twins) -> None:
    def ask(twins: Twins, which: int) -> list[Any]:
        net, rival = net_of(twins, which), net_of(twins, which)
        selfplay = twins["selfplay"][which].Selfplay(net, rival, 6)
        room = 900 if "greedily" in how else 400
        facts, values = array("Q", [0] * 6 * room), array("f", [0.0] * room)
        written = selfplay.run(facts, values, **how)
        return [written, selfplay.written, selfplay.deals, facts, values]

    both(twins, ask)
