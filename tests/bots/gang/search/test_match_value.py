"""What points are worth in a match."""

from random import Random

import pytest

from lastcard.bots.gang.search.match_value import MatchValue, settle, worth
from tests.bots.gang.arrange import move, world


def test_the_chances_of_all_seats_are_one_together() -> None:
    rng = Random(1)
    for _ in range(300):
        seats = rng.choice([3, 4])
        totals = [rng.randint(0, 99) for _ in range(seats)]
        points = [0, *(rng.choice([1, 5, 14, 30, 80]) for _ in range(seats - 1))]
        match_value = MatchValue(totals, 100)
        shares = [match_value.share(seat, points) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


def test_when_the_match_is_over_the_lowest_total_takes_it() -> None:
    """GF-10.2."""
    match_value = MatchValue([40, 90, 60], 100)
    assert [match_value.share(seat, [0, 10, 5]) for seat in range(3)] == [1, 0, 0]


def test_equal_totals_share_the_match() -> None:
    """GF-10.2."""
    match_value = MatchValue([40, 90, 35, 99], 100)
    assert [match_value.share(seat, [0, 10, 5, 1]) for seat in range(4)] == [0.5, 0, 0.5, 0]


def test_one_point_below_the_target_the_match_goes_on() -> None:
    match_value = MatchValue([40, 90, 60], 100)
    assert 0 < match_value.share(2, [0, 9, 5]) < match_value.share(0, [0, 9, 5]) < 1


@pytest.mark.parametrize("limit", [0, 100, 101])
def test_more_points_are_never_worth_more(limit: int) -> None:
    rng = Random(2)
    differ = 0
    for _ in range(100):
        totals = [rng.randint(0, 99) for _ in range(4)]
        match_value = MatchValue(totals, limit)
        others = [rng.randint(0, 30) for _ in range(3)]
        worths = [match_value.worth(0, [own, *others]) for own in range(81)]
        assert worths == sorted(worths, reverse=True)
        differ += worths[0] > worths[-1]
    assert differ > 50


def test_an_even_score_counts_points_as_they_are() -> None:
    match_value = MatchValue([0, 0, 0, 0], 100)
    assert match_value.worth(0, [7, 7, 7, 7]) == pytest.approx(0)
    assert match_value.worth(0, [0, 7, 7, 7]) - match_value.worth(
        0, [14, 7, 7, 7]
    ) == pytest.approx(14)


def test_a_point_weighs_more_near_the_end_of_the_match() -> None:
    early, late = (
        match_value.share(0, [0, 7, 7]) - match_value.share(0, [14, 7, 7])
        for match_value in (MatchValue([0, 0, 0], 100), MatchValue([80, 80, 80], 100))
    )
    assert 0 < early < late


def test_who_has_no_chance_left_gains_nothing_by_a_better_deal() -> None:
    match_value = MatchValue([0, 99, 99], 100)
    assert match_value.share(1, [0, 1, 20]) == match_value.share(1, [0, 60, 20]) == 0


def test_without_a_match_points_less_than_the_others_count() -> None:
    match_value = MatchValue([99, 0, 50, 3], 0)
    assert match_value.worth(0, [0, 6, 3, 9]) == 6
    assert match_value.worth(3, [0, 6, 3, 9]) == -6
    assert sum(match_value.worth(seat, [0, 6, 3, 9]) for seat in range(4)) == 0


def test_a_deal_is_settled_by_the_cards_left() -> None:
    """GF-10.1: one point a card, two from eight cards on."""
    end = world("G3 | G5 Y5 | R1 R2 R3 R4 R6 R7 R8 R9")
    end.step(move("G3"))
    match_value = MatchValue([0, 0, 0], 0)
    settle(match_value, end)
    assert [worth(match_value, seat) for seat in range(3)] == [9, 8 - 2, 1 - 16]


def test_who_is_alone_in_the_deal_wins_it_without_points() -> None:
    """GF-8.6."""
    match_value = MatchValue([0, 0, 0], 0)
    settle(match_value, world("G3 G4 | G5 | R1; out 1 2"))
    assert [worth(match_value, seat) for seat in range(3)] == [1, -0.5, -0.5]


@pytest.mark.parametrize("totals", [[0, 0], [0] * 5])
def test_a_match_of_another_size_is_refused(totals: list[int]) -> None:
    with pytest.raises(ValueError, match="totals"):
        MatchValue(totals, 100)
