"""What may be played is let through; what may not is refused with its reason."""

import pytest

from lastcard.games.gang.checking import check
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.position import Position
from lastcard.games.gang.positions import read_position


def is_let_through(position: Position, move: int) -> bool:
    try:
        check(position, None if move == PASS else move)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(
    "text",
    [
        "R3 RD G5 G5 | G4 Y5 | Y7 YP",
        "R3 RD G5 G5 | G4 Y5 | Y7 YP; beat 2: R3",
        "R3 RD G5 G5 | G4 Y5 | Y7 YP; beat 2: Y4 Y4",
        "R3 R4 R4 | R8 | Y7 YP; declared 1",
        "R3 R4 R9 | R8 | Y7 YP; declared 1; beat 2: R1",
    ],
)
def test_exactly_what_is_legal_is_let_through(text: str) -> None:
    position = read_position(text)
    legal = position.legal()
    assert legal
    assert [move for move in range(PASS + 1) if is_let_through(position, move)] == sorted(legal)
