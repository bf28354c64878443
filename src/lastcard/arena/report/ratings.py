"""OpenSkill ratings of the bots of an arena."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from lastcard.arena.report.ranking import MatchRanking


@dataclass(frozen=True, slots=True)
class BotRating:
    """How strong a bot is thought to be, and how uncertain that is."""

    mu: float
    sigma: float


def ratings(lineup: Sequence[str], verdicts: Iterable[MatchRanking]) -> dict[str, BotRating]:
    """Every bot's rating (Plackett-Luce) after all matches, in the order of *verdicts*.

    A bot that sits at several places has one rating: the mean of what each place makes of it.
    """
    model = PlackettLuce()
    start = model.rating()
    rated = {bot: BotRating(start.mu, start.sigma) for bot in lineup}
    for verdict in verdicts:
        # A new object for each place: the library changes what it is given.
        teams = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in lineup]
        after = [team[0] for team in model.rate(teams, ranks=list(map(float, verdict.ranks)))]
        rated = {bot: _mean(bot, lineup, after) for bot in rated}
    return rated


def _mean(bot: str, lineup: Sequence[str], after: Sequence[PlackettLuceRating]) -> BotRating:
    own = [rating for other, rating in zip(lineup, after, strict=True) if other == bot]
    return BotRating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
