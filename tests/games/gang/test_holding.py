"""The combos of a hand as a list."""

from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.notation import read_cards, write_combo


def test_a_hand_lists_its_combos_from_the_weakest_on() -> None:
    found = [write_combo(combo) for combo in combos_in(read_cards("G3 Y3 R7 GP"))]
    assert found == ["G3", "Y3", "R7", "GP", "G3 Y3"]
