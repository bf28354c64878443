"""Text is searched without capitals, accents and extra spaces."""

import pytest

from lastcard.games.game import Seat
from lastcard.store.folding import folded, search_words


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Zoë", "zoe"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("  two\n words ", "two words"),
        ("Ålesund", "alesund"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}nn", "ann"),
        ("梅", "梅"),
        ("Ωμέγα", "ωμεγα"),
        ("", ""),
    ],
)
def test_what_reads_the_same_is_the_same(text: str, plain: str) -> None:
    assert folded(text) == plain
    assert folded(plain) == plain


def test_bots_are_searched_by_the_names_they_have() -> None:
    words = search_words({Seat(0): "Zoë", Seat(1): None, Seat(3): None})
    assert words == {0: "zoe", 1: "bo", 3: "tao"}
    assert search_words({}) == {}
