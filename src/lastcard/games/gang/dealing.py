"""From the shuffled deck to the first lead: ceremony, dealing, exchange (GF-2, GF-3, GF-11)."""

from typing import Final

from lastcard.games.errors import CardNotHeld, CardUnknown, DeckWrong
from lastcard.games.game import Deal, Event, Giving, NextDeal, Seat, Step
from lastcard.games.gang import events
from lastcard.games.gang.cards import (
    DECK,
    KINDS,
    M1,
    NUMBER,
    PHOENIX,
    CardSet,
    add,
    gather,
    highest,
    remove,
)
from lastcard.games.gang.errors import CutRefused
from lastcard.games.gang.moves import Cut, Give
from lastcard.games.gang.notation import NAMES
from lastcard.games.gang.position import Position
from lastcard.games.gang.scoring import giver
from lastcard.games.gang.state import (
    Exchange,
    Phase,
    Shown,
    State,
    direction,
    right_of,
    rules,
    totals,
)
from lastcard.games.sealed import evolve

DEALT: Final = 16
"""How many cards everybody is dealt (GF-2.1)."""
_CIRCLE: Final = 4
"""Among how many hands the deck is dealt: of three players' the fourth is the dummy's (GF-2.2)."""


def deal(state: State, move: Deal) -> Step[State]:
    """The table brings the shuffled deck; without ceremony it is dealt at once."""
    if sorted(move.deck) != list(DECK):
        raise DeckWrong(cards=len(move.deck))
    begun: Event = events.Dealt(
        deal=len(state.results) + 1, dealer=state.dealer, direction=direction(state)
    )
    state = evolve(state, deck=move.deck, shown=(), exchange=None, cycle=(), cycles=())
    if state.options.ceremony == "on":
        return Step(evolve(state, phase=Phase.CUT), (begun,))
    return _hand_out(state, right_of(state.seats, state.dealer), (begun,))


def cut(state: State, seat: Seat, move: Cut) -> Step[State]:
    """The player to the dealer's right cuts (GF-2.4)."""
    _check_cut(state, move)
    deck = state.deck[move.at :] + state.deck[: move.at]
    done: Event = events.DeckCut(seat=seat, at=move.at)
    state = evolve(state, deck=deck)
    if state.options.count == "none":
        return _hand_out(state, right_of(state.seats, state.dealer), (done,))
    return Step(evolve(state, phase=Phase.SHOW), (done,))


def show(state: State, seat: Seat, move: Cut) -> Step[State]:
    """The dealer lifts cards and shows the lowest of them, which stays in its place (GF-2.4)."""
    _check_cut(state, move)
    card = state.deck[move.at - 1]
    again = NUMBER[card] >= PHOENIX
    seen: Event = events.CardShown(seat=seat, card=NAMES[card], again=again)
    state = evolve(state, shown=(*state.shown, Shown(card, move.at - 1)))
    if again:
        return Step(state, (seen,))
    return _hand_out(state, _counted(state, NUMBER[card]), (seen,))


def give_back(state: State, seat: Seat, move: Give) -> Step[State]:
    """The winner gives any one card to the loser (GF-11.2)."""
    exchange = state.exchange
    assert exchange is not None
    if not 0 <= move.card < KINDS:
        raise CardUnknown(card=str(move.card))
    if not state.hands[seat] >> move.card & 1:
        raise CardNotHeld(cards=NAMES[move.card])
    hands = list(state.hands)
    hands[seat] = remove(hands[seat], gather([move.card]))
    hands[exchange.giver] = add(hands[exchange.giver], move.card)
    given: Event = events.Given(
        giver=seat, taker=exchange.giver, card=NAMES[move.card], forced=False
    )
    state = evolve(
        state,
        hands=tuple(hands),
        exchange=Exchange(exchange.giver, exchange.taker, exchange.given, move.card),
    )
    return Step(_begin(state, seat, opening=False), (given,), closes=True)


def cuts(state: State) -> tuple[Cut, ...]:
    """Where the deck may be cut now, the middle first: not again where a card was shown."""
    known = {shown.depth + 1 for shown in state.shown}
    places = sorted(range(1, len(DECK)), key=lambda at: abs(at - len(DECK) // 2))
    return tuple(Cut(at) for at in places if at not in known)


def next_deal(state: State) -> NextDeal | None:
    """What is settled about the coming deal; None while one is played, and after the last.

    In the first deal the multi-coloured 1 decides who leads (GF-3.1), later on the winner of the
    last one deals and leads, and is given a card (GF-2.3, GF-3.4, GF-11.1).
    """
    if state.phase is not Phase.DEAL:
        return None
    if not state.results:
        return NextDeal(dealer=state.dealer, leader=None, direction=direction(state))
    return NextDeal(
        dealer=state.dealer,
        leader=state.dealer,
        direction=direction(state),
        giving=_giving(state),
    )


def holder(state: State, depth: int) -> Seat | None:
    """Who is dealt the card that lies *depth* cards down, or None for the dummy (GF-2.4)."""
    place = depth % _CIRCLE
    return Seat((state.first + place) % state.seats) if place < state.seats else None


def _check_cut(state: State, move: Cut) -> None:
    if move not in cuts(state):
        raise CutRefused(at=move.at)


def _counted(state: State, number: int) -> Seat:
    # The dealer is number one; only players are counted.
    way = {"clockwise": -1, "direction": direction(state)}.get(state.options.count, 1)
    return Seat((state.dealer + way * (number - 1)) % state.seats)


def _hand_out(state: State, first: Seat, seen: tuple[Event, ...]) -> Step[State]:
    # One by one, counter-clockwise, the dummy last in the circle.
    places = [(seat - first) % state.seats for seat in range(state.seats)]
    hands = tuple([gather(list(state.deck[place::_CIRCLE])) for place in places])
    state = evolve(state, first=first, deck=(), hands=hands)
    if state.results:
        return _force_gift(state, seen)
    return Step(_open(state), seen, closes=True)


def _open(state: State) -> State:
    # The holder of M1 leads with it; if the dummy has it, the player to the dealer's right leads
    # anything (GF-3.1, GF-3.3).
    for seat, cards in enumerate(state.hands):
        if cards >> M1 & 1:
            return _begin(state, Seat(seat), opening=True)
    return _begin(state, right_of(state.seats, state.dealer), opening=False)


def _force_gift(state: State, seen: tuple[Event, ...]) -> Step[State]:
    # The loser of the last deal gives up the highest card (GF-11.1).
    due = _giving(state)
    hands: list[CardSet] = list(state.hands)
    card = highest(hands[due.giver])
    hands[due.giver] = remove(hands[due.giver], gather([card]))
    hands[due.taker] = add(hands[due.taker], card)
    gift: Event = events.Given(giver=due.giver, taker=due.taker, card=NAMES[card], forced=True)
    exchange = Exchange(due.giver, due.taker, card)
    state = evolve(state, hands=tuple(hands), exchange=exchange, phase=Phase.EXCHANGE)
    return Step(state, (*seen, gift), closes=True)


def _giving(state: State) -> Giving:
    last = state.results[-1].row
    return Giving(giver(last.left, totals(state), last.winner), last.winner)


def _begin(state: State, leader: Seat, *, opening: bool) -> State:
    position = Position(state.hands, leader, direction(state), rules(state.options), opening)
    return evolve(state, phase=Phase.PLAY, hands=(), position=position)
