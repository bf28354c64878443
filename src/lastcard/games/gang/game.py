"""Gang of Four as a ``Game``: whose turn it is, and which part of the rules handles a move."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lastcard.games.cardgame import CardGame
from lastcard.games.errors import MatchOver, NotYourTurn, WrongPhase
from lastcard.games.game import TABLE, Deal, Outcome, Seat, Step
from lastcard.games.gang import dealing, events, moves, playing, scoring
from lastcard.games.gang import state as states
from lastcard.games.gang.cards import spread
from lastcard.games.gang.duty import Duty, duty
from lastcard.games.gang.editions import EDITIONS, Options
from lastcard.games.gang.moves import Call, Cut, Give, Move, Pass, Play
from lastcard.games.gang.notation import WORDS, write_cards
from lastcard.games.gang.position import NOBODY
from lastcard.games.gang.state import Phase, State
from lastcard.games.gang.view import View, public
from lastcard.games.options import check_seats
from lastcard.games.sealed import evolve

_KINDS: Final[Mapping[Phase, tuple[type[Move], ...]]] = {
    Phase.DEAL: (Deal,),
    Phase.CUT: (Cut,),
    Phase.SHOW: (Cut,),
    Phase.EXCHANGE: (Give,),
    Phase.PLAY: (Play, Pass),
}


_TURN: Final = (Play, Pass)
_SEATS: Final = tuple(Seat(seat) for seat in range(4))


class GangOfFour(CardGame[State, Move, View, Options]):
    """The rules of Gang of Four; see ``docs/rules/gang-of-four.md``."""

    key = "gang"
    players = range(3, 5)
    editions = EDITIONS
    quick: Mapping[str, str] = MappingProxyType({"last_card": "automatic"})
    page = "gang-of-four"
    names = WORDS
    views = View
    events = tuple[events.AnyEvent, ...]

    def start(self, options: Options, seats: int) -> State:
        """A match before its first deal."""
        check_seats(self.players, seats, options.first_dealer)
        return State(options, seats, Seat(options.first_dealer))

    def awaits(self, state: State) -> Seat | None:
        """Whose move the match waits for."""
        if state.position is not None:  # the usual case, and asked for most of all
            return _SEATS[state.position.turn]
        match state.phase:
            case Phase.DEAL:
                return TABLE
            case Phase.CUT:
                return self.seat_to_right(state, state.dealer)
            case Phase.SHOW | Phase.EXCHANGE:
                return state.dealer  # the winner of the last deal deals (GF-2.3)
            case Phase.PLAY:  # pragma: no cover # its position is asked above
                raise AssertionError("a deal being played has its position")
            case Phase.DONE:
                return None

    def may_act(self, state: State) -> frozenset[Seat]:
        """The awaited seat, and the seats that may still say "Last card!" (GF-8.5)."""
        awaited = self.awaits(state)
        seats = [] if awaited is None else [awaited]
        if state.position is not None and state.position.pending != NOBODY:
            seats.append(Seat(state.position.pending))
        return frozenset(seats)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What *seat* may do now; the table's deals are too many to list."""
        position = state.position
        if position is not None:
            if seat == position.turn:
                return playing.legal_moves(state, position)
            if seat != position.pending:
                return ()  # most questions are about those who wait
        if seat == TABLE or seat not in self.may_act(state):
            return ()
        if seat != self.awaits(state):
            return (Call(),)
        if state.phase is Phase.EXCHANGE:
            return tuple(Give(card) for card in sorted(set(spread(state.hands[seat]))))
        return dealing.cuts(state)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The match after *move*, or a refusal."""
        position = state.position
        if position is not None and seat == position.turn and isinstance(move, _TURN):
            return playing.play(state, seat, move)
        if state.phase is Phase.DONE:
            raise MatchOver
        if isinstance(move, Call):
            return playing.call(state, seat)
        awaited = self.awaits(state)
        assert awaited is not None, "a match that is not over waits for somebody"
        if seat != awaited:
            raise NotYourTurn(seat=seat, turn=awaited)
        if not isinstance(move, _KINDS[state.phase]):
            raise WrongPhase(awaited=state.phase.value, move=type(move).__name__.lower())
        return self._prepare(evolve(state, number=state.number + 1), seat, move)

    def _prepare(self, state: State, seat: Seat, move: Move) -> Step[State]:
        match move:
            case Deal():
                return dealing.deal(state, move)
            case Give():
                return dealing.give_back(state, seat, move)
            case Cut() if state.phase is Phase.CUT:
                return dealing.cut(state, seat, move)
            case Cut():
                return dealing.show(state, seat, move)
            case Call() | Play() | Pass():  # pragma: no cover # carried out before
                raise AssertionError(move)

    def default(self, state: State, seat: Seat) -> Move:
        """Pass, else the forced or lowest play, declared; the lowest card; the middle cut.

        A last card that can still be declared is declared before leading.
        """
        choices = self.legal(state, seat)
        if Call() in choices:
            return Call()  # before leading: playing on would put the seat out of the deal (GF-8.5)
        if Pass() in choices:
            return Pass()
        lowest = choices[0]
        if isinstance(lowest, Play) and Play(lowest.combo, last=True) in choices:
            return Play(lowest.combo, last=True)
        return lowest

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return scoring.outcome(states.totals(state), state.options)

    def scores(self, state: State) -> Sequence[Sequence[int]]:
        """The points of each finished deal."""
        return tuple([result.row.points for result in state.results])

    def read(self, text: str) -> Move:
        """The move a text means."""
        return moves.read(text)

    def write(self, move: Move) -> str:
        """The move as canonical text."""
        return moves.write(move)

    def cutter(self, state: State) -> Seat | None:
        """The player to the dealer's right; in the ceremony the cuts are moves (GF-2.4)."""
        ceremony = state.options.ceremony == "on"
        return None if ceremony else self.seat_to_right(state, state.dealer)

    def seat_to_right(self, state: State, seat: Seat) -> Seat:
        """Seats are numbered counter-clockwise: the next one sits to the right."""
        return states.right_of(state.seats, seat)

    def direction(self, state: State) -> int:
        """Which way the turn passes in this deal (GF-4.1)."""
        return states.direction(state)

    def _public(self, state: State) -> View:
        return public(state, self.awaits(state))

    def _hand(self, state: State, seat: Seat) -> str:
        return write_cards(states.hand(state, seat))

    def _duty(self, state: State, seat: Seat) -> Duty:
        return duty(state, seat)
