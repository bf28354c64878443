"""Ratings follow results."""

from openskill.models import PlackettLuce

from lastcard.arena.report.ranking import MatchRanking
from lastcard.arena.report.ratings import ratings


def ranked(*ranks: int) -> MatchRanking:
    return MatchRanking(ranks, ranks, tuple(float(rank == 1) for rank in ranks))


def test_who_wins_is_rated_higher() -> None:
    rated = ratings(("a", "b", "c"), [ranked(2, 1, 3)] * 10)
    assert rated["b"].mu > rated["a"].mu > rated["c"].mu
    assert rated["b"].sigma < PlackettLuce().rating().sigma


def test_one_game_is_rated_as_the_library_does() -> None:
    model = PlackettLuce()
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 2.0, 3.0])
    rated = ratings(("a", "b", "c"), [ranked(1, 2, 3)])
    assert [one.mu for one in rated.values()] == [team[0].mu for team in teams]


def test_a_bot_at_two_places_has_one_rating_between_theirs() -> None:
    apart = ratings(("a", "b", "c"), [ranked(1, 2, 3)])
    together = ratings(("a", "b", "b"), [ranked(1, 2, 3)])
    assert together["a"] == apart["a"]
    assert together["b"].mu == (apart["b"].mu + apart["c"].mu) / 2


def test_nobody_gains_on_himself() -> None:
    rated = ratings(("a", "a", "a"), [ranked(1, 2, 3)] * 20)
    assert abs(rated["a"].mu - 25) < 1e-9
