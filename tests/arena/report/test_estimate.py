"""Means and intervals, against numbers from a book."""

import pytest

from lastcard.arena.report.estimate import Estimate, students_t


def test_a_mean_has_an_interval() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])
    # s = sqrt(5/3), t(3) = 3.182446; 3.182446 * 1.290994 / 2
    assert estimate.mean == 2.5
    assert estimate.margin == pytest.approx(2.054260, abs=1e-6)


def test_one_sample_says_nothing_about_itself() -> None:
    assert Estimate.of([3.0]) == Estimate(3.0, None)


def test_samples_that_agree_have_no_margin() -> None:
    assert Estimate.of([2.0, 2.0, 2.0]) == Estimate(2.0, 0.0)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [
        *[(1, 12.7062), (10, 2.2281), (20, 2.0860), (21, 2.0796), (30, 2.0423), (60, 2.0003)],
        *[(120, 1.9799), (1000, 1.9623), (10**9, 1.9600)],
    ],
)
def test_students_t_is_as_printed(freedom: int, point: float) -> None:
    assert students_t(freedom) == pytest.approx(point, abs=6e-5)
