"""Every reason that is given for a move of Gang of Four is true where it is given."""

from collections.abc import Iterator
from random import Random

import pytest

from lastcard.bots.advice.gang.answering import ANSWERING
from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.gang.leading import LEADING
from lastcard.bots.advice.gang.passing import PASSING
from lastcard.bots.advice.gang.scene import scene
from lastcard.bots.advice.gang.sparing import GIVING
from lastcard.bots.advice.reason import Finder, Reason
from lastcard.bots.gang.situation import Situation
from lastcard.games.gang.cards import spread
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.state import Phase
from tests.bots.gang.arrange import moments, move, situation

from .gang_claims import CLAIMS, SCENES

ARRANGED = (
    ("G2 Y4 R6 R8 R10 RD | G3 G4 Y5 R5 R7 G8 | R1 Y1 G7 Y8 GP YP; beat 2: R9", "R10"),
    ("G3 R6 R8 R9 | Y4 | R1 Y1 G7; declared 1; beat 2: G2", "R9"),
    ("G3 R6 R8 R8 | Y4 | R1 Y9 R9; declared 1", "R8 R8"),
    ("G3 R6 R9 | Y4 | R1 Y9 R8; declared 1", "R9"),
    ("G5 Y5 G9 Y9 R6 Y2 | G3 G4 Y4 R5 R7 G8 | R1 Y1 G7 R8 YP RD; beat 2: R3", "R6"),
    ("G2 G2 Y2 R2 G3 Y5 | G4 Y4 G5 R5 G6 | R1 Y1 GP RD; beat 2: YP", "pass"),
    ("G5 Y5 G3 | G4 Y4 R5 R7 G8 | R1 Y1 G7 R8 YP RD; beat 2: R4", "pass"),
    ("R3 RD | G4 G5 | Y7 YP; beat 2: G9", "RD"),
    ("G3 Y3 G5 R5 R9 | G4 G5 | Y7 YP G8", "G3 Y3"),
    ("G3 RD | G4 G5 R6 | Y7 YP G8", "G3"),
    ("G5 Y5 G3 | G4 Y4 R5 R7 G8 | R1 Y1 G7 R8 YP RD; beat 2: R4", "G5"),
    ("Y5 G7 G8 | R3 | R1 G6 Y6 R10; beat 2: Y3", "G7"),
)


def finders(candidate: Candidate) -> tuple[Finder[Candidate], ...]:
    if candidate.move == PASS:
        return PASSING
    return LEADING if candidate.leads else ANSWERING


def candidates() -> Iterator[tuple[Candidate, tuple[Finder[Candidate], ...]]]:
    """Random moves of random deals, and some that chance would hardly bring about."""
    rng = Random(7)
    for seats in (3, 4):
        for options in ({}, {"block": "single_or_gang", "after_pass": "out_of_cycle"}):
            for found, state in moments(seats, seed=seats, deals=4, **options):
                if state.phase is Phase.EXCHANGE:
                    yield Candidate.of(found, rng.choice(spread(found.hand))), GIVING
                elif found.position.pending != found.seat:
                    for chosen in rng.sample(found.legal(), k=min(3, len(found.legal()))):
                        candidate = Candidate.of(found, chosen)
                        yield candidate, finders(candidate)
    for text, chosen_text in ARRANGED:
        candidate = Candidate.of(situation(text), move(chosen_text))
        yield candidate, finders(candidate)


def claimed(candidate: Candidate, found: Reason, known: Situation) -> bool:
    return CLAIMS[found.code](known, candidate.move, dict(found.args))


def test_every_claim_is_so_and_every_reason_comes_up() -> None:
    seen: set[str] = set()
    for candidate, able in candidates():
        for find in able:
            reason = find(candidate)
            if reason is not None:
                seen.add(reason.code)
                assert claimed(candidate, reason, candidate.situation), (reason, candidate)
    assert seen == set(CLAIMS)


def test_what_newcomers_are_told_of_what_lies_there_is_so() -> None:
    seen: set[str] = set()
    for candidate, able in candidates():
        for told in () if able is GIVING else scene(candidate):
            seen.add(told.code)
            assert SCENES[told.code](candidate.situation, candidate.move, dict(told.args)), (
                told,
                candidate,
            )
    assert seen == set(SCENES)


def test_there_is_always_something_to_say() -> None:
    for candidate, able in candidates():
        assert any(find(candidate) for find in able)


@pytest.mark.parametrize(
    ("text", "chosen", "code"),
    [
        (ARRANGED[0][0], "R10", "guide-gang-keeps"),
        (ARRANGED[1][0], "R9", "guide-gang-block"),
        (ARRANGED[2][0], "R8 R8", "guide-gang-lead-several"),
        (ARRANGED[3][0], "R9", "guide-gang-lead-highest"),
        (ARRANGED[4][0], "R6", "guide-gang-spares"),
        (ARRANGED[5][0], "pass", "guide-gang-pass-gang"),
        (ARRANGED[6][0], "pass", "guide-gang-pass-breaks"),
        (ARRANGED[7][0], "RD", "guide-gang-certain"),
        (ARRANGED[8][0], "G3 Y3", "guide-gang-lowest"),
        (ARRANGED[9][0], "G3", "guide-gang-last-highest"),
        (ARRANGED[10][0], "G5", "guide-gang-gives-up"),
        (ARRANGED[11][0], "G7", "guide-gang-high"),
    ],
)
def test_the_reason_is_found_where_it_is_plain(text: str, chosen: str, code: str) -> None:
    candidate = Candidate.of(situation(text), move(chosen))
    reasons = (find(candidate) for find in finders(candidate))
    assert code in [reason.code for reason in reasons if reason]
