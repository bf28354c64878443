"""What moves of 13 are worth, where a person can see it."""

import pytest

from lastcard.bots.thirteen.situation import Situation
from lastcard.review.summary import GRADED
from tests.bots.thirteen.situations import every_table, moments
from tests.bots.thirteen.table import situation

from .choices import judged, weighing

MUCH_OR_LITTLE = situation("B7 Y7", ("B5 B2 B1 B1 R4", "Y7", "G7 G5"))
FULL_OR_SAFE = situation("B7 Y2", ("B7 R4", "Y7", ""))
FREE_OR_ROTTEN = situation(
    "B7 Y7", ("B5 B5", "R4 R4 Y2", "G7 G5"), ("B1 B1 B1 B2 B2 B2 B4", "", "", "")
)
LAST_CARD = situation("R4", ("B7 R4", "Y7 R4", "G7"), pile=0, deals_left=0)


@pytest.mark.parametrize(
    ("known", "good", "bad"),
    [
        (MUCH_OR_LITTLE, "Y7", "B7"),
        (FULL_OR_SAFE, "Y2", "B7"),
        (FREE_OR_ROTTEN, "B7", "Y7"),
        (LAST_CARD, "R4>G", "R4>B"),
    ],
)
def test_what_a_person_can_see_is_seen(known: Situation, good: str, bad: str) -> None:
    assert judged(known, good).grade == "fine"
    wrong = judged(known, bad)
    assert wrong.best == good
    assert wrong.grade in GRADED
    assert wrong.chance > 0


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_how_often_the_reference_chooses_adds_up_to_one(seats: int, deal: str) -> None:
    for moment in moments(seats, deal)[::3]:
        choice = weighing(moment.situation)
        assert sum(choice.policy) == pytest.approx(1.0)
        assert list(choice.policy) == sorted(choice.policy, reverse=True)
        assert len(choice.moves) == len(moment.situation.legal())


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_a_world_is_the_same_whatever_is_followed_in_it(seats: int, deal: str) -> None:
    for moment in moments(seats, deal)[::13]:
        choice = weighing(moment.situation, seed=5)
        both = choice.run(0, 8, choice.moves)
        last = choice.run(5, 3, choice.moves[-1:])
        assert list(last.points[0]) == list(both.points[-1][5:])
        assert list(last.chances[0]) == list(both.chances[-1][5:])


def test_worlds_follow_from_the_seed() -> None:
    known = moments(4)[3].situation
    moves = weighing(known).moves[:1]
    one, same, other = (weighing(known, seed).run(0, 20, moves).points[0] for seed in (1, 1, 2))
    assert list(one) == list(same) != list(other)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_points_and_chances_are_within_bounds(seats: int, deal: str) -> None:
    known = moments(seats, deal)[0].situation
    found = weighing(known).run(0, 50, weighing(known).moves)
    assert all(0 <= chance <= 1 for row in found.chances for chance in row)
    assert all(abs(points) <= 58 for row in found.points for points in row)  # the whole deck
