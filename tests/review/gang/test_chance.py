"""The chance to win a match of Gang of Four."""

import pytest

from lastcard.review.gang.chance import SCALES, MatchChance, Scale
from tests.interpreted import load_sources

LIMIT = 100


def test_when_the_match_is_over_the_lowest_total_has_won() -> None:
    assert MatchChance((90, 20, 40, 60), LIMIT).after((16, 0, 3, 5)) == (0.0, 1.0, 0.0, 0.0)


def test_equal_totals_share_the_win() -> None:
    assert MatchChance((90, 20, 17), LIMIT).after((16, 0, 3)) == (0.0, 0.5, 0.5)


@pytest.mark.parametrize("seats", [3, 4])
def test_chances_add_up_to_one(seats: int) -> None:
    points = (0, 5, 9, 20)[:seats]
    assert sum(MatchChance((40, 30, 20, 10)[:seats], LIMIT).after(points)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_fewer_points_are_better(seats: int) -> None:
    chances = MatchChance((0,) * seats, LIMIT).after((0, 3, 8, 30)[:seats])
    assert list(chances) == sorted(chances, reverse=True)
    assert min(chances) > 0


def test_a_lead_weighs_more_near_the_end() -> None:
    early = MatchChance((0, 20, 20, 20), LIMIT).after((2, 0, 2, 2))
    late = MatchChance((60, 80, 80, 80), LIMIT).after((2, 0, 2, 2))
    assert late[0] > early[0]


def test_the_winner_of_the_deal_begins_the_next_with_better_prospects() -> None:
    winner, other, _ = MatchChance((12, 10, 10), LIMIT).after((0, 2, 2))
    assert winner > other  # with the same total


def test_without_that_equal_totals_have_equal_chances() -> None:
    chances = MatchChance((12, 10, 10), LIMIT, Scale(8.0, 14.0, 0.0)).after((0, 2, 2))
    assert chances == pytest.approx((1 / 3,) * 3)


def test_a_match_of_five_is_refused() -> None:
    with pytest.raises(ValueError, match="5 totals"):
        MatchChance((0,) * 5, LIMIT)


def test_every_number_of_players_has_its_scale() -> None:
    assert set(SCALES) == {3, 4}


@pytest.mark.parametrize("points", [(0, 1, 7, 33), (16, 0, 3, 80), (2, 2, 0, 2)])
def test_both_cores_give_the_same_chances(points: tuple[int, ...]) -> None:
    name = "lastcard.review.gang.chance"
    source = load_sources([name])[name]
    for seats in (3, 4):
        totals = (20, 40, 5, 61)[:seats]
        found = MatchChance(totals, LIMIT).after(points[:seats])
        assert found == source.MatchChance(totals, LIMIT).after(points[:seats])
