"""Cards and placements as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.errors import CardsImpossible, CardUnknown, MoveUnreadable, RulesError
from lastcard.games.thirteen.cards import DECK, PLACEMENTS, gather
from lastcard.games.thirteen.errors import TargetMissing, TargetUnknown, WrongTarget
from lastcard.games.thirteen.notation import (
    NAMES,
    read_card,
    read_cards,
    read_placement,
    read_sequence,
    write_cards,
    write_placement,
    write_sequence,
)


def test_cards_are_written_colour_first() -> None:
    assert " ".join(NAMES) == "B1 Y1 G1 B2 Y2 G2 B4 Y4 G4 R4 B5 Y5 G5 B7 Y7 G7"


def test_every_card_reads_back_as_it_was_written() -> None:
    assert [read_card(name) for name in NAMES] == list(range(16))


def test_every_placement_reads_back_as_it_was_written() -> None:
    texts = [write_placement(placement) for placement in range(PLACEMENTS)]
    assert [read_placement(text) for text in texts] == list(range(PLACEMENTS))
    assert texts[9:12] == ["R4>B", "R4>Y", "R4>G"]


@given(st.permutations(DECK), st.integers(0, 50))
def test_sets_and_sequences_read_back_as_they_were_written(deck: list[int], number: int) -> None:
    cards = list(deck[:number])
    assert read_sequence(write_sequence(cards)) == cards
    assert read_cards(write_cards(gather(cards))) == gather(cards)


@pytest.mark.parametrize("text", ["b7", " B7 ", "B7>B", "b7 > b", "\tB7>b\n"])
def test_reading_forgives_case_spaces_and_a_target_that_is_right_anyway(text: str) -> None:
    assert write_placement(read_placement(text)) == "B7"


@pytest.mark.parametrize("text", ["R4>Y", "r4>y", " r4 > Y "])
def test_a_rotten_four_names_its_target(text: str) -> None:
    """TH-2.3."""
    assert write_placement(read_placement(text)) == "R4>Y"


def test_cards_may_stand_between_commas() -> None:
    assert write_sequence(read_sequence("b7, r4,G1")) == "B7 R4 G1"


@pytest.mark.parametrize("text", ["R4", "r4", "R4>", "R4 > "])
def test_a_rotten_four_without_a_target_is_refused(text: str) -> None:
    """TH-2.3."""
    with pytest.raises(TargetMissing) as refusal:
        read_placement(text)
    assert refusal.value.args_by_name == {"card": "R4"}


def test_a_coloured_card_on_another_target_is_refused() -> None:
    """TH-2.3."""
    with pytest.raises(WrongTarget) as refusal:
        read_placement("b7>y")
    assert refusal.value.args_by_name == {"card": "B7", "own": "B", "target": "Y"}


@pytest.mark.parametrize("text", ["R4>R", "B7>X", "R4>blue", "R4>B>Y"])
def test_there_are_three_targets_and_no_other(text: str) -> None:
    """TH-1.2."""
    with pytest.raises(TargetUnknown):
        read_placement(text)


@pytest.mark.parametrize("text", ["B3", "R7", "X", "B77", "pas"])
def test_a_word_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardUnknown):
        read_placement(text)


@pytest.mark.parametrize("text", ["", "  ", "B7 B5", "B7 B", ">B", "B7>"])
def test_a_turn_is_one_card(text: str) -> None:
    """TH-2.2."""
    with pytest.raises(MoveUnreadable):
        read_placement(text)


def test_more_copies_than_the_deck_has_are_refused() -> None:
    """TH-1.1."""
    with pytest.raises(CardsImpossible) as refusal:
        read_cards("B4 B4 B4")
    assert refusal.value.args_by_name == {"card": "B4", "copies": 2}


@given(st.text(alphabet="BYGRbr12457> ,\n"))
def test_any_text_is_a_placement_or_refused(text: str) -> None:
    try:
        placement = read_placement(text)
    except RulesError:
        return
    assert 0 <= placement < PLACEMENTS
