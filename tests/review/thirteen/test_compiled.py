"""Every hot function of the review of 13, compiled against interpreted."""

from array import array
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.position import Position
from tests.bots.thirteen.situations import every_table, moments
from tests.games.thirteen.test_compiled import state_of, twin_of
from tests.interpreted import core_is_compiled, hot_modules, load_sources, own_callables

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.review.thirteen"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]
BELOW = [
    "lastcard.games.thirteen.position",
    "lastcard.bots.thirteen.search.frozen",
    "lastcard.bots.thirteen.search.worlds",
    "lastcard.games.thirteen.counting",
]

COMPARED = {
    "chance.MatchChance", "chance.divide",
    "soft_player.SoftPlayer", "soft_player.weigh_odds", "soft_player.choose",
    "playouts.Playouts", "playouts.mixed", "playouts.imagine", "playouts.settle",
}  # fmt: skip
"""What the tests below call, or what is called by nothing else than they do."""

Twins = dict[str, tuple[Any, Any]]


@pytest.fixture(scope="module")
def twins() -> Twins:
    """Each module by its short name: compiled, and from its source."""
    wanted = [*NAMES, *BELOW]
    sources = load_sources(wanted)
    return {name.rpartition(".")[2]: (import_module(name), sources[name]) for name in wanted}


def test_no_hot_function_is_left_out(twins: Twins) -> None:
    modules: dict[str, ModuleType] = {name: twins[name.rpartition(".")[2]][1] for name in NAMES}
    hot = {
        f"{name.rpartition('.')[2]}.{own}"
        for name, module in modules.items()
        for own in own_callables(module)
    }
    assert hot == COMPARED


@pytest.mark.parametrize("deals_left", range(4))
def test_both_give_the_same_chances(deals_left: int, twins: Twins) -> None:
    for totals in ((0, 0, 0), (3, 9, 1, 200), (5, 5, 6, 40, 41, 7)):
        points = range(len(totals))
        one, other = (
            module.MatchChance(totals, deals_left).after(points) for module in twins["chance"]
        )
        assert one == other


def test_both_mix_numbers_alike(twins: Twins) -> None:
    for word in (0, 1, 2**63, 2**64 - 1, 987654321):
        one, other = (module.mixed(word) for module in twins["playouts"])
        assert one == other


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_choose_alike(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal)[::3]:
        one, other = (chosen(twins, which, moment.situation) for which in (0, 1))
        assert one == other


def chosen(twins: Twins, which: int, known: Situation) -> list[Any]:
    """How often everything is chosen, and what some numbers decide for."""
    player = player_of(twins, which)
    module, position = twins["soft_player"][which], twins["position"][which]
    here, moves = twin_of(position, known.position), position.Moves()
    position.find_legal(here, moves)
    found = [player.policy(here, known.unseen)]
    for word in (0, 2**62, 2**63, 3 * 2**62, 2**64 - 1):
        index = module.choose(player, player.evaluation, here, known.unseen, moves, word)
        found.append(index)
    found.append(module.weigh_odds(player, player.evaluation, here, known.unseen, moves))
    return found


def player_of(twins: Twins, which: int) -> Any:
    evaluation = twins["frozen"][which].first_evaluation()
    return twins["soft_player"][which].SoftPlayer(evaluation, 24.0)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_follow_the_same_lines(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal)[::17]:
        one, other = (followed(twins, which, moment.situation) for which in (0, 1))
        assert one == other


def followed(twins: Twins, which: int, known: Situation) -> list[list[float]]:
    """What all placements brought in a few worlds."""
    playouts = playouts_of(twins, which, known, known.position, fixed=False)
    places = known.legal()
    rows = [array("d", bytes(8 * 3 * len(places))) for _ in range(2)]
    playouts.follow(4, 3, places, *rows)
    return [list(row) for row in rows]


def playouts_of(
    twins: Twins, which: int, known: Situation, position: Position, *, fixed: bool
) -> Any:
    chance = twins["chance"][which].MatchChance(known.totals, known.deals_left)
    here = twin_of(twins["position"][which], position)
    player = player_of(twins, which)
    return twins["playouts"][which].Playouts(player, chance, here, known.unseen, 2**63 + 5, fixed)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_find_the_same_values(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal)[::17]:
        one, other = (
            playouts_of(twins, which, moment.situation, moment.truth, fixed=True).value(3)
            for which in (0, 1)
        )
        assert one == other


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_imagine_the_same_worlds(seats: int, deal: str, twins: Twins) -> None:
    known = moments(seats, deal)[5].situation
    one, other = (imagined(twins, which, known) for which in (0, 1))
    assert one == other


def imagined(twins: Twins, which: int, known: Situation) -> Any:
    playouts = playouts_of(twins, which, known, known.position, fixed=False)
    world = twin_of(twins["position"][which], known.position)
    worlds = twins["worlds"][which].Worlds(world.copy(), known.unseen, 0)
    twins["playouts"][which].imagine(playouts, worlds, world, 12345)
    counts = twins["counting"][which].Counts(known.seats)
    chance = twins["chance"][which].MatchChance(known.totals, known.deals_left)
    twins["playouts"][which].settle(playouts, world, counts, chance)
    return state_of(world), [counts.points(seat) for seat in range(known.seats)]
