"""The chance to win a match of 13."""

import pytest

from lastcard.games.thirteen.game import Thirteen
from lastcard.review.thirteen.chance import SPREADS, MatchChance


def test_after_the_last_deal_the_lowest_total_has_won() -> None:
    assert MatchChance((10, 12, 30), 0).after((0, 4, 2)) == (1.0, 0.0, 0.0)


def test_equal_totals_share_the_win() -> None:
    assert MatchChance((10, 8, 30), 0).after((0, 2, 2)) == (0.5, 0.5, 0.0)


@pytest.mark.parametrize("seats", Thirteen.players)
@pytest.mark.parametrize("deals_left", [1, 2, 5])
def test_before_the_end_who_is_behind_may_still_win(seats: int, deals_left: int) -> None:
    chances = MatchChance(range(0, 3 * seats, 3), deals_left).after((0,) * seats)
    assert list(chances) == sorted(chances, reverse=True)
    assert min(chances) > 0
    assert sum(chances) == pytest.approx(1.0)


def test_the_more_deals_follow_the_less_a_lead_means() -> None:
    leads = [MatchChance((10, 14, 14), left).after((0, 0, 0))[0] for left in (0, 1, 2, 3)]
    assert leads == sorted(leads, reverse=True)


def test_a_match_of_seven_is_refused() -> None:
    with pytest.raises(ValueError, match="7 totals"):
        MatchChance((0,) * 7, 1)


def test_every_number_of_players_has_its_scale() -> None:
    assert set(SPREADS) == set(Thirteen.players)
