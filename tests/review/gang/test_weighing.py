"""Choices drawn in notation whose best move a person can see."""

import pytest

from lastcard.bots.gang.net.weights import FIRST, load
from lastcard.bots.gang.situation import Situation
from lastcard.review.gang.policy import Policy, scramble, weight_below
from lastcard.review.gang.weighing import GangWeighing, weigh_play
from lastcard.review.losses import loss_of
from lastcard.review.rounds import follow
from tests.bots.gang.arrange import situation

SURE = "R3 RD | G4 G5 | Y7 YP; beat 2: G9"
"""The dragon cannot be beaten, and then the 3 goes."""


def weighing(known: Situation, seed: int = 1) -> GangWeighing:
    return weigh_play(Policy(load(FIRST)), known, seed)


def graded(text: str, made: str) -> tuple[str, str]:
    """The best move, and the grade of the one that was made."""
    known = situation(text, last_card="automatic")
    loss = loss_of(follow(weighing(known), made, 96))
    return loss.best, loss.grade


@pytest.mark.parametrize(
    ("text", "best", "bad"),
    [
        # The dragon cannot be beaten, and then the last card goes: passing gives the deal away.
        (SURE, "RD", "pass"),
        # Going out at once, against keeping six cards.
        ("G3 Y3 | Y4 G6 R8 R8 G9 Y10 | G4 Y5 R6 G8 Y9 Y9; beat 1: G2 Y2", "G3 Y3", "pass"),
        # The pair cannot be beaten by the singles the others may hold; the single can.
        ("G9 Y9 G4 | G5 Y6 R7 G8 G10 | Y4 G6 R8 Y8 R10", "G9 Y9", "G4"),
    ],
)
def test_the_best_move_that_a_person_can_see_is_found(text: str, best: str, bad: str) -> None:
    found, grade = graded(text, bad)
    assert found == best
    assert grade in ("slip", "mistake", "blunder")
    assert graded(text, best) == (best, "fine")


def test_a_win_that_cannot_fail_is_worth_what_it_is_and_no_estimate() -> None:
    found = weighing(situation(SURE, last_card="automatic")).run(0, 5, ["RD"])
    assert list(found.points[0]) == [2.0] * 5  # two others keep two cards each


def test_worlds_are_the_same_whatever_is_followed_in_them() -> None:
    known = situation(
        "G3 Y3 R5 G8 Y9 | Y4 G6 R8 R8 G9 Y10 | G4 Y5 R6 G8 Y9 R9", last_card="automatic"
    )
    whole = weighing(known)
    moves = whole.moves[:3]
    together = whole.run(0, 12, moves)
    for place, move in enumerate(moves):
        alone = weighing(known)
        late = list(alone.run(8, 4, [move]).points[0])
        early = list(alone.run(0, 8, [move]).points[0])
        assert early + late == list(together.points[place])


def test_the_policy_sums_to_one_and_forgets_what_is_far_worse() -> None:
    known = situation("G3 Y3 R5 G8 Y9 | Y4 G6 R8 R8 G9 Y10 | G4 Y5 R6 G8 Y9 R9")
    found = weighing(known)
    assert sum(found.policy) == pytest.approx(1)
    assert list(found.policy) == sorted(found.policy, reverse=True)
    assert weight_below(0) == 4096
    assert weight_below(10**9) == 0


def test_saying_nothing_is_worse_where_it_must_be_said() -> None:
    known = situation("G3 Y9 | Y4 G6 R8 | G4 Y5 R6", last_card="spoken")
    found = weighing(known)
    assert "Y9!" in found.moves
    said, silent = weighing(known).run(0, 32, ["Y9!", "Y9"]).points
    assert sum(said) > sum(silent)


def test_random_numbers_that_hardly_differ_have_nothing_in_common() -> None:
    numbers = {scramble(word) for word in range(1000)}
    assert len(numbers) == 1000
    assert 450 < sum(number >> 63 for number in numbers) < 550
