"""From the shuffled deck to the first lead: ceremony, dealing, exchange (GF-2, GF-3, GF-11)."""

from typing import Final

from lastcard.games.errors import CardNotHeld, CardUnknown, DeckWrong
from lastcard.games.game import Deal, Event, Seat, Step
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
    evolve,
    rules,
    totals,
)

DEALT: Final = 16
"""How many cards everybody is dealt (GF-2.1)."""


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
    return _hand_out(state, _right_of(state, state.dealer), (begun,))


def cut(state: State, seat: Seat, move: Cut) -> Step[State]:
    """The player to the dealer's right cuts (GF-2.4)."""
    _check_cut(state, move)
    deck = state.deck[move.at :] + state.deck[: move.at]
    done: Event = events.DeckCut(seat=seat, at=move.at)
    state = evolve(state, deck=deck)
    if state.options.count == "none":
        return _hand_out(state, _right_of(state, state.dealer), (done,))
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


def holder(state: State, depth: int) -> Seat | None:
    """Who is dealt the card that lies *depth* cards down, or None for the dummy (GF-2.4)."""
    place = depth % 4
    return Seat((state.first + place) % state.seats) if place < state.seats else None


def _check_cut(state: State, move: Cut) -> None:
    if move not in cuts(state):
        raise CutRefused(at=move.at)


def _right_of(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.seats)


def _counted(state: State, number: int) -> Seat:
    # The dealer counts himself as one; only players are counted.
    way = {"clockwise": -1, "direction": direction(state)}.get(state.options.count, 1)
    return Seat((state.dealer + way * (number - 1)) % state.seats)


def _hand_out(state: State, first: Seat, seen: tuple[Event, ...]) -> Step[State]:
    # One by one, counter-clockwise, the dummy last in the circle.
    state = evolve(state, first=first)
    hands = [0] * state.seats
    for depth, card in enumerate(state.deck):
        seat = holder(state, depth)
        if seat is not None:
            hands[seat] = add(hands[seat], card)
    state = evolve(state, deck=(), hands=tuple(hands))
    if state.results:
        return _force_gift(state, seen)
    return Step(_open(state), seen, closes=True)


def _open(state: State) -> State:
    # The holder of M1 leads with it; if the dummy has it, the player to the dealer's right does as
    # he likes (GF-3.1, GF-3.3).
    for seat, cards in enumerate(state.hands):
        if cards >> M1 & 1:
            return _begin(state, Seat(seat), opening=True)
    return _begin(state, _right_of(state, state.dealer), opening=False)


def _force_gift(state: State, seen: tuple[Event, ...]) -> Step[State]:
    # The loser of the last deal gives up the highest card (GF-11.1).
    last = state.results[-1].row
    loser = giver(last.left, totals(state), last.winner)
    hands: list[CardSet] = list(state.hands)
    card = highest(hands[loser])
    hands[loser] = remove(hands[loser], gather([card]))
    hands[last.winner] = add(hands[last.winner], card)
    gift: Event = events.Given(giver=loser, taker=last.winner, card=NAMES[card], forced=True)
    exchange = Exchange(loser, last.winner, card)
    state = evolve(state, hands=tuple(hands), exchange=exchange, phase=Phase.EXCHANGE)
    return Step(state, (*seen, gift), closes=True)


def _begin(state: State, leader: Seat, *, opening: bool) -> State:
    position = Position(state.hands, leader, direction(state), rules(state.options), opening)
    return evolve(state, phase=Phase.PLAY, hands=(), position=position)
