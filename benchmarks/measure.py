"""Rates on a noisy machine: each thing measured several times in turn, the best round kept.

Seconds are those of the processor: what other programs take of it does not count.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import TypeAlias

Rates: TypeAlias = dict[str, float]
"""Decisions per second by name."""
Work: TypeAlias = Callable[[], int]
"""Does a piece of work and says how many decisions it took."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something to be measured."""

    name: str
    work: Work


def rates(contenders: Sequence[Contender], rounds: int = 5) -> Rates:
    """Decisions per second of each contender, taking turns so that noise hits all alike."""
    best = {contender.name: 0.0 for contender in contenders}
    for _ in range(rounds):
        for contender in contenders:
            began = process_time()
            decisions = contender.work()
            rate = decisions / (process_time() - began)
            best[contender.name] = max(best[contender.name], rate)
    return best


def show(rates: Rates, unit: str | None = None) -> None:
    """Print a table; ratios are to the row named *unit*."""
    width = max(len(name) for name in rates)
    base = rates.get(unit or "")
    for name, rate in rates.items():
        ratio = f"{rate / base:10.4f} x" if base else ""
        print(f"  {name:<{width}}  {rate:>12,.0f} /s  {ratio}")
