"""What a log may show of a journal: never a deck."""

from lastcard.games.game import TABLE, Seat
from lastcard.table.state.entries import MatchId, Moved, write_entry
from lastcard.table.state.journal import Line, Page

DECK = "deal M1 GP RP PH"
DEALT = Moved(seat=TABLE, move=DECK)


def test_a_dealt_deck_is_not_shown() -> None:
    assert repr(DEALT) == "<seat -1: deal, by player>"


def test_a_move_of_a_seat_is_shown() -> None:
    assert repr(Moved(seat=Seat(2), move="G3 Y3", by="clock")) == "<seat 2: G3 Y3, by clock>"


def test_lines_and_pages_show_their_numbers_alone() -> None:
    line = write_entry(DEALT)
    assert DECK.encode() in line
    assert repr(Line(7, 1, line)) == "<line 7>"
    page = Page(MatchId("m"), 7, 1, [line, line], keep={1: b"secret"})
    assert repr(page) == "<page m 7+2>"
