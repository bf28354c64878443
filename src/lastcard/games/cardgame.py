"""What every game of cards does alike; a game's own ``game.py`` adds its rules."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from lastcard.games.cardnames import CardNames
from lastcard.games.game import Deal, Duty, Event, MoveT, Seat
from lastcard.games.latest import Latest
from lastcard.games.options import describe, make_options


class Numbered(Protocol):
    """A state that knows its turn number."""

    @property
    def number(self) -> int:
        """How many turns were taken."""
        ...


StateT = TypeVar("StateT", bound=Numbered)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class CardGame(ABC, Generic[StateT, MoveT, ViewT, OptionsT]):
    """The part of a ``Game`` that is the same for all: options, deck, views and their encoding.

    A game gives the names of its cards, the types of its views and of a row of its events, and says
    what everybody may know (``_public``), what a seat holds (``_hand``), and, where its views tell
    it, what a seat has to do (``_duty``).
    """

    names: ClassVar[CardNames]
    views: ClassVar[type[msgspec.Struct]]
    events: ClassVar[Any]
    editions: Mapping[str, OptionsT]

    def __init__(self) -> None:
        self._shared: Latest[StateT, ViewT] = Latest()
        self._encoder = msgspec.json.Encoder()
        self._view_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.views)
        self._event_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.events)

    def options(self, edition: str, changes: Mapping[str, str]) -> OptionsT:
        """The options of *edition* with single *changes*."""
        return make_options(self.editions, edition, changes)

    def describe(self, options: OptionsT) -> Mapping[str, str]:
        """Every option by name, as text."""
        return describe(options)

    def turn(self, state: StateT) -> int:
        """The turn number."""
        return state.number

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Everything *seat* may know: what everybody may, its own hand, moves and duty."""
        shared = self._shared.of(state, lambda: self._public(state))
        if seat is None:
            return shared
        legal = self.legal(state, seat)
        duty = self._duty(state, seat) if legal else None
        return msgspec.structs.replace(
            shared,
            seat=seat,
            hand=self._hand(state, seat),
            legal=tuple([self.write(move) for move in legal]),
            **{} if duty is None else {"duty": duty},
        )

    def encode(self, view: ViewT) -> bytes:
        """The view as JSON."""
        return self._encoder.encode(view)

    def decode(self, raw: bytes | str) -> ViewT:
        """The view that ``encode`` encoded."""
        view: ViewT = self._view_decoder.decode(raw)
        return view

    def decode_events(self, raw: bytes | str) -> tuple[Event, ...]:
        """The events that JSON holds."""
        events: tuple[Event, ...] = self._event_decoder.decode(raw)
        return events

    def deck(self) -> Sequence[str]:
        """The cards of the game, in ascending order."""
        return self.names.deck

    def deal(self, cards: Sequence[str]) -> Deal:
        """The table's move that deals *cards*."""
        return Deal(self.names.read_each(cards))

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """What *seat* may do now."""
        ...

    @abstractmethod
    def write(self, move: MoveT) -> str:
        """The move as canonical text."""
        ...

    @abstractmethod
    def _public(self, state: StateT) -> ViewT:
        """What a watcher may know."""
        ...

    @abstractmethod
    def _hand(self, state: StateT, seat: Seat) -> str:
        """The cards that *seat* holds, as text."""
        ...

    def _duty(self, state: StateT, seat: Seat) -> Duty | None:
        """What *seat*, which may act, has to do; None where the game's views do not tell."""
        return None
