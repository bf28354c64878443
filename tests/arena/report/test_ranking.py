"""How a game counts."""

from lastcard.arena.play.contestant import Loss
from lastcard.arena.play.table import MatchResult
from lastcard.arena.report.ranking import MatchRanking


def verdict(*penalties: int, lost: tuple[int, ...] = ()) -> MatchRanking:
    losses = tuple(Loss("exited") if place in lost else None for place in range(len(penalties)))
    return MatchRanking.on(MatchResult(0, 1, penalties, losses, ({},) * len(penalties)))


def test_the_lowest_penalty_wins_and_equals_share_a_rank() -> None:
    counted = verdict(5, 0, 18, 5)
    assert counted.penalties == (5, 0, 18, 5)
    assert counted.ranks == (2, 1, 4, 2)
    assert counted.wins == (0, 1, 0, 0)


def test_a_shared_win_counts_in_part() -> None:
    assert verdict(3, 3, 9).wins == (0.5, 0.5, 0)


def test_who_lost_by_rule_pays_like_the_worst_and_is_last() -> None:
    counted = verdict(0, 4, 18, lost=(0,))
    assert counted.penalties == (18, 4, 18)
    assert counted.ranks == (3, 1, 2)
    assert counted.wins == (0, 1, 0)


def test_losing_by_rule_never_pays() -> None:
    assert verdict(80, 4, 0, lost=(0,)).penalties == (80, 4, 0)


def test_when_everybody_lost_by_rule_nobody_won() -> None:
    counted = verdict(3, 5, 0, lost=(0, 1, 2))
    assert sum(counted.wins) == 0
    assert counted.ranks == (1, 1, 1)
