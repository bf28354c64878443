"""Negative points (TH-3) and the end of a match (TH-4)."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.thirteen.counting import Counts, count
from lastcard.games.thirteen.notation import read_cards
from lastcard.games.thirteen.scoring import Tally, deal_points, deals, outcome, tally
from tests.naive import thirteen as naive

from .positions import Stop, core, stops

CASES = Path(__file__).parents[2] / "cases" / "referee.jsonl"

tallies = st.lists(
    st.builds(Tally, st.integers(0, 14), st.integers(0, 14), st.integers(0, 14), st.integers(0, 8)),
    min_size=3,
    max_size=6,
)


def test_the_worked_example_comes_out_as_in_the_rules() -> None:
    """TH-3.4."""
    anna = Tally(blue=3, yellow=2, rotten=1)
    ben = Tally(yellow=6, green=2)
    chloe = Tally(blue=2, yellow=5, green=6, rotten=2)
    dan = Tally(blue=6, yellow=1, green=6, rotten=4)
    assert deal_points([anna, ben, chloe, dan]) == (7, 2, 17, 15)


def test_a_coloured_card_costs_one_point_and_a_rotten_four_two() -> None:
    """TH-3.2."""
    assert deal_points([Tally(blue=1, rotten=1), Tally(blue=1), Tally(blue=1)]) == (3, 1, 1)


def test_who_has_most_of_a_colour_counts_it_as_nothing() -> None:
    """TH-3.3."""
    assert deal_points([Tally(green=5), Tally(green=4), Tally()]) == (0, 4, 0)


def test_players_level_at_the_top_all_count_theirs() -> None:
    """TH-3.3."""
    assert deal_points([Tally(green=5), Tally(green=5), Tally(green=2)]) == (5, 5, 2)


def test_rotten_fours_always_count() -> None:
    """TH-3.3."""
    assert deal_points([Tally(rotten=5), Tally(rotten=1), Tally()]) == (10, 2, 0)


def test_cards_are_counted_by_colour() -> None:
    assert tally(read_cards("B1 B7 Y4 R4 R4 G5")) == Tally(2, 1, 1, 2)


@pytest.mark.parametrize(("seats", "number"), [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_everyone_deals_once_and_of_three_players_twice(seats: int, number: int) -> None:
    """TH-4.1."""
    assert deals(seats) == number
    assert outcome([0] * seats, number - 1) is None
    assert outcome([0] * seats, number) is not None


def test_fewest_points_win_and_equal_totals_share() -> None:
    """TH-4.1."""
    ended = outcome([12, 7, 30, 7], 4)
    assert ended is not None
    assert ended.totals == (12, 7, 30, 7)
    assert ended.winners == (1, 3)


def test_the_referees_answers_are_ours() -> None:
    lines = [json.loads(line) for line in CASES.read_text().splitlines()]
    asked = [line for line in lines if line["ask"]["op"] == "score13"]
    assert len(asked) >= 20
    for line in asked:
        points = deal_points([Tally(**pile) for pile in line["ask"]["piles"]])
        assert list(points) == line["answer"]["points"]


@given(tallies)
def test_points_are_those_of_the_naive_rules(counted: list[Tally]) -> None:
    piles = [
        {"blue": each.blue, "yellow": each.yellow, "green": each.green, "rotten": each.rotten}
        for each in counted
    ]
    assert list(deal_points(counted)) == naive.score(piles)


@given(stops)
def test_the_core_counts_a_position_as_scoring_counts_its_piles(stop: Stop) -> None:
    position = core(stop.state())
    counts = Counts(stop.seats)
    count(counts, position)
    seats = range(stop.seats)
    points = deal_points([tally(position.taken_by(seat)) for seat in seats])
    assert tuple(counts.points(seat) for seat in seats) == points
