"""Durations are what they are, whatever somebody does to the machine's clock."""

import time

import pytest

from lastcard.server.operations.steady_clock import SLEW, SteadyClock, steady_ns

SECOND = 1_000_000_000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class Machine:
    """A machine with a clock that can be set."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000 * SECOND
        self.up = 5 * SECOND
        self.clock = SteadyClock(lambda: self.wall, lambda: self.up)

    def go_on(self, nanoseconds: int) -> None:
        self.wall += nanoseconds
        self.up += nanoseconds


def test_it_says_what_the_machine_says() -> None:
    machine = Machine()
    for _ in range(100):
        machine.go_on(SECOND // 3)
        assert machine.clock() == machine.wall // 1_000_000


@pytest.mark.parametrize("step", [-HOUR, HOUR, -40 * DAY, DAY])
def test_a_clock_that_is_set_changes_durations_by_little(step: int) -> None:
    machine = Machine()
    before = machine.clock()
    machine.wall += step
    assert machine.clock() == before
    for _ in range(600):
        machine.go_on(SECOND)
        machine.clock()
    passed = machine.clock() - before
    assert abs(passed - 600_000) <= 600_000 / SLEW


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_it_is_right_again_in_the_end(step: int) -> None:
    machine = Machine()
    machine.wall += step
    before = machine.clock()
    for _ in range(60):
        machine.go_on(HOUR)
        assert machine.clock() > before
        before = machine.clock()
    assert machine.clock() == machine.wall // 1_000_000


def test_a_machine_that_did_not_know_the_time_is_believed_when_it_does() -> None:
    machine = Machine()
    machine.wall += 300 * DAY
    assert machine.clock() == machine.wall // 1_000_000


def test_it_goes_on_by_itself() -> None:
    clock = SteadyClock()
    assert abs(clock() - time.time_ns() // 1_000_000) < 10_000
    assert steady_ns() <= steady_ns()
