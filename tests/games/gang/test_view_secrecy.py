"""A view tells nothing about cards its seat has not seen: shuffle them, and it stays the same."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.games.game import Seat
from lastcard.games.gang.cards import DECK, Card, gather, spread
from lastcard.games.gang.dealing import holder
from lastcard.games.gang.notation import read_sequence
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase, State, hand
from lastcard.games.sealed import evolve

from .arrange import GAME, position_of, wander

CHOICES = {
    "opening_limit": ["5", "none"],
    "last_card": ["spoken", "automatic"],
    "undeclared": ["plus_one", "one"],
    "block": ["single", "single_or_gang"],
    "block_lead": ["highest", "free"],
    "after_pass": ["may_return", "out_of_cycle"],
    "discards": ["covered", "open"],
    "ceremony": ["off", "on"],
    "count": ["counter_clockwise", "clockwise", "direction", "none"],
    "target": ["15", "60"],
}
options = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()})


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any state a match can come to."""
    options_drawn = GAME.options("en-2010", draw(options))
    rng = Random(draw(st.integers(0, 2**32)))
    state = GAME.start(options_drawn, draw(st.sampled_from([3, 4])))
    # Often just after a deal, where ceremony and exchange are.
    state = wander(state, rng, draw(st.integers(1, 300)))
    if draw(st.booleans()):
        while state.phase not in (Phase.DEAL, Phase.DONE):
            state = wander(state, rng, 1)
        state = wander(state, rng, draw(st.integers(1, 4)))
    return state


@pytest.mark.exhaustive
@settings(max_examples=600)
@given(states(), st.integers(0, 2**32))
def test_a_view_does_not_change_when_cards_unseen_are_shuffled(state: State, seed: int) -> None:
    for seat in [None, *(Seat(seat) for seat in range(state.seats))]:
        other = shuffled(state, seat, Random(seed))
        assert GAME.encode(GAME.view(other, seat)) == GAME.encode(GAME.view(state, seat))


def test_the_shuffle_changes_every_phase_that_has_secrets() -> None:
    """A shuffle that changed nothing would prove nothing."""
    changed = {state.phase for state in some_states() if shuffled(state, None, Random(1)) != state}
    assert changed == {Phase.CUT, Phase.SHOW, Phase.EXCHANGE, Phase.PLAY}


@settings(max_examples=100)
@given(states(), st.integers(0, 2**32))
def test_a_view_does_change_when_the_seats_own_cards_do(state: State, seed: int) -> None:
    if state.phase in (Phase.EXCHANGE, Phase.PLAY):
        other = shuffled(state, None, Random(seed))
        for seat in range(state.seats):
            if hand(other, Seat(seat)) != hand(state, Seat(seat)):
                assert GAME.view(other, Seat(seat)).hand != GAME.view(state, Seat(seat)).hand


def test_every_phase_and_kind_of_secret_is_met() -> None:
    met = Counter(state.phase for state in some_states())
    assert set(met) == set(Phase)
    assert any(state.exchange and state.exchange.returned is not None for state in some_states())
    assert any(state.shown and state.phase is Phase.PLAY for state in some_states())


def some_states() -> Iterator[State]:
    rng = Random(4)
    options = GAME.options("en-2010", {"ceremony": "on", "target": "10"})
    state = GAME.start(options, 3)
    while state.phase is not Phase.DONE:
        yield state
        state = wander(state, rng, 1)
    yield state


def shuffled(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match with the cards that *seat* has not seen exchanged among each other."""
    if state.phase in (Phase.CUT, Phase.SHOW):
        return evolve(state, deck=shuffled_deck(state, rng))
    if state.phase in (Phase.EXCHANGE, Phase.PLAY):
        return with_hands(state, shuffled_hands(state, seat, rng))
    return state


def shuffled_deck(state: State, rng: Random) -> tuple[Card, ...]:
    """The undealt deck; cards shown at the cut stay in their places."""
    deck = list(state.deck)
    hidden = [depth for depth in range(64) if depth not in {shown.depth for shown in state.shown}]
    cards = moved(rng, [deck[depth] for depth in hidden])
    for depth, card in zip(hidden, cards, strict=True):
        deck[depth] = card
    return tuple(deck)


def shuffled_hands(state: State, seat: Seat | None, rng: Random) -> list[list[Card]]:
    """The hands and the dummy; the seat's own cards and those everybody saw stay where they are."""
    hands = [spread(hand(state, Seat(other))) for other in range(state.seats)]
    dummy = Counter(DECK) - Counter(card for cards in hands for card in cards)
    dummy -= Counter(played_cards(state))
    known = [
        list(cards) if other == seat else seen_in_hand(state, Seat(other))
        for other, cards in enumerate(hands)
    ]
    hidden = [
        list((Counter(cards) - Counter(kept)).elements())
        for cards, kept in zip(hands, known, strict=True)
    ]
    pool = moved(rng, [card for cards in [*hidden, list(dummy.elements())] for card in cards])
    return [kept + [pool.pop() for _ in cards] for kept, cards in zip(known, hidden, strict=True)]


def moved(rng: Random, cards: list[Card]) -> list[Card]:
    """The cards in another order, if there is one."""
    while len(set(cards)) > 1:
        order = rng.sample(cards, k=len(cards))
        if order != cards:
            return order
    return cards


def played_cards(state: State) -> list[Card]:
    cycles = [*state.cycles, state.cycle]
    texts = [said.move.removesuffix("!") for cycle in cycles for said in cycle]
    return [card for text in texts if text != "pass" for card in read_sequence(text)]


def seen_in_hand(state: State, seat: Seat) -> list[Card]:
    """The cards everybody saw come to the seat, at the cut or in the exchange, if still there."""
    came = [shown.card for shown in state.shown if holder(state, shown.depth) == seat]
    exchange = state.exchange
    if exchange is not None and exchange.taker == seat:
        came.append(exchange.given)
    if exchange is not None and exchange.giver == seat and exchange.returned is not None:
        came.append(exchange.returned)
    held = Counter(spread(hand(state, seat)))
    return list((Counter(came) & held).elements())


def with_hands(state: State, hands: list[list[Card]]) -> State:
    """The match with other hands."""
    masks = tuple(gather(cards) for cards in hands)
    if state.phase is Phase.EXCHANGE:
        return evolve(state, hands=masks)
    old = position_of(state)
    position = Position(masks, old.turn, old.direction, old.rules, old.opening)
    position.resume(old.to_beat, old.owner, old.passed, old.declared, old.out, old.pending)
    return evolve(state, position=position)
