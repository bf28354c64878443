"""Stones, a toy game: the least that is a game to everything above ``games``.

Of twenty stones, S1 to S20, everybody is dealt four and sees no others. In turn each puts one down;
the highest of them takes the heap, which costs a point, and leads. The fewest points win.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from lastcard.games.cardgame import CardGame
from lastcard.games.cardnames import CardNames
from lastcard.games.errors import DeckWrong, MatchOver, MoveRefused, NotYourTurn
from lastcard.games.game import TABLE, Deal, Event, Outcome, Seat, Step
from lastcard.games.options import Bounds, check_seats
from lastcard.games.sealed import SEAL, Sealed

NAMES: Final = tuple(f"S{number}" for number in range(1, 21))
WORDS: Final = CardNames(NAMES, [1] * len(NAMES))


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: str = "toy"
    deals: Annotated[int, Bounds(1, 11)] = 3
    first_dealer: Annotated[int, Bounds(5)] = 0


class Put(msgspec.Struct, frozen=True):
    stone: int


Move: TypeAlias = Deal | Put


class NotYours(MoveRefused):
    code = "stones-not-yours"  # no language has a sentence for it


class Played(Event, frozen=True, kw_only=True):
    seat: Seat
    card: str


class DealEnded(Event, frozen=True, kw_only=True):
    points: tuple[int, ...]
    totals: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    options: Options
    seats: int
    dealer: Seat
    hands: tuple[tuple[int, ...], ...]
    taken: tuple[int, ...]
    turn: Seat = TABLE
    number: int = 0
    heap: tuple[tuple[int, Seat], ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    seal: Sealed = SEAL

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(deal[seat] for deal in self.scores) for seat in range(self.seats))


class View(msgspec.Struct, frozen=True, kw_only=True):
    game: Literal["stones"] = "stones"
    seat: Seat | None
    seats: int
    options: Options
    number: int
    deal: int
    dealer: Seat
    awaits: Seat | None
    hand: str
    counts: tuple[int, ...]
    heap: str
    taken: tuple[int, ...]
    totals: tuple[int, ...]
    outcome: Outcome | None
    legal: tuple[str, ...]


class Stones(CardGame[State, Move, View, Options]):
    key = "stones"
    players = range(2, 6)
    editions: Mapping[str, Options] = MappingProxyType({"toy": Options()})
    quick: Mapping[str, str] = MappingProxyType({})
    page = "stones"
    names = WORDS
    views = View
    events = tuple[Played | DealEnded, ...]

    def start(self, options: Options, seats: int) -> State:
        check_seats(self.players, seats, options.first_dealer)
        return State(options, seats, Seat(options.first_dealer), ((),) * seats, (0,) * seats)

    def awaits(self, state: State) -> Seat | None:
        return None if len(state.scores) == state.options.deals else state.turn

    def may_act(self, state: State) -> frozenset[Seat]:
        awaited = self.awaits(state)
        return frozenset() if awaited is None else frozenset({awaited})

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        acts = seat == self.awaits(state) != TABLE
        return tuple(Put(stone) for stone in sorted(state.hands[seat])) if acts else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        awaited = self.awaits(state)
        if awaited is None:
            raise MatchOver
        if seat != awaited or isinstance(move, Deal) != (seat == TABLE):
            raise NotYourTurn(seat=seat, turn=awaited)
        state = replace(state, number=state.number + 1)
        return _deal(state, move) if isinstance(move, Deal) else _put(state, seat, move.stone)

    def default(self, state: State, seat: Seat) -> Move:
        return self.legal(state, seat)[0]

    def _public(self, state: State) -> View:
        return View(
            seat=None,
            seats=state.seats,
            options=state.options,
            number=state.number,
            deal=min(len(state.scores) + 1, state.options.deals),
            dealer=state.dealer,
            awaits=self.awaits(state),
            hand="",
            counts=tuple(map(len, state.hands)),
            heap=_text([stone for stone, _ in state.heap]),
            taken=state.taken,
            totals=state.totals,
            outcome=self.outcome(state),
            legal=(),
        )

    def _hand(self, state: State, seat: Seat) -> str:
        if seat not in range(state.seats):
            raise IndexError(seat)
        return _text(sorted(state.hands[seat]))

    def outcome(self, state: State) -> Outcome | None:
        return Outcome.lowest(state.totals) if self.awaits(state) is None else None

    def scores(self, state: State) -> Sequence[Sequence[int]]:
        return state.scores

    def read(self, text: str) -> Move:
        verb, *cards = text.split() or [""]
        return self.deal(cards) if verb.lower() == "deal" else Put(WORDS.read(text))

    def write(self, move: Move) -> str:
        return NAMES[move.stone] if isinstance(move, Put) else f"deal {_text(move.deck)}"

    def cutter(self, state: State) -> Seat | None:
        return self.seat_to_right(state, state.dealer)

    def seat_to_right(self, state: State, seat: Seat) -> Seat:
        return Seat((seat - 1) % state.seats)

    def direction(self, state: State) -> int:
        return 1


def _text(stones: Sequence[int]) -> str:
    return " ".join(NAMES[stone] for stone in stones)


def _deal(state: State, move: Deal) -> Step[State]:
    if sorted(move.deck) != list(range(len(NAMES))):
        raise DeckWrong(cards=len(move.deck))
    hands = tuple(move.deck[4 * seat : 4 * seat + 4] for seat in range(state.seats))
    first, none = Seat((state.dealer + 1) % state.seats), (0,) * state.seats
    return Step(replace(state, turn=first, hands=hands, taken=none), (), closes=True)


def _put(state: State, seat: Seat, stone: int) -> Step[State]:
    if stone not in state.hands[seat]:
        raise NotYours(stone=stone + 1)
    held = tuple(set(state.hands[seat]) - {stone})
    hands = (*state.hands[:seat], held, *state.hands[seat + 1 :])
    heap, played = (*state.heap, (stone, seat)), Played(seat=seat, card=NAMES[stone])
    state = replace(state, hands=hands, heap=heap, turn=Seat((seat + 1) % state.seats))
    return Step(state, (played,)) if len(heap) < state.seats else _take(state, played)


def _take(state: State, played: Event) -> Step[State]:
    taker = max(state.heap)[1]
    taken = tuple(had + (seat == taker) for seat, had in enumerate(state.taken))
    state = replace(state, taken=taken, turn=taker, heap=())
    if any(state.hands):
        return Step(state, (played,), closes=True)
    dealer = Seat((state.dealer + 1) % state.seats)
    state = replace(state, scores=(*state.scores, taken), turn=TABLE, dealer=dealer)
    return Step(state, (played, DealEnded(points=taken, totals=state.totals)), closes=True)
