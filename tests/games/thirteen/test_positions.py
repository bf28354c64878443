"""Positions of 13 as text."""

import pytest
from hypothesis import given, settings

from lastcard.games.errors import RulesError
from lastcard.games.thirteen.position import NOBODY
from lastcard.games.thirteen.positions import read_position, write_position

from .positions import Stop, core, stops

FULL = (
    "B1 R4 | Y1 Y7 | G5 G5; turn 1; blue B7 B2; yellow R4; green G1; "
    "taken - | G1 G2 | R4; pile Y2 B4"
)


@given(stops)
@settings(max_examples=150)
def test_positions_of_random_deals_read_back_as_they_were_written(stop: Stop) -> None:
    position = core(stop.state())
    assert read_position(write_position(position)) == position


def test_every_part_is_written_in_one_order() -> None:
    assert write_position(read_position(FULL)) == FULL
    hands, *parts = FULL.split("; ")
    assert write_position(read_position("; ".join([hands, *reversed(parts)]))) == FULL


def test_what_is_as_usual_is_not_written() -> None:
    assert write_position(read_position("B1 | - | Y2; turn 0; taken - | - | -")) == "B1 | - | Y2"


def test_when_all_cards_are_played_it_is_nobodys_turn() -> None:
    position = read_position("- | - | -; blue B7")
    assert position.turn == NOBODY
    assert write_position(position) == "- | - | -; blue B7"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("B1 | Y1", "seats-refused"),
        ("B1 | X1 | Y1", "card-unknown"),
        ("B1 | B1 B1 | B1 Y1", "cards-impossible"),
        ("B4 | Y1 | G1; blue B4; pile B4", "cards-impossible"),
        ("B1 | Y1 | G1; taken B1 B1 B1 | - | -", "cards-impossible"),
        ("B1 | Y1 | G1; red R4", "thirteen-position-unreadable"),
        ("B1 | Y1 | G1; blue B2; blue B2", "thirteen-position-unreadable"),
        ("B1 | Y1 | G1; blue", "thirteen-position-unreadable"),
        ("B1 | Y1 | G1; turn x", "thirteen-position-unreadable"),
        ("B1 | Y1 | G1; turn 3", "thirteen-position-impossible"),
        ("B1 | Y1 | G1; blue Y2", "thirteen-position-impossible"),
        ("B1 | Y1 | G1; green G7 G7", "thirteen-position-impossible"),
        ("B1 | Y1 | G1; taken B2 | -", "thirteen-position-impossible"),
        ("B1 | Y1 | G1; pile " + "R4 " * 36, "thirteen-position-impossible"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_position(text)
    assert refused.value.code == code
