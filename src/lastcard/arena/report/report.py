"""What came of a contest: every number with its interval, and how long it took."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch
from lastcard.arena.play.move_times import MoveTimes
from lastcard.arena.play.table import MatchResult
from lastcard.arena.report.estimate import Estimate
from lastcard.arena.report.ranking import MatchRanking
from lastcard.arena.report.ratings import BotRating, ratings


@dataclass(frozen=True, slots=True)
class Forfeits:
    """Games a bot lost by rule for the same *reason*; *first* and *detail* are of the first one."""

    reason: str
    count: int
    first: int
    detail: str


@dataclass(frozen=True, slots=True)
class BotStanding:
    """One bot: points per match, how often it won, what it did wrong."""

    bot: str
    places: int
    """How many places of the line-up it takes."""
    penalty: Estimate
    net: Estimate | None
    """The other bots' mean penalty less its own; None when there is no other bot."""
    won: Estimate
    """How many of the matches each of its places wins: 1 in as many as there are seats, if equal.

    A shared win counts in part.
    """
    ranks: tuple[float, ...]
    """Shares of the matches in which it came first, second, …"""
    rating: BotRating
    deals: int
    """How many deals it played, each place counted."""
    faults: dict[str, int]
    forfeits: tuple[Forfeits, ...]


@dataclass(frozen=True, slots=True)
class ContestReport:
    """Everything there is to tell of a contest."""

    contest: Contest
    standings: tuple[BotStanding, ...]
    """In the order of the line-up."""
    pairs: dict[tuple[str, str], Estimate]
    """The advantage of a bot over another: how much more the other pays in the same matches."""
    times: dict[str, MoveTimes]
    """Not part of the result: another run takes another time."""


def report_on(contest: Contest, batches: Iterable[Batch]) -> ContestReport:
    """Add up all *batches* of a contest, in whatever order they come."""
    matches: list[MatchResult] = []
    times = {bot: MoveTimes() for bot in contest.bots}
    for batch in batches:
        matches.extend(batch.matches)
        for bot, took in zip(contest.lineup, batch.times, strict=True):
            times[bot].join(took)
    matches.sort(key=lambda played: played.number)
    assert [played.number for played in matches] == list(range(contest.matches)), (
        "a match is missing"
    )
    return _add_up(contest, matches, times)


def _add_up(
    contest: Contest, matches: Sequence[MatchResult], times: dict[str, MoveTimes]
) -> ContestReport:
    verdicts = [MatchRanking.on(played) for played in matches]
    rated = ratings(contest.lineup, verdicts)
    paid = {
        bot: _by_deck(contest, [_mean_at(contest, bot, one.penalties) for one in verdicts])
        for bot in contest.bots
    }
    standings = tuple(
        _standing(contest, bot, matches, verdicts, paid, rated[bot]) for bot in contest.bots
    )
    pairs = {
        (one, other): Estimate.of(_less(paid[other], paid[one]))
        for one in contest.bots
        for other in contest.bots
        if one != other
    }
    return ContestReport(contest, standings, pairs, times)


def _standing(
    contest: Contest,
    bot: str,
    matches: Sequence[MatchResult],
    verdicts: Sequence[MatchRanking],
    paid: dict[str, list[float]],
    rating: BotRating,
) -> BotStanding:
    own = [place for place, other in enumerate(contest.lineup) if other == bot]
    ranked = Counter(verdict.ranks[place] for verdict in verdicts for place in own)
    faults = sum((Counter(played.faults[place]) for played in matches for place in own), Counter())
    return BotStanding(
        bot=bot,
        places=len(own),
        penalty=Estimate.of(paid[bot]),
        net=_net(contest, bot, paid),
        won=Estimate.of(_by_deck(contest, [_mean_at(contest, bot, one.wins) for one in verdicts])),
        ranks=tuple(
            ranked[rank] / (len(own) * len(matches)) for rank in range(1, contest.seats + 1)
        ),
        rating=rating,
        deals=len(own) * sum(played.deals for played in matches),
        faults=dict(sorted(faults.items())),
        forfeits=_forfeits(matches, own),
    )


def _net(contest: Contest, bot: str, paid: dict[str, list[float]]) -> Estimate | None:
    others = [other for other in contest.lineup if other != bot]
    if not others:
        return None
    columns = zip(*(paid[other] for other in others), strict=True)
    return Estimate.of(_less([fmean(column) for column in columns], paid[bot]))


def _forfeits(matches: Sequence[MatchResult], own: Sequence[int]) -> tuple[Forfeits, ...]:
    found: dict[str, Forfeits] = {}
    for played in matches:
        for loss in (played.losses[place] for place in own):
            if loss is not None:
                before = found.get(
                    loss.reason, Forfeits(loss.reason, 0, played.number, loss.detail)
                )
                found[loss.reason] = Forfeits(
                    before.reason, before.count + 1, before.first, before.detail
                )
    return tuple(found[reason] for reason in sorted(found))


def _mean_at(contest: Contest, bot: str, values: Sequence[float]) -> float:
    return fmean(value for value, other in zip(values, contest.lineup, strict=True) if other == bot)


def _by_deck(contest: Contest, values: Sequence[float]) -> list[float]:
    # The matches of one deck are not independent of each other; decks are.
    seats = contest.seats
    return [fmean(values[start : start + seats]) for start in range(0, len(values), seats)]


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [value - other for value, other in zip(values, others, strict=True)]
