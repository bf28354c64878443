"""What points mean for the match."""

from collections.abc import Sequence

import pytest

from lastcard.bots.thirteen.search.match_value import MatchValue, divide
from lastcard.games.thirteen.cards import ROTTEN
from lastcard.games.thirteen.counting import Counts

WHOLE = 2**20
POINT = 2**10
"""What a point costs in any case, so that moves which win as often are not all alike."""


def shares(totals: Sequence[int], rotten: Sequence[int], deals_left: int) -> list[int]:
    """The shares when everybody took so many rotten fours, at 2 points each."""
    counts = Counts(len(totals))
    for seat, number in enumerate(rotten):
        counts.enter(seat, ROTTEN, number)
    match_value = MatchValue(totals, deals_left)
    divide(match_value, counts)
    return [match_value.share(seat) + 2 * POINT * number for seat, number in enumerate(rotten)]


def test_after_the_last_deal_the_fewest_points_win_all() -> None:
    assert shares((10, 12, 30), (0, 2, 1), deals_left=0) == [WHOLE, 0, 0]


def test_those_with_equally_few_share() -> None:
    assert shares((10, 8, 30), (0, 1, 1), deals_left=0) == [WHOLE // 2, WHOLE // 2, 0]


@pytest.mark.parametrize("deals_left", [1, 2, 5])
def test_before_the_end_who_is_behind_may_still_win(deals_left: int) -> None:
    first, second, third = shares((10, 13, 20), (0, 0, 0), deals_left)
    assert first > second > third > 0
    assert WHOLE - 3 <= first + second + third <= WHOLE


def test_the_more_deals_follow_the_less_a_lead_means() -> None:
    leads = [shares((10, 14, 14), (0, 0, 0), left)[0] for left in (0, 1, 2, 3)]
    assert leads == sorted(leads, reverse=True)


def test_a_point_less_is_better_even_when_all_is_lost() -> None:
    counts = Counts(3)
    match_value = MatchValue((0, 99, 99), 0)
    counts.enter(1, ROTTEN, 1)
    divide(match_value, counts)
    assert match_value.share(2) > match_value.share(1)


@pytest.mark.parametrize("totals", [(), (0,) * 7])
def test_there_are_no_more_seats_than_at_a_table(totals: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        MatchValue(totals, 0)


def test_a_seat_nobody_sits_on_has_no_share() -> None:
    with pytest.raises(IndexError):
        MatchValue((0, 0, 0), 1).share(3)
