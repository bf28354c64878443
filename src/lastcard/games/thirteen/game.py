"""13 as a ``Game``: whose turn it is, and which part of the rules handles a move."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lastcard.games.cardgame import CardGame
from lastcard.games.errors import MatchOver, NotYourTurn, WrongPhase
from lastcard.games.game import TABLE, Deal, Outcome, Seat, Step
from lastcard.games.options import check_seats
from lastcard.games.sealed import evolve
from lastcard.games.thirteen import dealing, events, moves, playing, scoring
from lastcard.games.thirteen import state as states
from lastcard.games.thirteen.duty import Duty, duty
from lastcard.games.thirteen.editions import EDITIONS, Options
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import WORDS, write_cards
from lastcard.games.thirteen.position import MOST_SEATS
from lastcard.games.thirteen.state import Phase, State
from lastcard.games.thirteen.view import View, public

_SEATS: Final = tuple(Seat(seat) for seat in range(MOST_SEATS))


class Thirteen(CardGame[State, Move, View, Options]):
    """The rules of 13; see ``docs/rules/thirteen.md``."""

    key = "thirteen"
    players = range(3, 7)
    editions = EDITIONS
    quick: Mapping[str, str] = MappingProxyType({})
    page = "thirteen"
    names = WORDS
    views = View
    events = tuple[events.AnyEvent, ...]

    def start(self, options: Options, seats: int) -> State:
        """A match before its first deal."""
        check_seats(self.players, seats, options.first_dealer)
        return State(options, seats, Seat(options.first_dealer))

    def awaits(self, state: State) -> Seat | None:
        """Whose move the match waits for."""
        if state.phase is Phase.PLAY:  # the usual case, and asked for most of all
            assert state.position is not None
            return _SEATS[state.position.turn]
        return TABLE if state.phase is Phase.DEAL else None

    def may_act(self, state: State) -> frozenset[Seat]:
        """The awaited seat: nobody speaks out of turn."""
        awaited = self.awaits(state)
        return frozenset() if awaited is None else frozenset({awaited})

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What *seat* may do now; the table's deals are too many to list."""
        position = state.position
        if position is None or state.phase is not Phase.PLAY or seat != position.turn:
            return ()
        return playing.legal_moves(position)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The match after *move*, or a refusal."""
        position = state.position
        if (
            position is not None
            and seat == position.turn
            and state.phase is Phase.PLAY
            and isinstance(move, Play)
        ):
            return playing.play(state, seat, move)
        awaited = self.awaits(state)
        if awaited is None:
            raise MatchOver
        if seat != awaited:
            raise NotYourTurn(seat=seat, turn=awaited)
        if state.phase is Phase.DEAL and isinstance(move, Deal):
            return dealing.deal(evolve(state, number=state.number + 1), move)
        raise WrongPhase(awaited=state.phase.value, move=type(move).__name__.lower())

    def default(self, state: State, seat: Seat) -> Move:
        """The lowest card that takes nothing, else the lowest."""
        assert state.position is not None
        assert seat == self.awaits(state)
        return playing.careful_move(state.position)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return scoring.outcome(states.totals(state), len(state.results))

    def scores(self, state: State) -> Sequence[Sequence[int]]:
        """The points of each finished deal."""
        return tuple(result.points for result in state.results)

    def read(self, text: str) -> Move:
        """The move a text means."""
        return moves.read(text)

    def write(self, move: Move) -> str:
        """The move as canonical text."""
        return moves.write(move)

    def cutter(self, state: State) -> Seat | None:
        """The player to the dealer's right."""
        return self.seat_to_right(state, state.dealer)

    def seat_to_right(self, state: State, seat: Seat) -> Seat:
        """Seats are numbered clockwise: the one before sits to the right."""
        return states.right_of(state.seats, seat)

    def direction(self, state: State) -> int:
        """Always clockwise, to the next higher seat (TH-2.1)."""
        return 1

    def _public(self, state: State) -> View:
        return public(state, self.awaits(state))

    def _hand(self, state: State, seat: Seat) -> str:
        return "" if state.position is None else write_cards(state.position.hand(seat))

    def _duty(self, state: State, seat: Seat) -> Duty:
        assert state.position is not None
        return duty(state.position)
