"""Whole matches are told alike, whatever the cards that nobody may see."""

from collections import defaultdict
from pathlib import Path
from statistics import mean

import pytest

from lastcard.games.registry import GAMES
from tests.leaks.cases import Case, cases, few
from tests.leaks.compare import play_twice
from tests.leaks.plan import make_plan

CASES = list(cases())
FEW = {1, 5, 8}
"""One is given advice, one watches, and one has a journal on disk; the others are swept."""


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=[] if case.seed in FEW else [pytest.mark.sweep])
        for case in CASES
    ],
)
async def test_nobody_learns_a_card_they_may_not_know(case: Case, tmp_path: Path) -> None:
    one, _ = await play_twice(make_plan(case), tmp_path)
    assert one.frames > 50
    assert (one.advised > 0) == (case.setup.hints and case.seat is not None)


def test_every_edition_and_every_value_of_every_option_is_played() -> None:
    for game in GAMES.values():
        setups = [case.setup for case in CASES if case.setup.game == game.key]
        assert {setup.edition for setup in setups} == set(game.editions)
        assert {setup.seats for setup in setups} == set(game.players)
        played = [game.describe(setup.chosen()) for setup in setups]
        for option in played[0]:
            assert {options[option] for options in played} >= set(few(game, option)), option
        with_ceremony = {o["count"] for o in played if o.get("ceremony") == "on"}
        assert with_ceremony == (set(few(game, "count")) if game.key == "gang" else set())


def test_the_few_cases_that_are_not_swept_are_of_every_kind() -> None:
    few = [case for case in CASES if case.seed in FEW]
    assert {case.setup.game for case in few} == set(GAMES)
    assert {case.stored for case in few} == {case.setup.hints for case in few} == {True, False}
    assert {case.seat is None for case in few} == {True, False}


def test_seats_watchers_and_late_watchers_are_all_listened_to() -> None:
    watched = {(case.seat is None, case.setup.watch) for case in CASES}
    assert watched >= {(True, "live"), (True, "delayed"), (False, "off"), (False, "delayed")}
    assert {case.stored for case in CASES} == {True, False}
    hinted = [case for case in CASES if case.setup.hints and case.seat is not None]
    assert {case.setup.game for case in hinted} == set(GAMES)


def test_the_matches_are_alike_for_long_enough_to_mean_something() -> None:
    lengths = defaultdict(list)
    for case in CASES:
        lengths[case.swap].append(make_plan(case).length)
    assert mean(lengths["late"]) > 35
    assert mean(lengths["rest"]) > 30
    assert mean(lengths["pair"]) > 15
    assert mean(lengths["all"]) > 1
    assert all(length >= 0 for lengths_ in lengths.values() for length in lengths_)
