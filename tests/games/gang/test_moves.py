"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.errors import RulesError
from lastcard.games.game import Deal
from lastcard.games.gang.cards import DECK, KINDS
from lastcard.games.gang.combos import COMBOS
from lastcard.games.gang.moves import Call, Cut, Give, Move, Pass, Play, read, write

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Play, st.integers(0, COMBOS - 1), st.booleans()),
    st.builds(Give, st.integers(0, KINDS - 1)),
    st.builds(Cut, st.integers(0, 999)),
    st.just(Pass()),
    st.just(Call()),
    st.permutations(DECK).map(lambda deck: Deal(tuple(deck))),
)


@given(moves)
def test_a_move_reads_back_as_it_was_written(move: Move) -> None:
    assert read(write(move)) == move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("PASS", "pass"),
        (" Last! ", "last!"),
        ("y3,g3!", "G3 Y3!"),
        ("r7 !", "R7!"),
        ("Give r2", "give R2"),
        ("cut  031", "cut 31"),
    ],
)
def test_reading_a_move_is_forgiving(text: str, written: str) -> None:
    """GF-8.2 has the marks of a declaration."""
    assert write(read(text)) == written


def test_a_move_shows_its_notation() -> None:
    assert repr(read("G3 Y3!")) == "<G3 Y3!>"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-unreadable"),
        ("   ", "move-unreadable"),
        ("!", "move-unreadable"),
        (" , ", "move-unreadable"),
        ("pass G3", "move-unreadable"),
        ("last! G3", "move-unreadable"),
        ("cut", "move-unreadable"),
        ("cut x", "move-unreadable"),
        ("cut -3", "move-unreadable"),
        ("cut 1000", "move-unreadable"),
        ("cut \uff13", "move-unreadable"),
        ("give", "card-unknown"),
        ("give G3 Y3", "card-unknown"),
        ("G3 Q3", "card-unknown"),
        ("G3!!", "card-unknown"),
        ("GP GP", "cards-impossible"),
        ("G3 Y4", "gang-not-a-combo"),
    ],
)
def test_text_that_is_no_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as refusal:
        read(text)
    assert refusal.value.code == code
