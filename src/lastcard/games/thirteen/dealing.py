"""From the shuffled deck to the first turn (TH-2.1, TH-5.1)."""

from typing import Final

from lastcard.games.errors import DeckWrong
from lastcard.games.game import Deal, Event, NextDeal, Seat, Step
from lastcard.games.sealed import evolve
from lastcard.games.thirteen import events
from lastcard.games.thirteen.cards import DECK, Card, gather
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.state import Phase, State, left_of

HAND_SIZE: Final = 5


def deal(state: State, move: Deal) -> Step[State]:
    """The table deals the shuffled deck, and the dealer's left-hand neighbour begins."""
    if sorted(move.deck) != list(DECK):
        raise DeckWrong(cards=len(move.deck))
    begun: Event = events.Dealt(deal=len(state.results) + 1, dealer=state.dealer, direction=1)
    position = _dealt_all(state, move.deck) if _deals_all(state) else _dealt_five(state, move.deck)
    return Step(evolve(state, phase=Phase.PLAY, position=position), (begun,), closes=True)


def next_deal(state: State) -> NextDeal | None:
    """What is settled about the coming deal; None while one is played, and after the last."""
    if state.phase is not Phase.DEAL:
        return None
    return NextDeal(dealer=state.dealer, leader=left_of(state, state.dealer), direction=1)


def holder(state: State, place: int) -> Seat | None:
    """Who gets the card at *place* of the deck, once it is dealt or drawn; None if it is set aside.

    Whoever has played draws, in turn, so that the pile goes around as the dealt cards do (TH-2.4).
    """
    circle = max(state.seats, 4) if _deals_all(state) else state.seats
    at = place % circle
    return Seat((left_of(state, state.dealer) + at) % state.seats) if at < state.seats else None


def _deals_all(state: State) -> bool:
    return state.options.deal == "all"


def _dealt_five(state: State, deck: tuple[Card, ...]) -> Position:
    # The rest, in its order, is the draw pile (TH-2.1).
    dealt = HAND_SIZE * state.seats
    return _position(state, deck[:dealt], state.seats, deck[dealt:])


def _dealt_all(state: State, deck: tuple[Card, ...]) -> Position:
    # Of three players' cards a fourth hand, the last in the circle, is set aside (TH-5.1).
    return _position(state, deck, max(state.seats, 4), ())


def _position(
    state: State, dealt: tuple[Card, ...], circle: int, pile: tuple[Card, ...]
) -> Position:
    # One by one from the dealer's left.
    first = left_of(state, state.dealer)
    places = [(seat - first) % state.seats for seat in range(state.seats)]
    hands = [gather(list(dealt[place::circle])) for place in places]
    return Position(hands, first, pile)
