"""Whether a move begins a win that cannot fail."""

import pytest

from lastcard.games.gang.cards import gather, spread
from lastcard.games.gang.certain import is_certain
from lastcard.games.gang.combos import combo_of
from lastcard.games.gang.notation import read_cards
from lastcard.games.gang.positions import read_position


@pytest.mark.parametrize(
    ("text", "move", "certain"),
    [
        ("R3 RD | G4 G5 | Y7 YP", "RD", True),
        ("R3 RD | G4 G5 | Y7 YP", "R3", False),
        ("R3 R10 R10 YP | G4 G5 | Y10 Y10 GP", "R10 R10", True),
        ("R3 R10 R10 YP | G4 G5 | Y10 Y10 GP", "R10", False),
        ("R3 Y4 RD | G4 G5 | Y7 R7", "RD", False),
        ("G3 Y3 | GP YP | Y7 R7", "G3 Y3", True),
        ("G3 Y3 | GP YP | Y7 R7", "G3", False),
    ],
)
def test_a_move_is_certain_when_nobody_can_break_what_follows(
    text: str, move: str, certain: bool
) -> None:
    position = read_position(text)
    unseen = gather([card for seat in (1, 2) for card in spread(position.hand(seat))])
    combo = combo_of(read_cards(move))
    assert combo is not None
    assert is_certain(position, unseen, combo) is certain
