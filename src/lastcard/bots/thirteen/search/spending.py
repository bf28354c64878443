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
        run(budget.worlds)
        return
    assert budget.seconds is not None, "a budget of nothing"
    end = clock() + budget.seconds
    run(1)
    while not decided() and clock() < end:
        run(STEP)


def seed_of(seed: int, deals_left: int, turns: int) -> int:
    """Chance for one move: it depends on the match and the turn, not on what was asked before."""
    return (seed * 8 + deals_left) * 64 + turns
