"""Playing a deal to its end (TH-2.2 to TH-2.7)."""

from functools import cache

from msgspec.structs import replace

from lastcard.games.errors import CardNotHeld, MoveUnreadable
from lastcard.games.game import Event, Seat, Step
from lastcard.games.sealed import evolve
from lastcard.games.thirteen import events
from lastcard.games.thirteen.cards import (
    PLACEMENTS,
    VALUE,
    Placement,
    card_of,
    copies,
    size,
    target_of,
)
from lastcard.games.thirteen.moves import PLAYS, Move, Play
from lastcard.games.thirteen.notation import NAMES, TARGET_NAMES, write_cards, write_sequence
from lastcard.games.thirteen.position import NOBODY, Position
from lastcard.games.thirteen.scoring import deal_points, outcome, tally
from lastcard.games.thirteen.state import Phase, Result, State, left_of, totals


def legal_moves(position: Position) -> tuple[Move, ...]:
    """What the seat in turn may play, from the lowest card to the highest (TH-2.2, TH-2.3)."""
    return position.legal_from(PLAYS)


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
    after = before.after(move.placement)
    takes = before.takes(move.placement)
    seen = _seen(before, after, seat, move.placement, takes)
    state = replace(state, number=state.number + 1, position=after)
    if after.turn == NOBODY:
        return _finish(state, after, seen)
    return Step(state, seen, takes)


def _seen(
    before: Position, after: Position, seat: Seat, placement: Placement, takes: bool
) -> tuple[Event, ...]:
    target = target_of(placement)
    seen: list[Event] = [_played(seat, placement, before.sum_on(target))]
    if takes:
        cards = write_sequence(before.on(target))
        taken = size(after.taken_by(seat))
        seen.append(events.Took(seat=seat, target=TARGET_NAMES[target], cards=cards, taken=taken))
    if before.pile_left:
        seen.append(_drew(seat, after.pile_left))
    return tuple(seen)


# There are few different ones of both, and at least one of them happens in every turn.
@cache
def _played(seat: Seat, placement: Placement, before: int) -> Event:
    card, name = card_of(placement), TARGET_NAMES[target_of(placement)]
    return events.Played(seat=seat, card=NAMES[card], target=name, sum=before + VALUE[card])


@cache
def _drew(seat: Seat, pile: int) -> Event:
    return events.Drew(seat=seat, pile=pile)


def _finish(state: State, position: Position, seen: tuple[Event, ...]) -> Step[State]:
    result = _result(state, position)
    state = evolve(
        state,
        phase=Phase.DEAL,
        results=(*state.results, result),
        dealer=left_of(state, state.dealer),
    )
    sums = totals(state)
    ended: Event = events.DealEnded(
        taken=tuple([write_cards(cards) for cards in result.taken]),
        points=result.points,
        totals=sums,
    )
    final = outcome(sums, len(state.results))
    if final is None:
        return Step(state, (*seen, ended), closes=True)
    over: Event = events.MatchEnded(totals=final.totals, winners=final.winners)
    return Step(evolve(state, phase=Phase.DONE), (*seen, ended, over), closes=True)


def _result(state: State, position: Position) -> Result:
    taken = tuple(position.taken_by(seat) for seat in range(state.seats))
    tallies = tuple(tally(cards) for cards in taken)
    return Result(state.dealer, taken, tallies, deal_points(tallies))
