"""Points, the loser of a deal, the end of a match."""

import pytest

from lastcard.games.game import Outcome, Seat
from lastcard.games.gang.scoring import deal_points, giver, outcome, points

from .arrange import GAME


def test_the_more_cards_are_left_the_more_each_costs() -> None:
    """GF-10.1."""
    assert [points(left) for left in range(17)] == [
        0, 1, 2, 3, 4, 5, 6, 7, 16, 18, 20, 33, 36, 39, 56, 60, 80,
    ]  # fmt: skip


def test_five_nine_and_fifteen_cards_score_as_in_the_example() -> None:
    """GF-10.3."""
    options = GAME.options("en-2010", {})
    assert deal_points((5, 0, 9, 15), Seat(1), frozenset(), options) == (5, 0, 18, 60)


@pytest.mark.parametrize(("undeclared", "cost"), [("plus_one", 2), ("one", 1)])
def test_a_forgotten_last_card_costs_what_the_option_says(undeclared: str, cost: int) -> None:
    """GF-8.4."""
    options = GAME.options("en-2010", {"undeclared": undeclared})
    assert deal_points((0, 1, 1), Seat(0), frozenset({Seat(1)}), options) == (0, cost, 1)


def test_the_winner_scores_nothing_whatever_he_holds() -> None:
    """GF-8.6, GF-10.1."""
    options = GAME.options("en-2010", {})
    undeclared = frozenset({Seat(1), Seat(2)})
    assert deal_points((12, 1, 1), Seat(0), undeclared, options) == (0, 2, 2)


@pytest.mark.parametrize(
    ("rule", "left", "totals", "winner", "loser"),
    [
        ("GF-11.1", (0, 3, 9, 4), (0, 99, 9, 4), 0, 2),
        ("GF-11.1: the winner's own cards do not count", (9, 1, 2), (9, 3, 4), 0, 2),
        ("GF-11.3: the highest total of them", (0, 9, 9, 4), (0, 50, 51, 99), 0, 2),
        ("GF-11.3: then the closest counter-clockwise", (0, 9, 9, 9), (0, 50, 50, 50), 0, 1),
        ("GF-11.3: closest to the winner", (9, 9, 0, 9), (50, 50, 10, 50), 2, 3),
        ("GF-11.3: closest round the corner", (9, 9, 2, 0), (50, 50, 10, 50), 3, 0),
    ],
)
def test_the_loser_is_found(
    rule: str, left: tuple[int, ...], totals: tuple[int, ...], winner: int, loser: int
) -> None:
    assert giver(left, totals, Seat(winner)) == loser, rule


@pytest.mark.parametrize(
    ("target", "target_rule", "totals", "ends"),
    [
        ("100", "reach", (99, 98, 0), False),
        ("100", "reach", (100, 98, 0), True),
        ("100", "exceed", (100, 98, 0), False),
        ("100", "exceed", (101, 98, 0), True),
        ("30", "reach", (30, 8, 0), True),
    ],
)
def test_the_match_ends_at_the_target(
    target: str, target_rule: str, totals: tuple[int, ...], ends: bool
) -> None:
    """GF-10.2."""
    options = GAME.options("en-2010", {"target": target, "target_rule": target_rule})
    assert (outcome(totals, options) is not None) == ends


def test_the_lowest_total_wins_and_equal_ones_share() -> None:
    """GF-10.2."""
    options = GAME.options("en-2010", {})
    assert outcome((100, 7, 12), options) == Outcome((100, 7, 12), (Seat(1),))
    assert outcome((7, 100, 12, 7), options) == Outcome((7, 100, 12, 7), (Seat(0), Seat(3)))
