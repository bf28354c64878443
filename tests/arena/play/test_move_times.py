"""Times of many moves."""

import pytest

from lastcard.arena.play.move_times import MoveTimes


def tempo(*milliseconds: float) -> MoveTimes:
    counted = MoveTimes()
    for time in milliseconds:
        counted.add(time / 1000)
    return counted


def test_the_mean_is_exact_and_the_rest_nearly() -> None:
    counted = tempo(*[1.0] * 95, *[200.0] * 5)
    assert counted.mean == pytest.approx(0.01095)
    assert 0.001 <= counted.longest_of(0.95) <= 0.00105
    assert 0.2 <= counted.longest_of(0.96) <= 0.21


def test_times_are_added_up() -> None:
    joined = tempo(1, 2)
    joined.join(tempo(3, 50))
    whole = tempo(1, 2, 3, 50)
    assert (joined.moves, joined.steps) == (whole.moves, whole.steps)


def test_nothing_took_no_time() -> None:
    assert (tempo().mean, tempo().longest_of(0.95)) == (0, 0)
    assert tempo(0).longest_of(0.95) < 1e-5
