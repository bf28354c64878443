"""What came of a contest: every number with its interval, and how long it took."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from lastcard.arena.batch import Batch
from lastcard.arena.contest import Contest
from lastcard.arena.estimate import Estimate
from lastcard.arena.ratings import Rating, ratings
from lastcard.arena.table import Played
from lastcard.arena.tempo import Tempo
from lastcard.arena.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Forfeits:
    """Games a bot lost by rule for the same *reason*; *first* and *detail* are of the first one."""

    reason: str
    count: int
    first: int
    detail: str


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: points per game, how often it won, what it did wrong."""

    bot: str
    places: int
    """How many places of the line-up it takes."""
    penalty: Estimate
    net: Estimate | None
    """The other bots' mean penalty less its own; None when there is no other bot."""
    won: Estimate
    """How many of the games each of its places wins: 1 in as many as there are seats, among equals.

    A shared win counts in part.
    """
    ranks: tuple[float, ...]
    """Shares of the games in which it came first, second, …"""
    rating: Rating
    deals: int
    """How many deals it played, each place counted."""
    faults: dict[str, int]
    forfeits: tuple[Forfeits, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """Everything there is to tell of a contest."""

    contest: Contest
    standings: tuple[Standing, ...]
    """In the order of the line-up."""
    pairs: dict[tuple[str, str], Estimate]
    """The advantage of a bot over another: how much more the other pays in the same games."""
    tempi: dict[str, Tempo]
    """Not part of the result: another run takes another time."""


def report_on(contest: Contest, batches: Iterable[Batch]) -> Report:
    """Add up all *batches* of a contest, in whatever order they come."""
    games: list[Played] = []
    tempi = {bot: Tempo() for bot in contest.bots}
    for batch in batches:
        games.extend(batch.games)
        for bot, tempo in zip(contest.lineup, batch.tempi, strict=True):
            tempi[bot].join(tempo)
    games.sort(key=lambda played: played.number)
    assert [played.number for played in games] == list(range(contest.games)), "a game is missing"
    return _add_up(contest, games, tempi)


def _add_up(contest: Contest, games: Sequence[Played], tempi: dict[str, Tempo]) -> Report:
    verdicts = [Verdict.on(played) for played in games]
    rated = ratings(contest.lineup, verdicts)
    paid = {
        bot: _by_deck(contest, [_mean_at(contest, bot, one.penalties) for one in verdicts])
        for bot in contest.bots
    }
    standings = tuple(
        _standing(contest, bot, games, verdicts, paid, rated[bot]) for bot in contest.bots
    )
    pairs = {
        (one, other): Estimate.of(_less(paid[other], paid[one]))
        for one in contest.bots
        for other in contest.bots
        if one != other
    }
    return Report(contest, standings, pairs, tempi)


def _standing(
    contest: Contest,
    bot: str,
    games: Sequence[Played],
    verdicts: Sequence[Verdict],
    paid: dict[str, list[float]],
    rating: Rating,
) -> Standing:
    own = [place for place, other in enumerate(contest.lineup) if other == bot]
    ranked = Counter(verdict.ranks[place] for verdict in verdicts for place in own)
    faults = sum((Counter(played.faults[place]) for played in games for place in own), Counter())
    return Standing(
        bot=bot,
        places=len(own),
        penalty=Estimate.of(paid[bot]),
        net=_net(contest, bot, paid),
        won=Estimate.of(_by_deck(contest, [_mean_at(contest, bot, one.wins) for one in verdicts])),
        ranks=tuple(ranked[rank] / (len(own) * len(games)) for rank in range(1, contest.seats + 1)),
        rating=rating,
        deals=len(own) * sum(played.deals for played in games),
        faults=dict(sorted(faults.items())),
        forfeits=_forfeits(games, own),
    )


def _net(contest: Contest, bot: str, paid: dict[str, list[float]]) -> Estimate | None:
    others = [other for other in contest.lineup if other != bot]
    if not others:
        return None
    columns = zip(*(paid[other] for other in others), strict=True)
    return Estimate.of(_less([fmean(column) for column in columns], paid[bot]))


def _forfeits(games: Sequence[Played], own: Sequence[int]) -> tuple[Forfeits, ...]:
    found: dict[str, Forfeits] = {}
    for played in games:
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
    # The games of one deck are not independent of each other; decks are.
    seats = contest.seats
    return [fmean(values[start : start + seats]) for start in range(0, len(values), seats)]


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [value - other for value, other in zip(values, others, strict=True)]
