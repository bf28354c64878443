"""Colour, and where it ends."""

import pytest

from lastcard.cli.terminal.ink import Ink, width, words_of
from lastcard.cli.terminal.looks import MANY, PLAIN, SIXTEEN


def test_paint_goes_on_after_what_is_painted_already() -> None:
    ink = Ink(MANY)
    card = ink.on_colour("B7", "B")
    assert ink.bold(f"puts {card} on blue") == f"\x1b[1mputs {card}\x1b[1m on blue\x1b[0m"
    assert ink.bold(f"puts {card}") == f"\x1b[1mputs {card}\x1b[0m"


@pytest.mark.parametrize("colours", [SIXTEEN, MANY])
def test_every_card_has_a_colour_of_its_own(colours: int) -> None:
    ink = Ink(colours)
    assert len({ink.on_colour("4", colour) for colour in "BGYR"}) == 4


def test_without_colours_nothing_is_painted() -> None:
    assert Ink(PLAIN).bold(Ink(PLAIN).on_colour("B7", "B")) == "B7"


def test_painted_text_is_as_wide_as_it_looks() -> None:
    assert width(Ink(MANY).dim("B7 \u4e2d")) == 5


def test_no_line_ends_at_a_no_break_space() -> None:
    words = words_of("Dis «\u00a0Carte\u202f!\u00a0» \n tout de suite")
    assert words == ["Dis", "«\u00a0Carte\u202f!\u00a0»", "tout", "de", "suite"]
