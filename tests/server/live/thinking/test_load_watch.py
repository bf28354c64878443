"""A server that is late slows its bots, and says so."""

import logging

import pytest

from lastcard.server.live.thinking.load_watch import LATE, SLOWEST, LoadWatch


def test_bots_take_longer_while_the_server_is_late_and_not_for_ever() -> None:
    watch = LoadWatch()
    for _ in range(3):
        watch.note(2 * LATE)
    slower = watch.slower
    assert slower > 1.3
    for _ in range(100):
        watch.note(1.0)
    assert watch.slower == SLOWEST
    for _ in range(200):
        watch.note(0.0)
    assert watch.slower == 1.0


def test_a_server_in_time_changes_nothing() -> None:
    watch = LoadWatch()
    for _ in range(100):
        watch.note(0.004)
    assert watch.slower == 1.0


def test_one_calm_moment_is_no_calm() -> None:
    watch = LoadWatch()
    for late in (0.2, 0.0, 0.0):
        watch.note(late)
    assert watch.slower == pytest.approx(1.15**3)


def test_it_is_said_once_and_once_when_it_is_over(caplog: pytest.LogCaptureFixture) -> None:
    watch = LoadWatch()
    with caplog.at_level(logging.INFO):
        for _ in range(3):  # one storm with a lull or two
            for _ in range(50):
                watch.note(1.0)
            for _ in range(100):
                watch.note(0.0)
        assert len(caplog.records) == 1
        for _ in range(500):
            watch.note(0.0)
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]
