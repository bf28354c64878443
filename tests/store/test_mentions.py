"""Whom a page names."""

from lastcard.games.game import Seat
from lastcard.store.mentions import mentioned
from lastcard.table.state.entries import Moved, Opened, PlayerId, Readied, write_entry
from lastcard.table.state.setup import Setup
from tests.store.pages import page, said, sat

SETUP = Setup(game="gang", edition="en-2010", seats=3)


def test_a_page_names_who_makes_the_table_sits_down_or_speaks() -> None:
    lines = [
        write_entry(Opened(setup=SETUP, host=PlayerId("host"))),
        sat("sitter", "Mei"),
        sat("sitter", "Mei"),
        said("talker", "hello"),
    ]
    assert mentioned(page(0, *lines)) == ["host", "sitter", "talker"]


def test_other_lines_name_nobody() -> None:
    lines = [
        write_entry(Moved(seat=Seat(0), move="G5", id='"player":"x"')),
        write_entry(Readied(seat=Seat(0), ready=True)),
        b"anything",
    ]
    assert mentioned(page(0, *lines)) == []
