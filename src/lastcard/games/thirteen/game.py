"""13 as a ``Game``: whose turn it is, and which room of the rules a move belongs to."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from lastcard.games.errors import MatchOver, NotYourTurn, WrongPhase
from lastcard.games.game import TABLE, Deal, Event, Outcome, Seat, Step
from lastcard.games.options import check_seats, describe, make_options
from lastcard.games.thirteen import dealing, events, moves, playing, scoring, view
from lastcard.games.thirteen import state as states
from lastcard.games.thirteen.cards import DECK
from lastcard.games.thirteen.editions import EDITIONS, Options
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import NAMES, read_card
from lastcard.games.thirteen.state import Phase, State
from lastcard.games.thirteen.view import View


class Thirteen:
    """The rules of 13; see ``docs/rules/thirteen.md``."""

    key = "thirteen"
    players = range(3, 7)
    editions = EDITIONS
    quick: Mapping[str, str] = MappingProxyType({})
    page = "thirteen"

    def options(self, edition: str, changes: Mapping[str, str]) -> Options:
        """The options of *edition* with single *changes*."""
        return make_options(self.editions, edition, changes)

    def describe(self, options: Options) -> Mapping[str, str]:
        """Every option by name, as text."""
        return describe(options)

    def start(self, options: Options, seats: int) -> State:
        """A match before its first deal."""
        check_seats(self.players, seats, options.first_dealer)
        return State(options, seats, Seat(options.first_dealer))

    def awaits(self, state: State) -> Seat | None:
        """Whose move the match waits for."""
        match state.phase:
            case Phase.DEAL:
                return TABLE
            case Phase.PLAY:
                assert state.position is not None
                return Seat(state.position.turn)
            case Phase.DONE:
                return None

    def turn(self, state: State) -> int:
        """The turn number."""
        return state.number

    def may_act(self, state: State) -> frozenset[Seat]:
        """The awaited seat: nobody speaks out of turn."""
        awaited = self.awaits(state)
        return frozenset() if awaited is None else frozenset({awaited})

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What *seat* may do now; the table's deals are too many to list."""
        if seat == TABLE or seat != self.awaits(state):
            return ()
        assert state.position is not None
        return playing.legal_moves(state.position)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The match after *move*, or a refusal."""
        awaited = self.awaits(state)
        if awaited is None:
            raise MatchOver
        if seat != awaited:
            raise NotYourTurn(seat=seat, turn=awaited)
        numbered = states.evolve(state, number=state.number + 1)
        match move:
            case Deal() if state.phase is Phase.DEAL:
                return dealing.deal(numbered, move)
            case Play() if state.phase is Phase.PLAY:
                return playing.play(numbered, seat, move)
            case _:
                raise WrongPhase(awaited=state.phase.value, move=type(move).__name__.lower())

    def default(self, state: State, seat: Seat) -> Move:
        """The lowest card that takes nothing, else the lowest."""
        assert state.position is not None
        assert seat == self.awaits(state)
        return playing.careful_move(state.position)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything *seat* may know."""
        legal = () if seat is None else self.legal(state, seat)
        return view.view(state, seat, self.awaits, legal)

    def encode(self, view_of_seat: View) -> bytes:
        """The view as JSON."""
        return view.encode(view_of_seat)

    def decode(self, raw: bytes | str) -> View:
        """The view that ``encode`` encoded."""
        return view.decode(raw)

    def decode_events(self, raw: bytes | str) -> tuple[Event, ...]:
        """The events that JSON holds."""
        return events.decode(raw)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return scoring.outcome(states.totals(state), len(state.results))

    def scores(self, state: State) -> Sequence[Sequence[int]]:
        """The points of each finished deal."""
        return tuple(result.points for result in state.results)

    def deck(self) -> Sequence[str]:
        """The 50 cards."""
        return tuple(NAMES[card] for card in DECK)

    def deal(self, cards: Sequence[str]) -> Move:
        """The table's move that deals *cards*."""
        return Deal(tuple(read_card(card) for card in cards))

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
        return Seat((seat - 1) % state.seats)

    def direction(self, state: State) -> int:
        """Always clockwise, to the next higher seat (TH-2.1)."""
        return 1
