"""PettingZoo's own tests, as it runs them on its own environments."""

import itertools
import warnings
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from lastcard.envs import gang_v0, thirteen_v0

with warnings.catch_warnings():
    # For its fixtures PettingZoo imports an environment in the way it discourages itself.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

Make = Callable[..., Any]
MAKERS = pytest.mark.parametrize(
    "make",
    [gang_v0.env, gang_v0.raw_env, thirteen_v0.env, thirteen_v0.raw_env],
    ids=["gang", "gang raw", "thirteen", "thirteen raw"],
)
WAYS: list[dict[str, Any]] = [{}, {"seats": 3, "reward": "net"}, {"match": True}]
SPOKEN = {"options": {"last_card": "spoken", "after_pass": "out_of_cycle"}}


def check_api(env: Any, cycles: int) -> None:
    with warnings.catch_warnings():
        # An observation with a mask is a dict; PettingZoo knows by name which of its own are so.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Who has no more to do when an episode is over has no legal action.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env, num_cycles=cycles)


@MAKERS
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_api_is_as_pettingzoo_wants_it(make: Make, way: dict[str, Any]) -> None:
    check_api(make(**way), cycles=60)


@pytest.mark.parametrize("way", [SPOKEN, SPOKEN | {"match": True}], ids=["deal", "match"])
def test_the_api_is_so_where_last_cards_are_spoken(way: dict[str, Any]) -> None:
    check_api(gang_v0.env(**way), cycles=60)


@MAKERS
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_same_seed_is_the_same_episode(make: Make, way: dict[str, Any]) -> None:
    seed_test(lambda: make(**way), num_cycles=60)


@MAKERS
def test_the_performance_benchmark_runs(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("pettingzoo.test.performance_benchmark")
    seconds = itertools.count(step=0.05)  # it goes on until five seconds are over: these are short
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds)))
    module.performance_benchmark(make())
