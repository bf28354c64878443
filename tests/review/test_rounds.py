"""How moves are followed, what they lost, and how that is graded: with worlds made up for it."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.review.losses import grade_of, loss_of, worths
from lastcard.review.part import Outcomes
from lastcard.review.rounds import Samples, error_of, follow, less, mean


class MadeUp:
    """Worlds in which each move brings what a function of the world's number says."""

    def __init__(self, brings: dict[str, Callable[[int], float]]) -> None:
        self.brings = brings
        self.moves: Sequence[str] = list(brings)
        self.policy: Sequence[float] = [1 / len(brings)] * len(brings)
        self.asked: list[tuple[int, int, tuple[str, ...]]] = []

    def run(self, first: int, count: int, moves: Sequence[str]) -> Outcomes:
        """What the moves bring."""
        self.asked.append((first, count, tuple(moves)))
        worlds = range(first, first + count)
        rows = [[self.brings[move](world) for world in worlds] for move in moves]
        return Outcomes(rows, [[each / 100 for each in row] for row in rows])


def luck(world: int, width: float = 5.0) -> float:
    """What chance brings in a world, the same to every move."""
    return Random(world).uniform(-width, width)


def around(worth: float, seed: int = 0, width: float = 5.0) -> Callable[[int], float]:
    """A move that is worth so much on average; chance is its own."""
    return lambda world: worth + Random(1000 * seed + world).uniform(-width, width)


def samples(made: str, rows: dict[str, list[float]]) -> Samples:
    found = Samples(made)
    found.points = rows
    found.chances = {move: [each / 100 for each in row] for move, row in rows.items()}
    return found


def test_moves_that_are_surely_worse_are_dropped_but_never_the_one_made() -> None:
    weighing = MadeUp({"good": luck, "bad": lambda w: luck(w) - 9, "made": lambda w: luck(w) - 9})
    follow(weighing, "made", 64)
    assert weighing.asked[0][2] == ("good", "bad", "made")
    assert {moves for _, _, moves in weighing.asked[1:]} == {("good", "made")}


def test_more_worlds_are_spent_where_it_is_close() -> None:
    clear = follow(MadeUp({"a": around(9), "b": around(0, 1)}), "b", 512)
    close = follow(MadeUp({"a": around(0.5), "b": around(0, 1)}), "b", 512)
    assert clear.worlds < close.worlds == 512


def test_nobody_is_told_of_a_better_move_after_a_few_worlds() -> None:
    assert follow(MadeUp({"a": lambda _: 9, "b": lambda _: 0}), "b", 512).worlds == 64


def test_a_best_move_that_is_clear_needs_one_round() -> None:
    assert follow(MadeUp({"a": lambda _: 9, "b": lambda _: 0}), "a", 512).worlds == 16


def test_a_move_that_is_not_considered_is_followed_when_it_was_made() -> None:
    weighing = MadeUp({"a": lambda _: 1.0, "odd": lambda _: 0.0})
    weighing.moves = ["a"]
    assert set(follow(weighing, "odd", 64).points) == {"a", "odd"}


def test_four_times_as_many_worlds_are_spent_where_a_blunder_is_at_stake() -> None:
    stake = MadeUp({"a": around(4.0), "b": around(0, 1)})
    assert follow(stake, "b", 64).worlds == 256
    assert follow(MadeUp({"a": around(1.5), "b": around(0, 1)}), "b", 64).worlds == 64


@pytest.mark.parametrize("worlds", [2, 7, 16, 33, 100])
def test_no_more_worlds_are_followed_than_allowed(worlds: int) -> None:
    weighing = MadeUp({"a": around(0), "b": around(0, 1)})
    found = follow(weighing, "b", worlds)
    assert found.worlds <= worlds
    ends = [first + count for first, count, _ in weighing.asked]
    assert [first for first, _, _ in weighing.asked] == [0, *ends[:-1]]


@given(st.integers(0, 500), st.floats(-3, 3), st.integers(2, 200))
def test_a_loss_is_never_negative(seed: int, worth: float, worlds: int) -> None:
    loss = loss_of(
        follow(MadeUp({"a": around(worth, seed), "b": around(0, seed + 1)}), "b", worlds)
    )
    assert loss.points >= 0
    assert loss.error >= 0


@given(st.integers(0, 200))
def test_the_best_move_is_fine_and_lost_nothing(seed: int) -> None:
    found = follow(MadeUp({"a": around(0, seed), "b": around(0, seed + 1)}), "a", 64)
    loss = loss_of(found)
    assert (loss.best == "a") == (loss.grade == "fine" and loss.points == 0)


def test_luck_in_the_sample_makes_no_losses() -> None:
    # Twenty moves that are all worth the same: the luckiest of them looks better than any.
    lost = []
    for seed in range(60):
        moves = {f"m{n}": around(0, 100 * seed + n) for n in range(20)}
        rows = {move: [brings(world) for world in range(32)] for move, brings in moves.items()}
        found = samples("m0", rows)
        naive = max(map(mean, rows.values())) - mean(rows["m0"])
        lost.append((loss_of(found).points, naive))
    crossed, naive = (mean([pair[place] for pair in lost]) for place in (0, 1))
    assert naive > 0.7
    assert crossed < naive / 2


def test_what_was_dropped_is_compared_in_the_worlds_it_was_followed_in() -> None:
    # The first worlds brought 10 to everybody: a move followed only there is no better for it.
    good = [10.0] * 4 + [0.0] * 12
    found = samples("made", {"best": good, "made": [w - 1 for w in good], "gone": [9.5] * 4})
    rows = worths(found, MadeUp({"best": luck, "made": luck, "gone": luck}))
    assert [row.move for row in rows] == ["best", "gone", "made"]
    assert [row.worth for row in rows] == [2.5, 2.0, 1.5]


@pytest.mark.parametrize(
    ("points", "error", "grade"),
    [
        (0.3, 0.1, "fine"),
        (0.3, 0.15, "close"),
        (0.5, 0.1, "slip"),
        (1.49, 0.1, "slip"),
        (1.5, 0.1, "mistake"),
        (3.9, 1.9, "mistake"),
        (4.0, 1.0, "blunder"),
        (4.0, 2.0, "close"),
        (0.0, 0.0, "close"),
    ],
)
def test_a_grade_is_given_only_where_zero_is_outside(
    points: float, error: float, grade: str
) -> None:
    assert grade_of(points, error) == grade


def test_standard_errors_are_those_of_the_mean() -> None:
    assert error_of([1.0, 3.0]) == pytest.approx(1.0)
    assert error_of([5.0]) == 0.0
    assert less([3.0, 2.0, 9.0], [1.0, 1.0]) == [2.0, 1.0]
