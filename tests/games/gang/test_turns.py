"""Whose turn follows whose."""

import pytest

from lastcard.games.game import Seat
from lastcard.games.gang.state import turns_from


@pytest.mark.parametrize(
    ("seats", "seat", "direction", "order"),
    [(4, 2, 1, (2, 3, 0, 1)), (4, 2, -1, (2, 1, 0, 3)), (3, 0, -1, (0, 2, 1))],
)
def test_everybody_has_one_turn_in_the_direction_of_play(
    seats: int, seat: int, direction: int, order: tuple[int, ...]
) -> None:
    """GF-4.1."""
    assert turns_from(seats, Seat(seat), direction) == order
