"""Playing a deal to its end (GF-6 to GF-10)."""

from typing import Final

from msgspec.structs import replace

from lastcard.games.game import TABLE, Event, Seat, Step
from lastcard.games.gang import events
from lastcard.games.gang.checking import check
from lastcard.games.gang.combos import Combo, Type, size_of, type_of
from lastcard.games.gang.errors import CallAutomatic, CallRefused
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import TURNS, Call, Move, Pass, Play, write
from lastcard.games.gang.notation import write_cards, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.scoring import deal_points, outcome
from lastcard.games.gang.state import Phase, Result, Row, Said, State, direction, seats_in, totals
from lastcard.games.sealed import evolve


def legal_moves(state: State, position: Position) -> tuple[Move, ...]:
    """What the seat in turn may do, from weakest to strongest, a pass last."""
    moves: tuple[Move, ...] = position.legal_from(TURNS)
    if state.options.last_card == "automatic":
        return moves
    held = position.left(position.turn)
    spoken = [each for move in moves for each in _with_call(move, held)]
    return (*spoken, Call()) if position.pending == position.turn else tuple(spoken)


def play(state: State, seat: Seat, move: Play | Pass) -> Step[State]:
    """The seat in turn plays or passes."""
    before = state.position
    assert before is not None
    combo = None if isinstance(move, Pass) else move.combo
    place = PASS if combo is None else combo
    if not (0 <= place <= PASS and before.allows(place)):
        check(before, combo)
        raise AssertionError(move)  # pragma: no cover # what is not legal was refused
    if isinstance(move, Play) and move.last:
        _check_declaration(state, before, move)
        declare = True
    else:
        declare = state.options.last_card == "automatic"
    after = before.after(place, declare)
    seen = _seen(before, after, seat, combo)
    state = _played(state, seat, move, before, after)
    if after.winner == NOBODY:
        return Step(state, seen, after.to_beat == NOTHING)
    return _finish(state, after, seen)


def call(state: State, seat: Seat) -> Step[State]:
    """A seat says "Last card!" before the next player acts (GF-8.2, GF-8.5)."""
    if state.options.last_card == "automatic":
        raise CallAutomatic
    before = state.position
    # That nobody may declare has the number of the table, which does not speak.
    if before is None or seat == TABLE or before.pending != seat:
        raise CallRefused
    after = before.copy()
    after.call(seat)
    return Step(evolve(state, position=after), (events.Declared(seat=seat),))


def _with_call(move: Move, held: int) -> tuple[Move, ...]:
    # A player who comes down to one card may say so with the play (GF-8.2).
    if isinstance(move, Play) and held - size_of(move.combo) == 1:
        return move, Play(move.combo, last=True)
    return (move,)


def _check_declaration(state: State, position: Position, move: Play) -> None:
    if state.options.last_card == "automatic":
        raise CallAutomatic
    if position.left(position.turn) - size_of(move.combo) != 1:
        raise CallRefused


def _seen(before: Position, after: Position, seat: Seat, combo: Combo | None) -> tuple[Event, ...]:
    if combo is None and before.pending == NOBODY and after.to_beat != NOTHING:
        return _PASSED[seat]
    seen: list[Event] = []
    if before.pending != NOBODY:
        seen.append(events.Undeclared(seat=Seat(before.pending)))
    if combo is None:
        seen.extend(_PASSED[seat])
    elif before.pending != seat:
        seen.append(
            events.Played(
                seat=seat,
                cards=write_combo(combo),
                type=_TYPES[type_of(combo)],
                left=after.left(seat),
            )
        )
    if after.declared != before.declared:
        seen.append(events.Declared(seat=seat))
    if after.to_beat == NOTHING and after.winner == NOBODY:
        seen.append(events.CycleEnded(leader=Seat(after.turn)))
    return tuple(seen)


def _played(
    state: State, seat: Seat, move: Play | Pass, before: Position, after: Position
) -> State:
    # A player who leads without having declared keeps the card: nothing was played (GF-8.5).
    void = before.pending == seat
    cycle = state.cycle if void else (*state.cycle, _said(seat, move))
    number = state.number + 1
    if cycle and after.to_beat == NOTHING:
        cycles = (*state.cycles, cycle)
        return replace(state, number=number, position=after, cycle=(), cycles=cycles)
    return replace(state, number=number, position=after, cycle=cycle)


def _finish(state: State, position: Position, seen: tuple[Event, ...]) -> Step[State]:
    seats = range(state.seats)
    winner = Seat(position.winner)
    undeclared = seats_in(position.out)
    left = tuple(position.left(seat) for seat in seats)
    result = Result(
        dealer=state.dealer,
        hands=tuple(position.hand(seat) for seat in seats),
        row=Row(
            direction=direction(state),
            winner=winner,
            left=left,
            points=deal_points(left, winner, frozenset(undeclared), state.options),
            undeclared=undeclared,
        ),
    )
    state = evolve(
        state,
        phase=Phase.DEAL,
        results=(*state.results, result),
        dealer=winner,
        position=None,
        exchange=None,
        shown=(),
    )
    ended: Event = events.DealEnded(
        winner=winner,
        hands=tuple(write_cards(cards) for cards in result.hands),
        points=result.row.points,
        totals=totals(state),
    )
    final = outcome(totals(state), state.options)
    if final is None:
        return Step(state, (*seen, ended), closes=True)
    over: Event = events.MatchEnded(totals=final.totals, winners=final.winners)
    return Step(evolve(state, phase=Phase.DONE), (*seen, ended, over), closes=True)


def _said(seat: Seat, move: Play | Pass) -> Said:
    if isinstance(move, Pass):
        return _SAID_PASS[seat]
    return Said(seat, write_combo(move.combo) if not move.last else write(move))


# Made once: a pass is what happens most.
_SAID_PASS: Final = tuple(Said(Seat(seat), write(Pass())) for seat in range(4))
_PASSED: Final = tuple((events.Passed(seat=Seat(seat)),) for seat in range(4))
_TYPES: Final = tuple(type_.name.lower() for type_ in Type)
