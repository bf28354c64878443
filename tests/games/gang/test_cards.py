"""The deck, and sets of cards as masks."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.gang import cards
from lastcard.games.gang.cards import COPIES, DECK, KINDS, M1, RD, SPECIAL
from lastcard.games.gang.notation import NAMES, read_cards
from tests.naive import gang as naive

hands = st.integers(0, 2**64 - 1).map(
    lambda bits: [card for place, card in enumerate(DECK) if bits >> place & 1]
)
"""Any of the deck's sets, as an ascending list; many of them large."""


def test_the_deck_has_two_of_each_number_and_colour_and_four_special_cards() -> None:
    """GF-1.1."""
    plain = {f"{colour}{number}": 2 for colour in "GYR" for number in range(1, 11)}
    names = Counter(NAMES[card] for card in DECK)
    assert names == plain | {"M1": 1, "GP": 1, "YP": 1, "RD": 1}
    assert names.total() == 64


def test_the_kinds_stand_in_ascending_order() -> None:
    """GF-6.1."""
    assert list(NAMES) == naive.ORDER


def test_the_two_copies_of_a_card_are_the_same_card() -> None:
    """GF-1.2: a set cannot tell which copy it holds, nor in which order it came."""
    hand = read_cards("G3 G3 R7")
    assert cards.remove(hand, read_cards("G3")) == read_cards("R7 G3")
    assert cards.gather([0, 5, 0]) == cards.gather([5, 0, 0])


def test_every_card_of_the_deck_has_a_bit_of_its_own() -> None:
    bits = [1 << card for card in range(KINDS)]
    bits += [1 << cards.second_bit(card) for card in range(KINDS) if card not in SPECIAL]
    assert len(set(bits)) == 64
    assert sum(bits) == 2**64 - 1 == cards.gather(list(DECK))


def test_a_kind_is_known_by_number_and_colour() -> None:
    for card in range(KINDS):
        if cards.NUMBER[card] <= 10:
            assert cards.kind(cards.NUMBER[card], cards.COLOUR[card]) == card


def test_the_highest_card_is_the_dragon_and_the_highest_one_is_multicoloured() -> None:
    """GF-6.1."""
    assert cards.highest(read_cards("R10 GP YP RD")) == RD
    assert cards.highest(read_cards("G1 Y1 R1 M1")) == M1


def test_each_card_can_be_taken_from_the_deck_and_put_back() -> None:
    """GF-1.1: all 64 of them, one after the other."""
    deck = cards.gather(list(DECK))
    for place, card in enumerate(DECK):
        left = cards.remove(deck, cards.gather([card]))
        assert cards.spread(left) == [*DECK[:place], *DECK[place + 1 :]]
        assert cards.add(left, card) == deck


@given(hands)
def test_a_set_spreads_into_the_cards_it_was_gathered_from(hand: list[int]) -> None:
    assert cards.spread(cards.gather(hand)) == hand


@given(hands)
def test_a_set_knows_its_size_kinds_and_highest_card(hand: list[int]) -> None:
    mask = cards.gather(hand)
    assert cards.size(mask) == len(hand)
    assert cards.spread(cards.kinds(mask)) == sorted(set(hand))
    assert not hand or cards.highest(mask) == hand[-1]


@given(hands, hands)
def test_a_set_holds_another_when_it_has_every_card_of_it(hand: list[int], part: list[int]) -> None:
    assert cards.holds(cards.gather(hand), cards.gather(part)) == (Counter(part) <= Counter(hand))


@given(hands, st.data())
def test_what_is_removed_is_gone_and_the_rest_stays(hand: list[int], data: st.DataObject) -> None:
    kept = data.draw(st.lists(st.booleans(), min_size=len(hand), max_size=len(hand)))
    part = [card for card, keep in zip(hand, kept, strict=True) if not keep]
    left = cards.remove(cards.gather(hand), cards.gather(part))
    assert Counter(cards.spread(left)) == Counter(hand) - Counter(part)


@given(hands, st.sampled_from(range(KINDS)))
def test_a_card_added_is_one_more_of_its_kind(hand: list[int], card: int) -> None:
    if hand.count(card) < COPIES[card]:
        assert cards.spread(cards.add(cards.gather(hand), card)) == sorted([*hand, card])


@given(hands, st.data())
def test_two_sets_joined_are_all_their_cards(both: list[int], data: st.DataObject) -> None:
    first = data.draw(st.lists(st.booleans(), min_size=len(both), max_size=len(both)))
    one = [card for card, here in zip(both, first, strict=True) if here]
    other = [card for card, here in zip(both, first, strict=True) if not here]
    joined = cards.join(cards.gather(one), cards.gather(other))
    assert cards.spread(joined) == sorted(one + other) == both


def test_two_equal_cards_joined_are_both_of_them() -> None:
    for card in set(DECK) - set(SPECIAL):
        single = cards.gather([card])
        assert cards.spread(cards.join(single, single)) == [card, card]
