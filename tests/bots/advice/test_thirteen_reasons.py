"""Every reason that is given for a move of 13 is true where it is given."""

from collections.abc import Iterator

import pytest

from lastcard.bots.advice.reason import Finder
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.bots.advice.thirteen.putting import PUTTING
from lastcard.bots.advice.thirteen.scene import scene
from lastcard.bots.advice.thirteen.taking import TAKING
from lastcard.games.thirteen.notation import read_placement
from tests.bots.thirteen.situations import every_table, moments
from tests.bots.thirteen.table import situation

from .thirteen_claims import CLAIMS, SCENES


def candidates() -> Iterator[Candidate]:
    """Every move of every turn of random deals."""
    for seats, deal in every_table():
        for moment in moments(seats, deal):
            for placement in moment.situation.legal():
                yield Candidate(situation=moment.situation, placement=placement)


def finders(candidate: Candidate) -> tuple[Finder[Candidate], ...]:
    return TAKING if candidate.takes else PUTTING


def test_every_claim_is_so_and_every_reason_comes_up() -> None:
    seen: set[str] = set()
    for candidate in candidates():
        found = [reason for find in finders(candidate) if (reason := find(candidate))]
        assert found
        for reason in found:
            seen.add(reason.code)
            claim = CLAIMS[reason.code]
            assert claim(candidate.situation, candidate.placement, dict(reason.args)), (
                reason,
                candidate,
            )
    assert seen == set(CLAIMS)


def test_what_newcomers_are_told_of_what_lies_there_is_so() -> None:
    for candidate in candidates():
        told = scene(candidate)
        assert {reason.code for reason in told} == set(SCENES)
        for reason in told:
            claim = SCENES[reason.code]
            assert claim(candidate.situation, candidate.placement, dict(reason.args)), (
                reason,
                candidate,
            )


@pytest.mark.parametrize(
    ("hand", "targets", "move", "code"),
    [
        ("B7 Y1", ("B1 B5", "", ""), "B7", "guide-thirteen-full"),
        ("B7 Y7", ("B7", "Y1", ""), "Y7", "guide-thirteen-only-safe"),
        ("R4 Y1", ("B7", "", ""), "R4>B", "guide-thirteen-spoils"),
        ("B7 Y7", ("B7 B1", "Y7", ""), "Y7", "guide-thirteen-fewest"),
        ("B7 Y1", ("B7", "", ""), "B7", "guide-thirteen-most"),
    ],
)
def test_the_reason_is_found_where_it_is_plain(
    hand: str, targets: tuple[str, ...], move: str, code: str
) -> None:
    candidate = Candidate(situation=situation(hand, targets), placement=read_placement(move))
    assert code in [reason.code for find in finders(candidate) if (reason := find(candidate))]
