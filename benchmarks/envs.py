"""The PettingZoo environments beside PettingZoo's own texas_holdem_v4, in steps of random play.

Every row plays legal actions at random. *Bare* asks only what may be done; *observing* also takes
what the agent sees at every step, as a learner does; *wrapped* is that through ``env()``.
"""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.measure import Contender, Rates, rates, show
from lastcard.envs import gang_v0, thirteen_v0

WAYS = ("raw, bare", "raw, observing", "wrapped, observing")
TEXAS = "texas_holdem_v4"


def print_all() -> None:
    """Measure and print."""
    print("\nPettingZoo environments, one deal an episode, steps per second")
    environments = [*_ours("gang_v0", gang_v0), *_ours("thirteen_v0", thirteen_v0), *_texas()]
    measured = rates(environments, rounds=20)
    show(measured)
    for way in WAYS:
        _print_ratio(measured, way)


def _print_ratio(measured: Rates, way: str) -> None:
    unit = measured.get(f"{TEXAS}, {way}")
    if unit is None:
        return
    times = ", ".join(
        f"{name} {measured[f'{name}, {way}'] / unit:.1f}" for name in ("gang_v0", "thirteen_v0")
    )
    print(f"  {way}, times {TEXAS}: {times}")


def _ours(name: str, module: Any, steps: int = 4_000) -> list[Contender]:
    makers: tuple[Callable[[], Any], ...] = (module.raw_env, module.raw_env, module.env)
    return [
        Contender(f"{name}, {way}", _work(make(), steps, "observing" in way, _listed))
        for way, make in zip(WAYS, makers, strict=True)
    ]


def _texas(steps: int = 1_000) -> list[Contender]:
    try:
        import pygame
        import rlcard
    except ImportError:
        return []
    assert pygame is not None
    assert rlcard is not None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import texas_holdem_v4

        raw, wrapped = texas_holdem_v4.raw_env(), texas_holdem_v4.env()
    # Its legal moves are public only in the raw environment; that is what serves it best.
    return [
        Contender(f"{TEXAS}, {WAYS[0]}", _work(raw, steps, False, _remembered)),
        Contender(f"{TEXAS}, {WAYS[1]}", _work(raw, steps, True, _remembered)),
        Contender(f"{TEXAS}, {WAYS[2]}", _work(wrapped, steps, True, _remembered)),
    ]


def _work(
    env: Any, steps: int, observe: bool, legal_in: Callable[[Any, Any], list[int]]
) -> Callable[[], int]:
    def work() -> int:
        chance = Random(1).random
        env.reset(seed=1)
        taken = 0
        while taken < steps:
            _, _, termination, truncation, info = env.last(observe)
            if termination or truncation:
                env.reset()
                continue
            legal = legal_in(env, info)
            env.step(legal[int(chance() * len(legal))])
            taken += 1
        return steps

    return work


def _listed(env: Any, info: Any) -> list[int]:
    legal: list[int] = info["legal"]
    return legal


def _remembered(env: Any, info: Any) -> list[int]:
    return list(env.unwrapped.next_legal_moves)
