"""Playing a deal to its end (TH-2.2 to TH-2.7)."""

from lastcard.games.errors import CardNotHeld, MoveUnreadable
from lastcard.games.game import Event, Seat, Step
from lastcard.games.thirteen import events
from lastcard.games.thirteen.cards import PLACEMENTS, card_of, copies, size, target_of, value_of
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import NAMES, TARGET_NAMES, write_cards, write_sequence
from lastcard.games.thirteen.position import NOBODY, Position
from lastcard.games.thirteen.scoring import deal_points, outcome, tally
from lastcard.games.thirteen.state import Phase, Result, State, evolve, left_of, totals


def legal_moves(position: Position) -> tuple[Move, ...]:
    """What the seat in turn may play, from the lowest card to the highest (TH-2.2, TH-2.3)."""
    return tuple([Play(placement) for placement in position.legal()])


def careful_move(position: Position) -> Move:
    """The lowest card that takes nothing, else the lowest."""
    choices = position.legal()
    harmless = (placement for placement in choices if not position.takes(placement))
    return Play(next(harmless, choices[0]))


def play(state: State, seat: Seat, move: Play) -> Step[State]:
    """The seat in turn puts down a card, takes what is due, and draws."""
    before = state.position
    assert before is not None
    if not 0 <= move.placement < PLACEMENTS:
        raise MoveUnreadable(text=str(move.placement))  # the compiled table would not say so
    card = card_of(move.placement)
    if not copies(before.hand(seat), card):
        raise CardNotHeld(cards=NAMES[card])
    after = before.copy()
    after.play(move.placement)
    seen = _seen(before, after, seat, move)
    state = evolve(state, position=after)
    if after.turn == NOBODY:
        return _finish(state, after, seen)
    return Step(state, seen, closes=before.takes(move.placement))


def _seen(before: Position, after: Position, seat: Seat, move: Play) -> tuple[Event, ...]:
    card, target = card_of(move.placement), target_of(move.placement)
    reached = before.sum_on(target) + value_of(card)
    name = TARGET_NAMES[target]
    seen: list[Event] = [events.Played(seat=seat, card=NAMES[card], target=name, sum=reached)]
    if before.takes(move.placement):
        cards = write_sequence(before.on(target))
        taken = size(after.taken_by(seat))
        seen.append(events.Took(seat=seat, target=name, cards=cards, taken=taken))
    if before.pile_left:
        seen.append(events.Drew(seat=seat, pile=after.pile_left))
    return tuple(seen)


def _finish(state: State, position: Position, seen: tuple[Event, ...]) -> Step[State]:
    result = _result(state, position)
    state = evolve(
        state,
        phase=Phase.DEAL,
        results=(*state.results, result),
        dealer=left_of(state, state.dealer),
    )
    ended: Event = events.DealEnded(
        taken=tuple(write_cards(cards) for cards in result.taken),
        points=result.points,
        totals=totals(state),
    )
    final = outcome(totals(state), len(state.results))
    if final is None:
        return Step(state, (*seen, ended), closes=True)
    over: Event = events.MatchEnded(totals=final.totals, winners=final.winners)
    return Step(evolve(state, phase=Phase.DONE), (*seen, ended, over), closes=True)


def _result(state: State, position: Position) -> Result:
    taken = tuple(position.taken_by(seat) for seat in range(state.seats))
    tallies = tuple(tally(cards) for cards in taken)
    return Result(state.dealer, taken, tallies, deal_points(tallies))
