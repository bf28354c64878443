"""Who asks too often waits, and nobody else does."""

import re
from pathlib import Path

import pytest

from lastcard.server.errors import TooOften
from lastcard.server.http.limits import CROWD, RATES, LimitKind, Limits


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def exhaust(limits: Limits, kind: LimitKind, who: str) -> int:
    """Ask until it is refused; how often it was not."""
    for asked in range(10_000):
        try:
            limits.take(kind, who)
        except TooOften:
            return asked
    raise AssertionError("it was never refused")


@pytest.mark.parametrize("kind", RATES)
def test_so_many_at_once_and_no_more(kind: LimitKind) -> None:
    assert exhaust(Limits(1, Clock()), kind, "Ann") == RATES[kind].at_once


@pytest.mark.parametrize("kind", RATES)
def test_after_a_while_one_more(kind: LimitKind) -> None:
    clock = Clock()
    limits = Limits(1, clock)
    exhaust(limits, kind, "Ann")
    clock.now += RATES[kind].seconds
    assert exhaust(limits, kind, "Ann") == 1


def test_after_a_long_while_it_is_as_if_nothing_had_been() -> None:
    clock = Clock()
    limits = Limits(1, clock)
    exhaust(limits, "tables", "Ann")
    clock.now += 1_000_000
    assert exhaust(limits, "tables", "Ann") == RATES["tables"].at_once


def test_who_waits_as_long_as_told_is_let_in() -> None:
    clock = Clock()
    limits = Limits(1, clock)
    exhaust(limits, "accounts", "Ann")
    with pytest.raises(TooOften) as refused:
        limits.take("accounts", "Ann")
    clock.now += float(refused.value.args_by_name["seconds"])
    limits.take("accounts", "Ann")


def test_others_and_other_things_are_not_held_up() -> None:
    limits = Limits(1, Clock())
    exhaust(limits, "tables", "Ann")
    limits.take("tables", "Bo")
    limits.take("reports", "Ann")


def test_twice_the_limits_are_twice_as_fast() -> None:
    clock = Clock()
    limits = Limits(2, clock)
    exhaust(limits, "tables", "Ann")
    clock.now += RATES["tables"].seconds
    assert exhaust(limits, "tables", "Ann") == 2


def test_without_limits_nothing_is_refused_or_kept() -> None:
    limits = Limits(0, Clock())
    for _ in range(1000):
        limits.take("accounts", "Ann")
    assert len(limits) == 0


def test_only_so_many_are_remembered_the_latest_ones() -> None:
    limits = Limits(1, Clock(), most=10)
    for number in range(1000):
        limits.take("guests", str(number))
    assert len(limits) == 10
    exhaust(limits, "guests", "999")
    with pytest.raises(TooOften):
        limits.take("guests", "999")


def test_one_player_is_stopped_before_the_address_is() -> None:
    limits = Limits(1, Clock())
    for _ in range(RATES["talk"].at_once):
        limits.take_from_both("talk", "Ann", "here")
    with pytest.raises(TooOften):
        limits.take_from_both("talk", "Ann", "elsewhere")
    limits.take_from_both("talk", "Bo", "here")


def test_an_address_is_a_crowd_and_no_more() -> None:
    limits = Limits(1, Clock())
    for number in range(CROWD * RATES["talk"].at_once):
        limits.take_from_both("talk", f"player {number}", "here")
    with pytest.raises(TooOften):
        limits.take_from_both("talk", "one more", "here")
    limits.take_from_both("talk", "Ann", "elsewhere")


def test_the_limits_are_listed_for_people() -> None:
    page = (Path(__file__).parents[3] / "docs/reference/promises.md").read_text()
    rows = re.findall(r"^\|[^|]+\|[^|]+\| (\d+) \| ([\d.]+) s \|$", page, re.MULTILINE)
    listed = sorted((int(at_once), float(seconds)) for at_once, seconds in rows)
    assert listed == sorted((rate.at_once, rate.seconds) for rate in RATES.values())
