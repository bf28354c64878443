"""What the planner sees at a glance."""

import pytest

from lastcard.bots.registry import seating
from lastcard.bots.thirteen.planner import Planner
from lastcard.bots.thirteen.search.evaluation import Evaluation
from lastcard.games.thirteen.notation import write_placement
from lastcard.match import run
from tests.bots.thirteen.situations import THIRTEEN
from tests.bots.thirteen.table import situation


def test_it_takes_little_rather_than_much() -> None:
    much_or_little = situation("B7 Y7", ("B5 B2 B1 B1 R4", "Y7", "G7 G5"))
    assert write_placement(Planner().play(much_or_little)) == "Y7"


def test_it_does_not_take_where_it_can_avoid_it() -> None:
    assert write_placement(Planner().play(situation("B7 Y2", ("B7 R4", "Y7", "")))) == "Y2"


def test_it_takes_what_costs_nothing_rather_than_rotten_fours() -> None:
    most_in_blue = situation(
        "B7 Y7",
        ("B5 B5", "R4 R4 Y2", "G7 G5"),
        ("B1 B1 B1 B2 B2 B2 B4", "", "", ""),
    )
    assert write_placement(Planner().play(most_in_blue)) == "B7"


def test_it_wins_against_the_greedy() -> None:
    won = 0
    for seed in range(8):
        seats = [
            seating("planner" if seat == seed % 4 else "greedy", THIRTEEN) for seat in range(4)
        ]
        match = run(THIRTEEN, THIRTEEN.editions["fr-2009"], [sit(seed) for sit in seats], seed=seed)
        outcome = THIRTEEN.outcome(match.state)
        assert outcome is not None
        won += seed % 4 in outcome.winners
    assert won >= 6


def test_an_evaluation_has_all_its_weights() -> None:
    with pytest.raises(ValueError, match="weights"):
        Evaluation([0] * 10)
