"""OpenSkill ratings of the bots of an arena."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from lastcard.arena.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is thought to be, and how uncertain that is."""

    mu: float
    sigma: float


def ratings(lineup: Sequence[str], verdicts: Iterable[Verdict]) -> dict[str, Rating]:
    """Every bot's rating (Plackett-Luce) after all games, in the order of *verdicts*.

    A bot that sits at several places has one rating: the mean of what each place makes of it.
    """
    model = PlackettLuce()
    rated = {bot: model.rating() for bot in lineup}
    for verdict in verdicts:
        teams = model.rate([[rated[bot]] for bot in lineup], ranks=list(map(float, verdict.ranks)))
        after = [team[0] for team in teams]
        rated = {bot: _mean(model, bot, lineup, after) for bot in rated}
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _mean(
    model: PlackettLuce, bot: str, lineup: Sequence[str], after: Sequence[PlackettLuceRating]
) -> PlackettLuceRating:
    own = [rating for other, rating in zip(lineup, after, strict=True) if other == bot]
    if len(own) == 1:
        return own[0]
    return model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
