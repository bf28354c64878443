"""What may not be played, and why."""

from random import Random

import pytest

from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.combos import COMBOS
from lastcard.games.gang.moves import Pass, Play
from lastcard.games.gang.state import Phase, State

from .arrange import GAME, after, dealt, playing, plays, position_of, refused, wander

PAIRS = "G3 Y3 G9 Y9 | G8 Y8 | R1 R2; turn 0; beat 2: G5 Y5"
LAST = "; declared 1"


@pytest.mark.parametrize(
    ("rule", "text", "move", "code", "args"),
    [
        ("GF-7.1", PAIRS, "R9", "card-not-held", {"cards": "R9"}),
        ("GF-7.1", PAIRS, "G9 G9", "card-not-held", {"cards": "G9 G9"}),
        ("GF-7.1", PAIRS, "G9", "gang-wrong-size", {"cards": "G9", "size": 2}),
        ("GF-7.1", PAIRS, "G3 Y3", "gang-too-low", {"cards": "G3 Y3", "to_beat": "G5 Y5"}),
        (
            "GF-6.6",
            "G7 Y1 | R1 R2 | R3 R4; beat 2: G7",
            "G7",
            "gang-too-low",
            {"cards": "G7", "to_beat": "G7"},
        ),
        (
            "GF-7.1: five cards on a gang of five are too low, not too few",
            "G2 G3 Y4 G5 G6 | R1 R2 | R3 R4; beat 2: G7 G7 Y7 Y7 R7",
            "G2 G3 Y4 G5 G6",
            "gang-too-low",
            {"cards": "G2 G3 Y4 G5 G6", "to_beat": "G7 G7 Y7 Y7 R7"},
        ),
        (
            "GF-7.1: nothing but a higher gang answers a gang",
            "G2 Y2 | R1 R2 | R3 R4; beat 2: G7 G7 Y7 Y7",
            "G2 Y2",
            "gang-too-low",
            {"cards": "G2 Y2", "to_beat": "G7 G7 Y7 Y7"},
        ),
        ("GF-7.2", "G7 Y1 | R1 R2 | R3 R4", "pass", "gang-must-lead", {}),
        ("GF-3.1", "M1 G2 G9 | R1 R2 | R3 R4; opening", "G9", "gang-must-open", {}),
        (
            "GF-3.2",
            "G1 G1 Y1 Y1 R1 M1 | R2 R3 | R4 R5; opening",
            "G1 G1 Y1 Y1 R1 M1",
            "gang-opening-too-large",
            {},
        ),
        (
            "GF-9.1",
            "G8 RD | R9 | R3 R4; beat 2: G7" + LAST,
            "G8",
            "gang-must-block",
            {"card": "RD", "gang": "no"},
        ),
        (
            "GF-9.1",
            "G8 RD | R9 | R3 R4; beat 2: G7" + LAST,
            "pass",
            "gang-must-block",
            {"card": "RD", "gang": "no"},
        ),
        (
            "GF-9.1: not even a gang",
            "G4 G4 Y4 Y4 RD | R9 | R3 R4; beat 2: G7" + LAST,
            "G4 G4 Y4 Y4",
            "gang-must-block",
            {"card": "RD", "gang": "no"},
        ),
        ("GF-9.3", "G3 Y3 RD | R9 | R1 R2" + LAST, "RD", "gang-must-lead-several", {}),
        ("GF-9.3", "G3 RD | R9 | R1 R2" + LAST, "G3", "gang-must-lead-highest", {"card": "RD"}),
        ("GF-8.5", "G3 G4 RD | R9 | R1 R2", "G3!", "gang-call-refused", {}),
        ("GF-8.5", "G3 Y3 | R9 | R1 R2", "G3 Y3!", "gang-call-refused", {}),
        ("GF-8.5", "G3 Y3 | R9 | R1 R2", "last!", "gang-call-refused", {}),
        ("GF-11.2: not now", "G3 Y3 | R9 | R1 R2", "give G3", "wrong-phase", {
            "awaited": "play", "move": "give",
        }),
        ("GF-2.4: not now", "G3 Y3 | R9 | R1 R2", "cut 3", "wrong-phase", {
            "awaited": "play", "move": "cut",
        }),
    ],
)  # fmt: skip
def test_this_is_refused_and_why(
    rule: str, text: str, move: str, code: str, args: dict[str, str | int]
) -> None:
    assert refused(playing(text), 0, move) == (code, args), rule


