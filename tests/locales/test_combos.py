"""What combos are called where a language has words for their numbers."""

import pytest

from lastcard.games.gang.notation import read_combo
from lastcard.games.gang.wording import combo_words
from lastcard.locales import Words

DUTCH = {
    "G2 Y2": "paar tweeën",
    "G5 Y5": "paar vijven",
    "GP YP": "paar feniksen",
    "G7 Y7 R7": "drie zevens",
    "G3 G3 Y3 G6 Y6": "full, drieën met zessen",
    "G8 G8 Y8 GP YP": "full, achten met feniksen",
    "G4 Y4 Y4 R4": "Gang of Four van vieren",
    "G9 G9 Y9 Y9 R9": "Gang of Five van negens",
    "G10 G10 Y10 Y10 R10 R10": "Gang of Six van tienen",
    "G1 G1 Y1 Y1 R1 R1 M1": "Gang of Seven van enen",
    "G3 Y4 R5 Y6 G7": "reeks van 3 t/m 7",
}


@pytest.mark.parametrize(("cards", "name"), DUTCH.items())
def test_dutch_names_the_numbers_of_a_combo_in_words(cards: str, name: str) -> None:
    assert Words("nl").say("gang-combo", **combo_words(read_combo(cards))) == name


def test_dutch_names_the_number_of_a_gang_in_words_wherever_it_speaks_of_one() -> None:
    words = Words("nl")
    assert words.say("web-sure-gang", number=10) == "De gang van tienen echt spelen?"
    assert words.say("web-sure-break", number=3) == "De gang van drieën echt breken?"
    assert "gang van zevens" in words.say("guide-gang-keeps-gang", number=7)
