"""Sequences of moves from fixed positions, counted."""

import pytest

from lastcard.games.gang.positions import read_position

from .perft import Case, cases, count, divide, naive_count

pytestmark = pytest.mark.exhaustive

CASES = list(cases())
FEW, FEWEST = 4000, 1000
"""Lines up to this count are counted by the naive rules too; up to the lower, at every run."""


def name(case: Case) -> str:
    return f"{case.title}, depth {case.depth}"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_engine_counts_as_many_sequences_as_the_file(case: Case) -> None:
    position = read_position(case.text)
    found = count(position, case.spoken, case.depth)
    assert found == case.count, divide(position, case.spoken, case.depth)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[] if case.count <= FEWEST else [pytest.mark.sweep])
        for case in CASES
        if case.count <= FEW and len(case.text) < 120
    ],
    ids=name,
)
def test_the_naive_rules_count_as_many_sequences_as_the_file(case: Case) -> None:
    assert naive_count(case) == case.count


def test_the_file_has_ten_positions_or_more() -> None:
    assert len({case.text for case in CASES}) >= 10
