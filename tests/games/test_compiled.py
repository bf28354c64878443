"""The compiled core against the same sources interpreted, for every game, in one run."""

import os
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from lastcard.games.registry import GAMES
from tests.interpreted import (
    ROOT,
    core_is_compiled,
    hot_modules,
    is_compiled,
    load_sources,
    macros,
    own_callables,
    public,
)

only_compiled = pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled")


@pytest.fixture(scope="module")
def sources() -> dict[str, ModuleType]:
    """The hot modules and the registry of games, interpreted."""
    return load_sources([*hot_modules(), "lastcard.games.registry"])


def test_the_core_is_what_was_expected() -> None:
    actual = "compiled" if core_is_compiled() else "interpreted"
    assert os.environ.get("LASTCARD_EXPECT_CORE", actual) == actual


def test_the_core_is_compiled_as_a_whole_or_not_at_all() -> None:
    assert len({is_compiled(import_module(name)) for name in hot_modules()}) == 1


def test_every_hot_module_has_its_types_beside_it_and_no_other_has() -> None:
    package = ROOT / "src"
    typed = {
        ".".join(path.relative_to(package).with_suffix("").parts)
        for path in Path(package, "lastcard").rglob("*.pxd")
        if path.stem != "__init__"
    }
    assert typed == set(hot_modules())


@only_compiled
def test_the_twins_are_read_from_sources(sources: dict[str, ModuleType]) -> None:
    for name in hot_modules():
        assert not is_compiled(sources[name])
        assert is_compiled(import_module(name))


@only_compiled
@pytest.mark.parametrize("name", hot_modules())
def test_both_have_the_same_functions_and_classes(
    name: str, sources: dict[str, ModuleType]
) -> None:
    interpreted = own_callables(sources[name]) - macros(name)
    assert own_callables(import_module(name)) == interpreted


@only_compiled
@pytest.mark.parametrize("name", hot_modules())
def test_both_have_the_same_constants(name: str, sources: dict[str, ModuleType]) -> None:
    assert constants(import_module(name)) == constants(sources[name])


def constants(module: ModuleType) -> dict[str, object]:
    return {
        name: value
        for name, value in public(module).items()
        if isinstance(value, (int, str, tuple, list, dict))
    }


@only_compiled
@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_both_play_the_same_matches(key: str, seed: int, sources: dict[str, ModuleType]) -> None:
    """Same moves, same events, same views, to the last byte."""
    twin = sources["lastcard.games.registry"].GAMES[key]
    for seats in GAMES[key].players:
        compiled, interpreted = told(GAMES[key], seats, seed), told(twin, seats, seed)
        assert len(compiled) > 20
        assert compiled == interpreted


def told(game: Any, seats: int, seed: int, most: int = 250) -> list[bytes]:
    """The first moves of a random match: each move, its events and everybody's view."""
    rng = Random(seed)
    edition = rng.choice(list(game.editions))
    state = game.start(game.options(edition, {}), seats)
    lines = [edition.encode()]
    for _ in range(most):
        awaited = game.awaits(state)
        if awaited is None:
            break
        if awaited < 0:
            seat, move = awaited, game.deal(rng.sample(game.deck(), k=len(game.deck())))
        else:
            seat = rng.choice(sorted(game.may_act(state)))
            move = rng.choice(list(game.legal(state, seat)))
        step = game.apply(state, seat, move)
        state = step.state
        views = [game.encode(game.view(state, viewer)) for viewer in (None, *range(seats))]
        lines += [game.write(move).encode(), repr(step.events).encode(), *views]
    return lines
