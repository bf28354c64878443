"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.errors import CardUnknown, MoveUnreadable, RulesError
from lastcard.games.game import Deal
from lastcard.games.thirteen.cards import DECK, PLACEMENTS
from lastcard.games.thirteen.errors import NoPass
from lastcard.games.thirteen.moves import Move, Play, read, write

moves = st.builds(Play, st.integers(0, PLACEMENTS - 1)) | st.builds(
    Deal, st.permutations(DECK).map(tuple)
)


@given(moves)
def test_a_move_reads_back_as_it_was_written(move: Move) -> None:
    assert read(write(move)) == move
    assert read(f"  {write(move).lower()}\n") == move


@given(st.text())
def test_what_can_be_read_is_written_in_one_way_only(text: str) -> None:
    try:
        move = read(text)
    except RulesError:
        return
    assert read(write(move)) == move


def test_a_move_shows_its_notation() -> None:
    assert repr(read("r4>g")) == "<R4>G>"


@pytest.mark.parametrize("text", ["pass", "PASS", "last!", "cut 12", "give B7", " Pass "])
def test_there_is_no_pass_and_nothing_else_but_a_card(text: str) -> None:
    """TH-2.2."""
    with pytest.raises(NoPass):
        read(text)


def test_nothing_is_no_move() -> None:
    with pytest.raises(MoveUnreadable):
        read("")


def test_a_deal_names_cards_of_the_game() -> None:
    assert read("DEAL b1, r4") == Deal((0, 9))
    assert read("deal") == Deal(())
    with pytest.raises(CardUnknown):
        read("deal B1 R7")
