"""Playing a deal to its end, and what may not be played (GF-6 to GF-10)."""

from lastcard.games.errors import CardNotHeld
from lastcard.games.game import TABLE, Event, Seat, Step
from lastcard.games.gang import events
from lastcard.games.gang.cards import M1, highest, holds
from lastcard.games.gang.combos import (
    COMBOS,
    Combo,
    Type,
    beats,
    cards_of,
    size_class,
    size_of,
    type_of,
)
from lastcard.games.gang.errors import (
    CallAutomatic,
    CallRefused,
    MustBlock,
    MustLead,
    MustLeadHighest,
    MustLeadSeveral,
    MustOpen,
    NotACombo,
    OpeningTooLarge,
    TooLow,
    WrongSize,
)
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Call, Move, Pass, Play, write
from lastcard.games.gang.notation import NAMES, write_cards, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.scoring import deal_points, outcome
from lastcard.games.gang.state import (
    Phase,
    Result,
    Row,
    Said,
    State,
    direction,
    evolve,
    seats_in,
    totals,
)


def legal_moves(state: State, position: Position) -> tuple[Move, ...]:
    """What the seat in turn may do, from weakest to strongest, a pass last."""
    spoken = state.options.last_card == "spoken"
    held = position.left(position.turn)
    moves: list[Move] = []
    for place in position.legal():
        if place == PASS:
            moves.append(Pass())
            continue
        moves.append(Play(place))
        if spoken and held - size_of(place) == 1:
            moves.append(Play(place, last=True))
    if position.pending == position.turn:
        moves.append(Call())
    return tuple(moves)


def play(state: State, seat: Seat, move: Play | Pass) -> Step[State]:
    """The seat in turn plays or passes."""
    before = state.position
    assert before is not None
    check(before, None if isinstance(move, Pass) else move.combo)
    if isinstance(move, Play):
        _check_declaration(state, before, move)
    after = before.copy()
    automatic = state.options.last_card == "automatic"
    if isinstance(move, Pass):
        after.play(PASS)
    else:
        after.play(move.combo, automatic or move.last)
    seen = _seen(before, after, seat, move)
    state = _with_said(state, seat, move, before, after)
    if after.winner == NOBODY:
        return Step(state, seen, closes=after.to_beat == NOTHING)
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


def check(position: Position, combo: Combo | None) -> None:
    """Refuse *combo*, or None for a pass, where the seat in turn may not play it."""
    if combo is None:
        _check_pass(position)
    else:
        _check_combo(position, combo)


def _check_pass(position: Position) -> None:
    if position.to_beat == NOTHING:
        raise MustLead
    if PASS not in position.legal():
        raise _due(position)


def _check_combo(position: Position, combo: Combo) -> None:
    if not 0 <= combo < COMBOS:
        raise NotACombo(cards=str(combo))  # the compiled table would not say so
    hand = position.hand(position.turn)
    if not holds(hand, cards_of(combo)):
        raise CardNotHeld(cards=write_combo(combo))
    if position.to_beat == NOTHING:
        _check_lead(position, combo)
    else:
        _check_answer(position, combo)


def _check_lead(position: Position, combo: Combo) -> None:
    legal = position.legal()
    if combo in legal:
        return
    if position.opening:
        raise MustOpen if not cards_of(combo) >> M1 & 1 else OpeningTooLarge
    if any(size_of(place) > 1 for place in legal):
        raise MustLeadSeveral
    raise MustLeadHighest(card=NAMES[highest(position.hand(position.turn))])


def _check_answer(position: Position, combo: Combo) -> None:
    to_beat = position.to_beat
    if not beats(combo, to_beat):
        # On a gang it is never the size that is wrong: it takes a higher gang (GF-7.1).
        if size_class(combo) != size_class(to_beat) and type_of(to_beat) < Type.GANG_OF_4:
            raise WrongSize(cards=write_combo(combo), size=size_of(to_beat))
        raise TooLow(cards=write_combo(combo), to_beat=write_combo(to_beat))
    if combo not in position.legal():
        raise _due(position)


def _due(position: Position) -> MustBlock:
    # Why nothing else may be played before a last card: the highest card, a gang, or either.
    legal = position.legal()  # without a pass, or nothing would be due
    gang = any(type_of(place) >= Type.GANG_OF_4 for place in legal)
    single = any(size_of(place) == 1 for place in legal)
    card = NAMES[highest(position.hand(position.turn))] if single else "none"
    return MustBlock(card=card, gang="yes" if gang else "no")


def _check_declaration(state: State, position: Position, move: Play) -> None:
    if not move.last:
        return
    if state.options.last_card == "automatic":
        raise CallAutomatic
    if position.left(position.turn) - size_of(move.combo) != 1:
        raise CallRefused


def _seen(before: Position, after: Position, seat: Seat, move: Play | Pass) -> tuple[Event, ...]:
    seen: list[Event] = []
    if before.pending != NOBODY:
        seen.append(events.Undeclared(seat=Seat(before.pending)))
    if isinstance(move, Pass):
        seen.append(events.Passed(seat=seat))
    elif before.pending != seat:
        seen.append(
            events.Played(
                seat=seat,
                cards=write_combo(move.combo),
                type=Type(type_of(move.combo)).name.lower(),
                left=after.left(seat),
            )
        )
    if after.declared & ~before.declared:
        seen.append(events.Declared(seat=seat))
    if after.winner == NOBODY and after.to_beat == NOTHING:
        seen.append(events.CycleEnded(leader=Seat(after.turn)))
    return tuple(seen)


def _with_said(
    state: State, seat: Seat, move: Play | Pass, before: Position, after: Position
) -> State:
    # Who leads without having declared keeps his card: nothing was played (GF-8.5).
    void = before.pending == seat
    cycle = state.cycle if void else (*state.cycle, Said(seat, write(move)))
    if cycle and after.to_beat == NOTHING:
        return evolve(state, position=after, cycle=(), cycles=(*state.cycles, cycle))
    return evolve(state, position=after, cycle=cycle)


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
