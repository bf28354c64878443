"""Playing before a last card (GF-9)."""

import pytest

from lastcard.games.gang.positions import read_position

from .test_position import legal

LAST = "; declared 1"


@pytest.mark.parametrize(
    ("rule", "text", "moves"),
    [
        ("GF-9.1", "G4 G4 Y4 Y4 G10 | R9 | R1 R2; beat 2: Y9", ["G10"]),
        ("GF-9.1", "G4 G4 Y4 Y4 G10 | R9 | R1 R2; beat 2: R10", ["G4 G4 Y4 Y4", "pass"]),
        ("GF-9.1", "G4 Y5 G10 | R9 | R1 R2; beat 2: R10", ["pass"]),
        (
            "GF-9.2",
            "G4 G4 Y4 Y4 G10 | R9 | R1 R2; beat 2: Y9; rules block_with_gang",
            ["G10", "G4 G4 Y4 Y4"],
        ),
        (
            "GF-9.2",
            "G4 G4 Y4 Y4 G10 | R9 | R1 R2; beat 2: R10; rules block_with_gang",
            ["G4 G4 Y4 Y4"],
        ),
        ("GF-9.2", "G4 Y5 G10 | R9 | R1 R2; beat 2: R10; rules block_with_gang", ["pass"]),
        ("GF-9.3", "G3 Y3 RD | R9 | R1 R2", ["G3 Y3"]),
        ("GF-9.3", "G3 Y3 RD | R9 | R1 R2; rules lead_free", ["G3 Y3"]),
        ("GF-9.3", "G3 G3 Y3 R3 | R9 | R1 R2; rules lead_free", [
            "G3 G3", "G3 Y3", "G3 R3", "Y3 R3", "G3 G3 Y3", "G3 G3 R3", "G3 Y3 R3", "G3 G3 Y3 R3",
        ]),
        ("GF-9.3", "G3 Y4 RD | R9 | R1 R2", ["RD"]),
        ("GF-9.3", "G3 Y4 RD | R9 | R1 R2; rules lead_free", ["G3", "Y4", "RD"]),
        ("GF-9.4", "G9 Y9 RD | R9 | R1 R2; beat 2: G8 Y8", ["G9 Y9", "pass"]),
        ("GF-9.4", "G9 Y9 R8 RD | R9 | R1 R2; beat 2: G8 Y8 R8", ["pass"]),
        ("GF-9.4", "RD G1 | R9 | R1 R2; beat 2: G2 G3 Y4 G5 G6", ["pass"]),
        ("GF-9.4", "G9 G9 Y9 Y9 RD | R9 | R1 R2; beat 2: G8 Y8 R8 R8", ["G9 G9 Y9 Y9", "pass"]),
    ],
)  # fmt: skip
def test_before_a_declared_last_card_this_may_be_played(
    rule: str, text: str, moves: list[str]
) -> None:
    assert legal(text + LAST) == moves, rule


@pytest.mark.parametrize(
    "text",
    [
        "G1 Y9 RD | G4 Y4 | R9; beat 2: G8; declared 2",
        "G1 Y9 RD | R9 | G4 Y4; beat 2: G8; direction -; declared 1",
        "G1 Y9 RD | G4 Y4 | G5 Y5 | R9; beat 3: G8; declared 3",
        "G1 Y9 RD | R9 | G4 Y4; beat 2: G8",
        "G1 Y9 RD | R9 | G4 Y4; beat 1: G8; pending 1",
    ],
)
def test_nothing_is_forced_unless_the_next_player_has_declared_a_last_card(text: str) -> None:
    """GF-9.4, GF-8.5."""
    assert legal(text) == ["Y9", "RD", "pass"]


def test_the_next_player_is_found_past_those_who_are_out() -> None:
    """GF-9.4."""
    text = "G1 Y9 RD | R9 | R8 | G4 Y4; beat 3: G8; out 1; declared 2"
    assert legal(text) == ["RD"]


def test_out_of_cycle_the_next_player_counts_though_he_has_passed() -> None:
    """GF-9.4."""
    text = "G1 Y9 RD | R9 | G4 Y4; beat 2: G8; passed 1; declared 1; rules out_of_cycle"
    assert legal(text) == ["RD"]


def test_who_must_block_and_who_follows_can_be_asked() -> None:
    """GF-9.1."""
    position = read_position("G1 Y9 RD | R9 | R8 | G4 Y4; beat 3: G8; out 1; declared 2")
    assert position.blocking()
    assert [position.following(seat) for seat in range(4)] == [2, 2, 3, 0]
    assert not read_position("G1 Y9 RD | R9 Y8 | R8 | G4 Y4; declared 2").blocking()
