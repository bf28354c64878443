"""The number a combo is high by."""

import pytest

from lastcard.bots.gang.worlds.top_number import top_of
from lastcard.games.gang.notation import read_combo


@pytest.mark.parametrize(
    ("combo", "top"),
    [
        ("M1", 1),
        ("R10", 10),
        ("GP", 11),
        ("RD", 12),
        ("G4 R4", 4),
        ("GP YP", 11),
        ("G3 Y4 R5 G6 Y7", 7),
        ("G1 G2 G3 G5 G9", 9),
        ("G3 Y3 R3 G9 Y9", 3),
        ("G3 Y3 R3 GP YP", 3),
        ("G8 Y8 R8 G2 Y2", 8),
        ("G6 Y6 R6 R6 G6", 6),
    ],
)
def test_a_combo_is_high_by_its_highest_number_and_a_full_house_by_its_three(
    combo: str, top: int
) -> None:
    """GF-6.3."""
    assert top_of(read_combo(combo)) == top
