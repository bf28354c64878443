"""Spending the budget of a bot of 13: in steps, until it is used up."""

from collections.abc import Callable
from time import perf_counter

from lastcard.bots.bot import Budget

STEP = 8
"""How many worlds are tried between two looks at the clock."""


def think(
    run: Callable[[int], None],
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
    decided: Callable[[], bool] = lambda: False,
) -> None:
    """Let *run* try worlds, at least one, until the *budget* is spent or all is *decided*."""
    if budget.worlds is not None:
        _try(run, budget.worlds, budget, decided)
        return
    assert budget.seconds is not None, "a budget of nothing"
    end = clock() + budget.seconds
    run(1)
    while not decided() and clock() < end and not budget.ended:
        run(STEP)


def _try(
    run: Callable[[int], None], worlds: int, budget: Budget, decided: Callable[[], bool]
) -> None:
    if budget.ends is None:
        run(worlds)
        return
    run(1)
    tried = 1
    while tried < worlds and not decided() and not budget.ended:
        step = min(STEP, worlds - tried)
        run(step)
        tried += step


def seed_of(seed: int, deals_left: int, turns: int) -> int:
    """Chance for one move: it depends on the match and the turn, not on what was asked before."""
    return (seed * 8 + deals_left) * 64 + turns