@pytest.mark.parametrize("move", ["pass", "G8"])
def test_with_gangs_a_blocker_hears_of_both_ways(move: str) -> None:
    """GF-9.2."""
    state = playing("G4 G4 Y4 Y4 G8 G10 | R9 | R1 R2; beat 2: G7" + LAST, "de-2010")
    assert refused(state, 0, move) == ("gang-must-block", {"card": "G10", "gang": "yes"})


def test_with_gangs_alone_a_blocker_hears_of_them() -> None:
    """GF-9.2."""
    state = playing("G4 G4 Y4 Y4 G10 | R9 | R1 R2; beat 2: R10" + LAST, "de-2010")
    assert refused(state, 0, "pass") == ("gang-must-block", {"card": "none", "gang": "yes"})


@pytest.mark.parametrize("move", ["G3!", "last!"])
def test_where_the_table_declares_nobody_else_does(move: str) -> None:
    """GF-8.2, GF-8.5."""
    state = playing("G3 Y4 | R8 R9 | R1 R2", last_card="automatic")
    assert refused(state, 0, move) == ("gang-call-automatic", {})


@pytest.mark.parametrize(("seat", "turn"), [(1, 0), (2, 0), (7, 0), (TABLE, 0)])
def test_a_move_out_of_turn_is_refused(seat: int, turn: int) -> None:
    """GF-7.1."""
    state = playing("G3 Y4 | R8 R9 | R1 R2")
    assert refused(state, seat, "R8") == ("not-your-turn", {"seat": seat, "turn": turn})


@pytest.mark.parametrize("seat", [0, 1, 7, TABLE])
def test_a_call_by_who_has_nothing_to_declare_is_refused(seat: int) -> None:
    """GF-8.5."""
    state = playing("G3 Y4 | R8 R9 | R1 R2")
    assert refused(state, seat, "last!") == ("gang-call-refused", {})


@pytest.mark.parametrize("moves", [("G3", "pass"), ("G3", "R8"), ("G3!",), ("G3", "0: last!")])
def test_it_is_too_late_or_needless_to_call(moves: tuple[str, ...]) -> None:
    """GF-8.5: once the next player has acted, or a second time."""
    state = after(playing("G3 Y4 | R8 R9 Y9 | R1 R2"), *moves)
    assert refused(state, 0, "last!") == ("gang-call-refused", {})


def test_nothing_can_be_done_after_the_match() -> None:
    """GF-10.2."""
    state = after(playing("RD | R8 R9 Y9 | R1 R2", target="1"), "RD")
    for move in ("pass", "last!", "G3", "cut 3"):
        assert refused(state, 0, move) == ("match-over", {})


@pytest.mark.exhaustive
def test_apply_accepts_exactly_the_combos_that_are_legal() -> None:
    """GF-7.1: of all 12,352 combos, in positions of random deals."""
    rng = Random(11)
    for edition in ("en-2010", "de-2010", "fr-2005"):
        for seats in (3, 4):
            state = dealt(rng, seats, edition)
            for _ in range(4):
                state = to_play(wander(state, rng, rng.randrange(1, 25)), rng)
                assert accepted(state) == plays(state)


def to_play(state: State, rng: Random) -> State:
    while state.phase is not Phase.PLAY:
        state = wander(state, rng, 1)
    return state


def accepted(state: State) -> list[Play | Pass]:
    candidates: list[Play | Pass] = [
        Play(combo, last) for combo in range(COMBOS) for last in (False, True)
    ]
    return [move for move in [*candidates, Pass()] if is_accepted(state, move)]


def is_accepted(state: State, move: Play | Pass) -> bool:
    try:
        GAME.apply(state, Seat(position_of(state).turn), move)
    except RulesError:
        return False
    return True
