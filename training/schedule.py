"""What is learnt when: the phases of a training run."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Phase:
    """Some rounds of a kind; noise and rate glide from the first value to the second.

    *noise* and *rivals* are out of 256: how often a learner plays anything, and how often a seat
    goes to an earlier net.
    """

    name: str
    rounds: int
    rate: tuple[float, float]
    noise: tuple[int, int]
    rivals: int = 0
    greedily: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One round: deals are played, and what was written down is learnt once."""

    number: int
    phase: str
    rate: float
    noise: int
    rivals: int
    greedily: bool


PHASES: Final = (
    # What a move is worth when everybody plays on greedily: what a search by playouts would find.
    Phase("distil", 40, rate=(1e-3, 1e-3), noise=(50, 50), greedily=True),
    # Then what it is worth among players who choose by the net, which changes what it is worth.
    Phase("self-play", 450, rate=(1e-3, 4.5e-4), noise=(18, 9), rivals=40),
    Phase("polish", 180, rate=(4.5e-4, 1e-5), noise=(8, 3), rivals=40),
)


def rounds(scale: float = 1.0) -> Iterator[Round]:
    """All rounds in order; *scale* makes every phase shorter or longer."""
    number = 0
    for phase in PHASES:
        count = max(1, round(phase.rounds * scale))
        for index in range(count):
            done = index / count
            yield Round(
                number=number,
                phase=phase.name,
                rate=phase.rate[0] + (phase.rate[1] - phase.rate[0]) * done,
                noise=round(phase.noise[0] + (phase.noise[1] - phase.noise[0]) * done),
                rivals=phase.rivals,
                greedily=phase.greedily,
            )
            number += 1
