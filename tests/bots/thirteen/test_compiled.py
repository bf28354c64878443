"""Every hot function of the bots for 13, compiled against interpreted."""

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from lastcard.bots.thirteen.search.weights import EVALUATION
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import ROTTEN
from tests.bots.thirteen.situations import every_table, moments
from tests.games.thirteen.test_compiled import state_of, twin_of
from tests.interpreted import core_is_compiled, hot_modules, load_sources, own_callables

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.bots.thirteen"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]
BELOW = [f"lastcard.games.thirteen.{name}" for name in ("position", "counting")]

COMPARED = {
    "evaluation.Evaluation", "evaluation.best", "evaluation.evaluate",
    "match_value.MatchValue", "match_value.divide",
    "worlds.Worlds", "worlds.shuffle", "worlds.deal_out", "search.Search", "rollouts.Rollouts",
    "table_facts.stage_of", "table_facts.standings_of", "table_facts.fitting_on",
    "table_facts.up_to", "table_facts.widest_but", "table_facts.rotten_on",
    "race.Race", "race.first", "race.enter", "race.close", "race.drop",
}  # fmt: skip
"""What the tests below call, or what is called by nothing else than they do."""

Twins = dict[str, tuple[Any, Any]]


@pytest.fixture(scope="module")
def twins() -> Twins:
    """Each hot module by its short name, and the weights: compiled, and from its source."""
    wanted = [*NAMES, *BELOW, f"{ROOM}.search.weights"]
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


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_see_the_same_at_a_glance(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal):
        one, other = (glanced(twins, which, moment.situation) for which in (0, 1))
        assert one == other


def glanced(twins: Twins, which: int, known: Situation) -> list[int]:
    """All that one can ask at a glance."""
    module = twins["table_facts"][which]
    position = twin_of(twins["position"][which], known.position)
    seen = [module.stage_of(position), module.standings_of(position)]
    seen += [module.fitting_on(position, less) for less in (0, 2, 4)]
    for target in range(3):
        seen += [module.widest_but(position, target), module.rotten_on(position, target)]
        seen += [module.up_to(value, target) for value in range(-4, 14)]
    return seen


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_judge_alike(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal):
        one, other = (judged(twins, which, moment.situation) for which in (0, 1))
        assert one == other


def judged(twins: Twins, which: int, known: Situation) -> tuple[list[int], int]:
    """What every placement is worth, and the best of them."""
    module, evaluation = twins["evaluation"][which], twins["weights"][which].EVALUATION
    position = twin_of(twins["position"][which], known.position)
    worth = [module.evaluate(evaluation, position, known.unseen, place) for place in known.legal()]
    moves = twins["position"][which].Moves()
    twins["position"][which].find_legal(position, moves)
    return worth, module.best(evaluation, position, known.unseen, moves)


def test_the_best_is_worth_most(twins: Twins) -> None:
    assert twins["weights"][0].EVALUATION is EVALUATION
    for moment in moments(4):
        worth, index = judged(twins, 0, moment.situation)
        assert index == worth.index(max(worth))


@pytest.mark.parametrize("deals_left", range(4))
def test_both_divide_the_match_alike(deals_left: int, twins: Twins) -> None:
    for totals in ((0, 0, 0), (3, 9, 1, 200), (5, 5, 6, 40, 41, 7)):
        answers = []
        for which in (0, 1):
            counts = twins["counting"][which].Counts(len(totals))
            for seat in range(len(totals)):
                counts.enter(seat, seat % 3, 2 * seat)
                counts.enter(seat, ROTTEN, 6 - seat)
            match_value = twins["match_value"][which].MatchValue(totals, deals_left)
            twins["match_value"][which].divide(match_value, counts)
            answers.append([match_value.share(seat) for seat in range(len(totals))])
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_make_the_same_worlds(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal)[::5]:
        answers = []
        for which in (0, 1):
            worlds = worlds_of(twins, which, moment.situation)
            answers.append([state_of(worlds.sample()) for _ in range(3)])
            twins["worlds"][which].shuffle(worlds)
            world = twin_of(twins["position"][which], moment.situation.position)
            twins["worlds"][which].deal_out(worlds, world)
            answers[-1].append(state_of(world))
        assert answers[0] == answers[1]


def worlds_of(twins: Twins, which: int, known: Situation) -> Any:
    """Worlds of the module's own class."""
    position = twin_of(twins["position"][which], known.position)
    return twins["worlds"][which].Worlds(position, known.unseen, 9)


@pytest.mark.parametrize(("seats", "deal"), every_table())
@pytest.mark.parametrize("races", [False, True])
def test_both_find_the_same(seats: int, deal: str, races: bool, twins: Twins) -> None:
    for moment in moments(seats, deal)[::11]:
        answers = [searched(twins, which, moment.situation, races) for which in (0, 1)]
        assert answers[0] == answers[1]


def searched(twins: Twins, which: int, known: Situation, races: bool) -> tuple[int, list[int], int]:
    """What a search comes to, and what it tried."""
    worlds = worlds_of(twins, which, known)
    match_value = twins["match_value"][which].MatchValue(known.totals, known.deals_left)
    evaluation = twins["weights"][which].EVALUATION
    search = twins["search"][which].Search(worlds, match_value, evaluation, races)
    search.run(26 if races else 2)
    return search.best(), search.race.listed(), search.race.running


def test_both_run_the_same_race(twins: Twins) -> None:
    answers = []
    for module in twins["race"]:
        race = module.Race(4)
        heard = []
        for world in range(60):
            for index in range(4):
                module.enter(race, index, (world * 7919 + index * (world % 5) * 50021) % 2**20)
            module.close(race)
            module.drop(race)
            heard.append((module.first(race), race.running, race.listed()))
        answers.append(heard)
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_both_make_the_same_trials(seats: int, deal: str, twins: Twins) -> None:
    for moment in moments(seats, deal)[::11]:
        answers = []
        for which in (0, 1):
            position = twin_of(twins["position"][which], moment.situation.position)
            rollouts = twins["rollouts"][which].Rollouts(position, moment.situation.unseen, 3)
            rollouts.run(2)
            answers.append(rollouts.listed())
        assert answers[0] == answers[1]
