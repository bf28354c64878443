"""From the deck to the first turn."""

from collections.abc import Sequence

import pytest

from lastcard.games.errors import DeckWrong
from lastcard.games.game import TABLE, Seat, Step
from lastcard.games.thirteen import events
from lastcard.games.thirteen.cards import size, spread
from lastcard.games.thirteen.dealing import holder
from lastcard.games.thirteen.notation import write_cards, write_sequence
from lastcard.games.thirteen.state import Phase, State
from lastcard.match import seeded

from .positions import GAME, MATCHES, core

DECK = seeded(13)(GAME.deck())


def dealt(seats: int, **options: str) -> Step[State]:
    state = GAME.start(GAME.options("fr-2009", options), seats)
    return GAME.apply(state, TABLE, GAME.deal(DECK))


def hand_sizes(state: State) -> list[int]:
    return [core(state).left(seat) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", range(3, 7))
def test_everyone_gets_five_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    """TH-2.1."""
    state = dealt(seats).state
    assert hand_sizes(state) == [5] * seats
    assert core(state).pile_left == 50 - 5 * seats


def test_cards_go_round_one_by_one_from_the_dealers_left() -> None:
    """TH-2.1 and decision 0003."""
    position = core(dealt(4, first_dealer="1").state)
    for place, seat in enumerate([2, 3, 0, 1]):
        assert write_cards(position.hand(seat)).split() == _sorted(DECK[place:20:4])
    assert write_sequence(position.to_draw()).split() == list(DECK[20:])


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_the_dealers_left_hand_neighbour_begins(seats: int, how: str) -> None:
    """TH-2.1."""
    for dealer in range(seats):
        state = dealt(seats, deal=how, first_dealer=str(dealer)).state
        assert GAME.awaits(state) == (dealer + 1) % seats
        assert state.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [12, 13, 13]),
        (4, [12, 13, 13, 12]),
        (5, [10] * 5),
        (6, [8, 9, 9, 8, 8, 8]),
    ],
)
def test_all_cards_are_dealt_where_the_house_deals_so(seats: int, sizes: list[int]) -> None:
    """TH-5.1: who sits next to the dealer may get one more."""
    state = dealt(seats, deal="all").state
    assert hand_sizes(state) == sizes
    assert [size(core(state).hand(seat)) for seat in range(seats)] == sizes
    assert core(state).pile_left == 0


def test_of_three_players_cards_a_fourth_hand_is_set_aside() -> None:
    """TH-5.1: the dummy is the last in the circle."""
    position = core(dealt(3, deal="all", first_dealer="2").state)
    hands = [write_cards(position.hand(seat)).split() for seat in range(3)]
    assert hands == [_sorted(DECK[place::4]) for place in range(3)]


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_who_gets_a_card_of_the_deck_is_known_beforehand(seats: int, how: str) -> None:
    """TH-2.1, TH-5.1."""
    options = GAME.options("fr-2009", {"deal": how, "first_dealer": "1"})
    before = GAME.start(options, seats)
    position = core(GAME.apply(before, TABLE, GAME.deal(DECK)).state)
    dealt_cards = DECK[: len(DECK) - position.pile_left]
    for seat in range(seats):
        got = [card for at, card in enumerate(dealt_cards) if holder(before, at) == seat]
        assert write_cards(position.hand(seat)).split() == _sorted(got)


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_every_card_is_somewhere(seats: int, how: str) -> None:
    """TH-1.1."""
    position = core(dealt(seats, deal=how).state)
    held = sum(len(spread(position.hand(seat))) for seat in range(seats))
    aside = 12 if (seats, how) == (3, "all") else 0
    assert held + position.pile_left + aside == 50


def test_everybody_hears_that_a_deal_begins() -> None:
    step = dealt(4, first_dealer="3")
    assert step.events == (events.Dealt(deal=1, dealer=Seat(3), direction=1),)
    assert step.closes


@pytest.mark.parametrize("cards", [DECK[:-1], [*DECK, "R4"], ["B4"] * 50, []])
def test_a_deck_that_is_not_the_deck_is_refused(cards: list[str]) -> None:
    """TH-1.1."""
    state = GAME.start(GAME.options("fr-2009", {}), 4)
    with pytest.raises(DeckWrong):
        GAME.apply(state, TABLE, GAME.deal(cards))


def _sorted(cards: Sequence[str]) -> list[str]:
    order = list(dict.fromkeys(GAME.deck()))
    return sorted(cards, key=order.index)
