"""Questions about one hand: the same answers as in a whole position."""

import pytest

from lastcard.games.gang.combos import combo_of
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_cards, write_combo
from lastcard.games.gang.one_hand import in_turn
from lastcard.games.gang.position import NOTHING

OPTIONS = EDITIONS["en-2010"]


def legal(hand: str, to_beat: str = "", *, last: bool = False, opening: bool = False) -> list[str]:
    """What may be played from *hand*, as text."""
    combo = combo_of(read_cards(to_beat)) if to_beat else NOTHING
    assert combo is not None
    position = in_turn(read_cards(hand), combo, OPTIONS, last=last, opening=opening)
    return ["pass" if move == PASS else write_combo(move) for move in position.legal()]


@pytest.mark.parametrize(
    ("to_beat", "found"),
    [
        ("", ["G3", "R5", "Y5", "Y5 R5"]),
        ("G4", ["R5", "Y5", "pass"]),
        ("G4 G4", ["Y5 R5", "pass"]),
        ("R9", ["pass"]),
    ],
)
def test_a_hand_leads_anything_and_answers_with_more(to_beat: str, found: list[str]) -> None:
    assert sorted(legal("G3 R5 Y5", to_beat)) == sorted(found)


def test_before_a_last_card_the_highest_blocks() -> None:
    """GF-9.1."""
    assert legal("G3 R5 Y7", "G4", last=True) == ["Y7"]


def test_an_opening_is_one_only_with_the_multi_coloured_one() -> None:
    """GF-3.2."""
    assert all("M1" in move for move in legal("M1 G1 R5", opening=True))
    assert "R5" in legal("G1 R5", opening=True)
    assert "R5" in legal("M1 G1 R5")
