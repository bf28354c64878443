"""What a choice lost, and how good it was: from what its moves brought in the same worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.review.document import CandidateWorth, Grade
from lastcard.review.part import Weighing
from lastcard.review.rounds import BOUNDS, Samples, error_of, less, mean

_INTERVAL: Final = 2.0
"""So many standard errors make the interval that must not hold zero."""
_GRADES: Final[tuple[Grade, ...]] = ("fine", "slip", "mistake", "blunder")


@dataclass(frozen=True, slots=True)
class Loss:
    """What the *best* move was worth more than the one made."""

    best: str
    points: float
    error: float
    chance: float
    grade: Grade


def loss_of(samples: Samples) -> Loss:
    """What the choice lost.

    The best move is chosen in one half of the worlds and valued in the other, both ways: luck in
    the sample makes no losses.
    """
    best = samples.leader()
    if best == samples.made:
        others = [move for move in samples.alive() if move != best]
        gaps = [error_of(less(samples.points[move], samples.points[best])) for move in others]
        return Loss(best, 0.0, rounded(min(gaps, default=0.0)), 0.0, "fine")
    lost = _crossed(samples, samples.points)
    chance = rounded(mean(_crossed(samples, samples.chances)))
    points, error = rounded(max(0.0, mean(lost))), rounded(error_of(lost))
    return Loss(best, points, error, chance, grade_of(points, error))


def grade_of(points: float, error: float) -> Grade:
    """The grade of a move that is not the best and lost so many *points*."""
    if points - _INTERVAL * error <= 0:
        return "close"
    return _GRADES[sum(points >= bound for bound in BOUNDS)]


def worths(samples: Samples, weighing: Weighing) -> tuple[CandidateWorth, ...]:
    """What each move was worth, the best first."""
    policy = dict(zip(weighing.moves, weighing.policy, strict=True))
    leader = samples.leader()
    rows = [_worth(samples, leader, move, policy.get(move, 0.0)) for move in samples.points]
    return tuple(sorted(rows, key=lambda row: (row.move != leader, -row.worth)))


def rounded(number: float) -> float:
    """Six digits: more precision than these numbers have; and -0.0 becomes 0.0."""
    return round(number, 6) + 0.0


def _crossed(samples: Samples, rows: dict[str, list[float]]) -> list[float]:
    # World by world: what the move that was best in the other half of the worlds brought more.
    made = rows[samples.made]
    rivals = [_best_of(samples, half) for half in (0, 1)]
    return [rows[rivals[1 - world % 2]][world] - made[world] for world in range(len(made))]


def _best_of(samples: Samples, half: int) -> str:
    def worth(move: str) -> tuple[float, bool]:
        return sum(samples.points[move][half::2]), move == samples.made

    return max(samples.alive(), key=worth)


def _worth(samples: Samples, leader: str, move: str, policy: float) -> CandidateWorth:
    return CandidateWorth(
        move=move,
        worth=rounded(_against(samples.points, leader, move)),
        error=rounded(error_of(samples.points[move])),
        chance=rounded(_against(samples.chances, leader, move)),
        policy=rounded(policy),
    )


def _against(rows: dict[str, list[float]], leader: str, move: str) -> float:
    # A move that was dropped is compared with the best in the worlds that both were followed in.
    behind: Sequence[float] = less(rows[leader], rows[move])
    return mean(rows[leader]) - mean(behind)
