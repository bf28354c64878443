"""What a planner keeps, spends and never breaks."""

import pytest

from lastcard.bots.gang.planner import Planner
from lastcard.games.gang.cards import gather, holds
from lastcard.games.gang.state import Phase
from tests.bots.gang.arrange import moments, said, situation

GANG = "G2 G2 Y2 R2"
OTHERS = "G3 G4 Y4 G5 R5 G6 R6 Y7 | R1 Y1 G7 R8 R10 GP YP RD"


def played(text: str, dummy: str = "") -> str:
    """The planner's choice."""
    return said(Planner().play(situation(text, dummy)))


def test_a_gang_is_kept_while_nobody_is_about_to_go_out() -> None:
    hand = f"{GANG} G3 Y5 R7 R9 Y10"
    assert played(f"{hand} | {OTHERS}; beat 2: G10") == "Y10"
    assert played(f"{hand} | {OTHERS}") == "G3"


def test_a_gang_is_spent_when_somebody_is_about_to_go_out() -> None:
    hand = f"{GANG} G3 Y5 R7 R9 Y10"
    assert played(f"{hand} | G4 Y4 G5 R5 G6 R6 Y7 | R1 GP RD; beat 2: G10") == GANG
    assert played(f"{hand} | G4 Y4 G5 R5 G6 R6 Y7 | R1 Y1 GP RD; beat 2: G10") == "Y10"


def test_a_straight_is_not_broken_for_a_single() -> None:
    hand = "G3 Y4 R5 G6 Y7 R9"
    others = "G4 Y4 G5 R5 G6 R6 Y7 | R1 Y1 G7 R8 R10 GP YP RD"
    assert played(f"{hand} R2 | {others}; beat 2: M1") == "R2"
    assert played(f"{hand} G10 | {others}; beat 2: G3") == "R9"


def test_a_pair_is_not_broken_for_a_single() -> None:
    hand = "G5 Y5 G9 Y9 R6 Y2"
    others = "G3 G4 Y4 R5 R7 G8 | R1 Y1 G7 R8 YP RD"
    assert played(f"{hand} | {others}; beat 2: R3") == "R6"


def test_the_plan_is_led_with_its_weakest_long_combo() -> None:
    hand = "G3 Y4 R5 G6 Y7 R9 GP"
    assert played(f"{hand} | G4 Y8 G5 R8 G7 R6 | R1 Y1 G7 R7 YP RD") == "G3 Y4 R5 G6 Y7"


def test_what_nothing_beats_is_kept_for_later() -> None:
    """The dragon brings the lead back: a 10 does as well now."""
    hand = "G2 Y4 R6 R8 R10 RD"
    others = "G3 G4 Y5 R5 R7 G8 | R1 Y1 G7 Y8 GP YP"
    assert played(f"{hand} | {others}; beat 2: R9") == "R10"


def test_a_certain_win_is_played() -> None:
    assert played("R3 RD | G4 G5 | Y7 YP; beat 2: G9") == "RD"


def test_a_last_card_is_blocked() -> None:
    """GF-9."""
    assert played("G3 R6 R8 R9 | Y4 | R1 Y1 G7; declared 1; beat 2: G2") == "R9"
    assert played("G3 R6 R8 R8 | Y4 | R1 Y9 R9; declared 1", dummy="RD") == "R8 R8"


def test_passing_is_only_for_those_who_must_when_somebody_is_nearly_out() -> None:
    """The only single high enough breaks a pair."""
    hand = "G3 Y3 R5 G9 Y9 G7 R7 Y6"
    assert played(f"{hand} | G4 Y8 | R1 Y1 R2 RD; beat 2: R8") in ("G9", "Y9")


def test_the_card_given_back_is_the_one_the_plan_misses_least() -> None:
    """GF-11.2."""
    hand = "G3 Y4 R5 G6 Y7 R9 G9 GP YP R1"
    assert Planner().give(situation(f"{hand} | G4 | Y8")) == 2
    exchanges = [found for found, state in moments(3) if state.phase is Phase.EXCHANGE]
    assert exchanges
    for found in exchanges:
        assert holds(found.hand, gather([Planner().give(found)]))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_same_situation_is_judged_the_same(seats: int) -> None:
    planner = Planner()
    found = [each for each, state in moments(seats) if state.phase is Phase.PLAY]
    once = [planner.play(each) for each in found]
    assert [Planner().play(each) for each in reversed(found)] == once[::-1]
    assert all(move in each.legal() for move, each in zip(once, found, strict=True))
