"""A report as JSON; ``docs/reference/arena.md`` describes every field.

Everything but ``timing`` is the same whenever the same contest is played.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from lastcard._version import __version__
from lastcard.arena.contest import Contest
from lastcard.arena.report.estimate import Estimate
from lastcard.arena.report.report import BotStanding, ContestReport

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Run:
    """How a contest was played, which makes no difference to its result."""

    seconds: float
    where: str
    """``local`` or the address of a cluster."""
    workers: int | None
    """Processes of this machine; None on a cluster."""


def write_json(report: ContestReport, run: Run) -> str:
    """The report as JSON text."""
    return json.dumps(document(report, run), indent=2, ensure_ascii=False) + "\n"


def document(report: ContestReport, run: Run) -> dict[str, Any]:
    """The report as JSON holds it."""
    return {
        "format": FORMAT,
        "lastcard": __version__,
        "contest": _contest(report.contest),
        "bots": [_standing(standing) for standing in report.standings],
        "pairs": [
            {"bot": one, "over": other, "advantage": _estimate(estimate)}
            for (one, other), estimate in report.pairs.items()
        ],
        "timing": _timing(report, run),
    }


def _contest(contest: Contest) -> dict[str, Any]:
    return {
        "game": contest.game,
        "edition": contest.edition,
        "options": dict(contest.rules.describe(contest.options)),
        "lineup": list(contest.lineup),
        "plays": "matches" if contest.whole_matches else "deals",
        "count": contest.count,
        "rotations": contest.seats,
        "games": contest.matches,
        "seed": contest.seed,
    }


def _standing(standing: BotStanding) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "places": standing.places,
        "penalty": _estimate(standing.penalty),
        "net": None if standing.net is None else _estimate(standing.net),
        "won": _estimate(standing.won),
        "ranks": [_number(share) for share in standing.ranks],
        "rating": {"mu": _number(standing.rating.mu), "sigma": _number(standing.rating.sigma)},
        "deals": standing.deals,
        "faults": standing.faults,
        "forfeits": [
            {"reason": one.reason, "count": one.count, "first": one.first}
            for one in standing.forfeits
        ],
    }


def _timing(report: ContestReport, run: Run) -> dict[str, Any]:
    return {
        "seconds": _number(run.seconds),
        "where": run.where,
        "workers": run.workers,
        "bots": [
            {
                "bot": bot,
                "moves": times.moves,
                "mean_ms": _number(1000 * times.mean),
                "p95_ms": _number(1000 * times.longest_of(0.95)),
            }
            for bot, times in report.times.items()
        ],
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    mean, margin = estimate.mean, estimate.margin
    if margin is None:
        return {"mean": _number(mean), "low": None, "high": None}
    return {
        "mean": _number(mean),
        "low": _number(mean - margin),
        "high": _number(mean + margin),
    }


def _number(value: float) -> float:
    # Six digits are more precision than these numbers have; and -0.0 becomes 0.0.
    return round(value, 6) + 0.0
