"""Cards, sets of cards and placements."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.thirteen.cards import (
    COLOUR,
    DECK,
    KINDS,
    PLACEMENTS,
    R4,
    VALUE,
    add,
    card_of,
    copies,
    count_colour,
    gather,
    placement_of,
    remove,
    size,
    spread,
    target_of,
    value_of,
)

some_cards = st.permutations(DECK).flatmap(
    lambda deck: st.integers(0, 50).map(lambda number: list(deck[:number]))
)


def test_the_deck_has_fourteen_cards_of_each_colour_and_eight_rotten_fours() -> None:
    """TH-1.1."""
    assert len(DECK) == 50
    assert Counter(COLOUR[card] for card in DECK) == {0: 14, 1: 14, 2: 14, 3: 8}
    for colour in range(3):
        values = Counter(VALUE[card] for card in DECK if COLOUR[card] == colour)
        assert values == {1: 3, 2: 3, 4: 2, 5: 3, 7: 3}
    assert VALUE[R4] == 4


def test_the_core_knows_the_value_of_every_card() -> None:
    assert [value_of(card) for card in range(KINDS)] == list(VALUE)


def test_cards_ascend_by_value_and_then_by_colour() -> None:
    order = [(VALUE[card], COLOUR[card]) for card in range(KINDS)]
    assert order == sorted(order)


def test_a_coloured_card_has_one_placement_and_a_rotten_four_three() -> None:
    """TH-2.3."""
    found = Counter(card_of(placement) for placement in range(PLACEMENTS))
    assert found == {card: 3 if card == R4 else 1 for card in range(KINDS)}


def test_a_placement_is_its_card_on_its_target() -> None:
    for placement in range(PLACEMENTS):
        card, target = card_of(placement), target_of(placement)
        assert placement_of(card, target) == placement
        assert card == R4 or COLOUR[card] == target


def test_the_whole_deck_is_a_set_like_any_other() -> None:
    everything = gather(list(DECK))
    assert size(everything) == 50
    assert spread(everything) == list(DECK)
    assert [count_colour(everything, colour) for colour in range(4)] == [14, 14, 14, 8]


@given(some_cards)
def test_a_set_holds_what_was_put_into_it(chosen: list[int]) -> None:
    held = gather(chosen)
    assert spread(held) == sorted(chosen)
    assert size(held) == len(chosen)
    assert [copies(held, card) for card in range(KINDS)] == [
        chosen.count(card) for card in range(KINDS)
    ]
    assert [count_colour(held, colour) for colour in range(4)] == [
        sum(COLOUR[card] == colour for card in chosen) for colour in range(4)
    ]


@given(some_cards)
def test_a_card_removed_and_added_again_leaves_the_set_as_it_was(chosen: list[int]) -> None:
    held = gather(chosen)
    for card in chosen:
        assert add(remove(held, card), card) == held
        assert spread(remove(held, card)) == sorted(_without(chosen, card))


def test_every_kind_of_card_fits_into_the_word() -> None:
    for card in range(KINDS):
        assert spread(gather([card])) == [card]
    assert add(0, KINDS - 1) == 1 << 60


def _without(chosen: list[int], card: int) -> list[int]:
    rest = list(chosen)
    rest.remove(card)
    return rest
