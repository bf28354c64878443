"""Every hot function of the review of Gang of Four, compiled against interpreted."""

from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from lastcard.bots.gang.situation import ALL, Situation
from lastcard.games.gang.position import NOBODY, Position
from tests.bots.gang.arrange import choices, moments, situation, united
from tests.games.gang.arrange import copy_of
from tests.games.gang.test_compiled import state_of
from tests.interpreted import core_is_compiled, hot_modules, load_sources, own_callables

pytestmark = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")

ROOM = "lastcard.review.gang"
NAMES = [name for name in hot_modules() if name.startswith(f"{ROOM}.")]
BELOW = [
    "lastcard.games.gang.position", "lastcard.games.gang.finder", "lastcard.bots.gang.net.net",
    "lastcard.bots.gang.worlds.world", "lastcard.bots.gang.worlds.worlds",
]  # fmt: skip
WEIGHTS = (files("lastcard.bots.gang.net") / "net-1.bin").read_bytes()

COMPARED = {
    "policy.Policy", "policy.weight_below", "policy.choose_softly", "policy.scramble",
    "chance.MatchChance", "chance.Scale", "chance.divide",
    "scores.Scores", "scores.limit_of", "scores.settle", "scores.gain_of", "scores.chance_of",
    "playing_on.play_on", "playing_on.advance", "playing_on.give", "playing_on.lay_open",
    "follower.Follower", "line.Line",
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


def some() -> list[Situation]:
    """Late choices at tables of three and four, under different rules."""
    other = choices(4, seed=2, block="single_or_gang", after_pass="out_of_cycle")
    return [one for one in [*choices(3), *other] if sum(one.others()) < 24][::9]


def known_in(twins: Twins, which: int, known: Situation) -> Situation:
    """The same with a position of the module's own class."""
    own = copy_of(known.position, twins["position"][which].Position)
    return replace(known, position=own)


def policy(twins: Twins, which: int) -> Any:
    return twins["policy"][which].Policy(twins["net"][which].read_net(WEIGHTS))


def scores(twins: Twins, which: int, known: Situation) -> Any:
    return twins["scores"][which].Scores(known.totals, known.options)


def followed(twins: Twins, which: int, known: Situation, *, solves: bool) -> list[float]:
    """What the moves of a choice brought in a few worlds."""
    worlds = twins["worlds"][which].Worlds(known_in(twins, which, known), 0, 8)
    room = twins["follower"][which]
    follower = room.Follower(policy(twins, which), worlds, scores(twins, which, known), 5, solves)
    points, chances = follower.run(2, 2, known.legal()[-3:])
    return [*points, *chances]


def test_both_follow_moves_alike(twins: Twins) -> None:
    for known in some():
        one, other = (followed(twins, which, known, solves=False) for which in (0, 1))
        assert one == pytest.approx(other)


def test_both_solve_endgames_alike(twins: Twins) -> None:
    for text in ("R3 RD | G4 G5 | Y7 YP; beat 2: G9", "G3 Y3 R9 | G4 G5 | R10", "G3 Y5 | G4 | R6"):
        known = situation(text)
        one, other = (followed(twins, which, known, solves=True) for which in (0, 1))
        assert one == pytest.approx(other)


def test_both_weigh_moves_alike(twins: Twins) -> None:
    for known in some():
        answers = []
        for which in (0, 1):
            root = twins["worlds"][which].Worlds(known_in(twins, which, known), 0)
            world = root.root_copy()
            answers.append(policy(twins, which).weighed(world, known.legal()))
        assert answers[0] == answers[1]


def test_both_make_the_same_random_numbers(twins: Twins) -> None:
    one, other = twins["policy"]
    for word in (0, 1, 2**63, 2**64 - 1):
        assert one.scramble(word) == other.scramble(word)
    assert [one.weight_below(n) for n in range(0, 99999, 77)] == [
        other.weight_below(n) for n in range(0, 99999, 77)
    ]


def line(twins: Twins, which: int, position: Position) -> list[float]:
    """What the next two turns are worth, if they are what they might be."""
    world = copy_of(position, twins["world"][which].World)
    world.fill(ALL)
    known = choices(4)[0]
    moves = [position.legal()[-1]]
    after = position.after(moves[0])
    if after.winner == NOBODY:
        moves.append(after.legal()[0])
    said = [True] * len(moves)
    found = twins["line"][which].Line(
        policy(twins, which), world, scores(twins, which, known), moves, said
    )
    points, chances = found.run(3, 0, 2)
    return [*points, *chances]


def test_both_value_positions_alike(twins: Twins) -> None:
    positions = [state.position for _, state in moments(4) if state.position is not None]
    late = [one for one in positions if sum(one.left(seat) for seat in range(4)) < 20]
    for position in late[::15]:
        one, other = (line(twins, which, position) for which in (0, 1))
        assert one == pytest.approx(other)


def test_both_give_and_advance_alike(twins: Twins) -> None:
    for known in some():
        told = []
        for which in (0, 1):
            room = twins["playing_on"][which]
            world = copy_of(known.position, twins["world"][which].World)
            world.fill(united([known.unseen, known.hand]))
            room.advance(world, known.legal()[-1], True)
            told.append([*state_of(twins["position"][which], world), world.pool])
        assert told[0] == told[1]


@pytest.mark.parametrize("points", [(0, 5, 16, 80), (3, 0, 0, 1), (60, 60, 0, 0)])
def test_both_count_points_and_chances_alike(twins: Twins, points: tuple[int, ...]) -> None:
    known = choices(4)[0]
    one, other = (
        [scores(twins, which, known).after(points, seat) for seat in range(4)] for which in (0, 1)
    )
    assert one == other
