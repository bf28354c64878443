"""One deal as a state machine."""

import sys
from random import Random

import pytest
from hypothesis import given

from lastcard.games.thirteen import position as module
from lastcard.games.thirteen.notation import (
    NAMES,
    read_cards,
    read_placement,
    read_sequence,
    write_cards,
    write_placement,
)
from lastcard.games.thirteen.position import NOBODY, Moves, Position, assign, find_legal

from .positions import Stop, core, snapshot, stops

COMPILED = not str(module.__file__).endswith(".py")


def deal(hands: str, pile: str = "", turn: int = 0) -> Position:
    return Position([read_cards(hand) for hand in hands.split("|")], turn, read_sequence(pile))


def play(position: Position, *texts: str) -> None:
    for text in texts:
        position.play(read_placement(text))


def test_who_has_no_card_is_skipped() -> None:
    """TH-2.7."""
    position = deal("B7 B1 | | G5")
    play(position, "B7")
    assert position.turn == 2
    play(position, "G5")
    assert position.turn == 0


def test_a_deal_whose_first_player_has_no_card_begins_with_the_next() -> None:
    """TH-2.7."""
    assert deal("B7 | | G5", turn=1).turn == 2


def test_the_deal_ends_when_pile_and_hands_are_empty() -> None:
    """TH-2.7."""
    position = deal("B7 | Y1 | G5", pile="G7")
    play(position, "B7", "Y1", "G5")
    assert position.turn == 0
    play(position, "G7")
    assert position.turn == NOBODY
    assert position.legal() == []


def test_the_next_card_of_the_pile_is_its_first() -> None:
    position = deal("B7 | Y1 | G5", pile="G7 R4")
    assert position.to_draw() == read_sequence("G7 R4")
    play(position, "B7")
    assert write_cards(position.hand(0)) == "G7"
    assert position.to_draw() == read_sequence("R4")


def test_a_target_can_hold_seven_cards() -> None:
    position = deal("B1 B1 B2 B2 B5 | B1 B2 B4 | ")
    play(position, "B1", "B1", "B1", "B2", "B2", "B4", "B2")
    assert (position.sum_on(0), len(position.on(0))) == (13, 7)
    play(position, "B5")
    assert write_cards(position.taken_by(0)) == "B1 B1 B1 B2 B2 B2 B4"
    assert (position.sum_on(0), position.on(0)) == (5, read_sequence("B5"))


def test_equal_cards_are_listed_once() -> None:
    moves = Moves()
    find_legal(deal("B7 B7 R4 R4 Y1 | |"), moves)
    texts = [write_placement(placement) for placement in moves.listed()]
    assert texts == ["Y1", "R4>B", "R4>Y", "R4>G", "B7"]


def test_every_card_can_be_played_by_itself() -> None:
    for name in set(NAMES) - {"R4"}:
        position = deal(f"{name} | R4 | R4")
        assert position.legal() == [read_placement(name)]
        play(position, name)
        assert position.on("BYG".index(name[0])) == read_sequence(name)
        assert position.hand(0) == 0


@given(stops)
def test_a_copy_goes_its_own_way(stop: Stop) -> None:
    position = core(stop.state())
    before = snapshot(position)
    twin = position.copy()
    assert snapshot(twin) == before
    while twin.turn != NOBODY:
        twin.play(twin.legal()[-1])
    assert snapshot(position) == before


@given(stops)
def test_assigning_makes_positions_equal(stop: Stop) -> None:
    position = core(stop.state())
    other = deal("B7 R4 | Y1 | G5", pile="G7")
    assign(other, position)
    assert snapshot(other) == snapshot(position)


@given(stops)
def test_what_takes_is_known_beforehand(stop: Stop) -> None:
    """TH-2.5."""
    position = core(stop.state())
    seat, rng = position.turn, Random(stop.seed)
    if seat == NOBODY:
        return
    placement = rng.choice(position.legal())
    before, takes = position.taken_by(seat), position.takes(placement)
    twin = position.copy()
    twin.play(placement)
    assert (twin.taken_by(seat) != before) == takes


@pytest.mark.skipif(not COMPILED, reason="an interpreted position is as large as it likes")
def test_a_position_takes_less_than_two_hundred_bytes() -> None:
    assert sys.getsizeof(deal("B7 | Y1 | G5")) < 200
