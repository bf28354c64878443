"""The time of a bot's answer tells nothing of its hand: whether it could do anything else."""

import pytest

from tests.leaks.times import Answer, HesitantMind, SlowMind, answers, told

APART = 0.1
"""So far from a half what is drawn by chance may be, with as many answers as are asked for here."""
each_mind = pytest.mark.parametrize(
    ("bot", "mind"),
    [
        ("greedy", HesitantMind),
        *(pytest.param(bot, SlowMind, marks=pytest.mark.sweep) for bot in ("searcher", "master")),
    ],
)


def times(found: list[Answer], *, forced: bool, passed: bool | None = None) -> list[int]:
    return [one.took for one in found if one.forced == forced and passed in (None, one.passed)]


@each_mind
async def test_the_time_of_an_answer_does_not_tell_whether_there_was_a_choice(
    bot: str, mind: type[SlowMind]
) -> None:
    found = await answers(bot, 1200, mind=mind)
    forced, free = times(found, forced=True), times(found, forced=False)
    assert min(len(forced), len(free)) > 150
    assert abs(told(forced, free) - 0.5) < APART
    chosen = times(found, forced=False, passed=True)
    if bot != "greedy":  # who never passes by choice
        assert len(chosen) > 50
        assert abs(told(forced, chosen) - 0.5) < APART


@each_mind
async def test_without_pauses_it_does(bot: str, mind: type[SlowMind]) -> None:
    found = await answers(bot, 300, pauses=False, mind=mind)
    forced, free = times(found, forced=True), times(found, forced=False)
    assert abs(told(forced, free) - 0.5) > 0.4
