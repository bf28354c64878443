"""Cards and combos as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.errors import RulesError
from lastcard.games.gang.cards import DECK, KINDS, gather
from lastcard.games.gang.combos import COMBOS
from lastcard.games.gang.notation import (
    NAMES,
    read_card,
    read_cards,
    read_combo,
    read_sequence,
    write_cards,
    write_combo,
)


def test_every_card_reads_back_as_it_was_written() -> None:
    for card in range(KINDS):
        assert read_card(NAMES[card]) == card


def test_every_combo_reads_back_as_it_was_written() -> None:
    for combo in range(COMBOS):
        assert read_combo(write_combo(combo)) == combo


@given(st.lists(st.sampled_from(range(64)), unique=True))
def test_every_set_of_cards_reads_back_as_it_was_written(places: list[int]) -> None:
    cards = gather([DECK[place] for place in places])
    assert read_cards(write_cards(cards)) == cards


@pytest.mark.parametrize("text", ["G3 Y3 R10", "r10,y3, g3", " Y3  g3\tR10 ", "R10,,G3 Y3,"])
def test_case_order_and_commas_do_not_matter(text: str) -> None:
    assert write_cards(read_cards(text)) == "G3 Y3 R10"


def test_a_sequence_keeps_its_order() -> None:
    assert [NAMES[card] for card in read_sequence("R10 g3, Y3")] == ["R10", "G3", "Y3"]


@pytest.mark.parametrize("word", ["X3", "G11", "G0", "M2", "RP", "GD", "3G", "G", "G03", "\uff273"])
def test_a_word_that_is_no_card_is_refused_by_name(word: str) -> None:
    with pytest.raises(RulesError) as refusal:
        read_cards(f"G3 {word}")
    assert (refusal.value.code, refusal.value.args_by_name) == ("card-unknown", {"card": word})


@pytest.mark.parametrize(
    ("text", "card", "copies"), [("GP GP", "GP", 1), ("G3 R3 g3 G3", "G3", 2), ("M1 M1", "M1", 1)]
)
def test_more_copies_than_the_deck_has_are_impossible_rather_than_no_combo(
    text: str, card: str, copies: int
) -> None:
    """GF-1.1."""
    with pytest.raises(RulesError) as refusal:
        read_combo(text)
    assert refusal.value.code == "cards-impossible"
    assert refusal.value.args_by_name == {"card": card, "copies": copies}


def test_cards_that_are_no_combo_are_refused_in_canonical_order() -> None:
    with pytest.raises(RulesError) as refusal:
        read_combo("RD G3")
    assert refusal.value.code == "gang-not-a-combo"
    assert refusal.value.args_by_name == {"cards": "G3 RD"}


@pytest.mark.parametrize("text", ["", "  ", ","])
def test_no_cards_are_no_combo(text: str) -> None:
    with pytest.raises(RulesError) as refusal:
        read_combo(text)
    assert refusal.value.code == "card-unknown"
