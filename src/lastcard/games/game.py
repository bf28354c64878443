"""What every game is to the rest of the package: the Game protocol.

A match is a list of moves and nothing else. The *table* deals (the deck comes in with the move, so
nothing in ``games`` draws random numbers), the *seats* do the rest. A state is match-level and
never changes; ``apply`` gives a new one. Only ``view`` tells what a seat may know of it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NewType, Protocol, TypeAlias, TypeVar

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; ``TABLE`` for the table itself."""

TABLE: Final = Seat(-1)
"""Who deals the cards: a move of the table, not of a seat."""

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _kebab(name: str) -> str:
    return _snake(name).replace("_", "-")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_snake, kw_only=True, gc=False):
    """Something everybody at the table sees happen; each game has its own."""


class Duty(msgspec.Struct, frozen=True, tag_field="code", tag=_kebab, kw_only=True):
    """What a seat has to do now, and why it may not do more: a code, and its fields as arguments.

    Each game has its own. Clients only word a duty; they work nothing out.
    """

    @property
    def code(self) -> str:
        """What it is called, in the view and in the words."""
        return str(type(self).__struct_config__.tag)


class Giving(msgspec.Struct, frozen=True):
    """Who will give a card to whom."""

    giver: Seat
    taker: Seat


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled about the coming deal before its cards are dealt."""

    dealer: Seat
    leader: Seat | None
    """Who makes the first turn; None where the cards decide it."""
    direction: int
    """Which way the turn passes: +1 to the next higher seat, or -1."""
    giving: Giving | None = None
    """The card that changes hands before the deal is played, in games that have this."""


class Deal(msgspec.Struct, frozen=True):
    """The table deals *deck*, from the top card on: the one move every game has."""

    deck: tuple[int, ...]

    def __repr__(self) -> str:
        return f"<deal of {len(self.deck)} cards>"  # a logged move must not tell the hands


class Step(msgspec.Struct, Generic[StateT], frozen=True, gc=False):
    """What a move leads to."""

    state: StateT
    events: tuple[Event, ...]
    closes: bool = False
    """Whether something came to its end (a cycle, a deal): a good place for a new line."""


class Entry(msgspec.Struct, Generic[MoveT], frozen=True, gc=False):
    """One move of a match and who made it: a line of the journal."""

    seat: Seat
    move: MoveT


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Who has the lowest total; equal totals share the win."""

    @classmethod
    def lowest(cls, totals: Sequence[int]) -> "Outcome":
        """The outcome where the lowest of *totals* wins."""
        best = min(totals)
        winners = tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)
        return cls(tuple(totals), winners)


class Game(Protocol[StateT, MoveT, ViewT, OptionsT]):
    """The rules of one game."""

    key: str
    """Its name in code, records and commands."""
    players: range
    """How many can play."""
    editions: Mapping[str, OptionsT]
    """Named sets of options; the first one is the default."""
    quick: Mapping[str, str]
    """What tables change in their edition, unless people want it as it is printed."""
    page: str
    """The name of its page of rules."""

    @property
    def views(self) -> type[msgspec.Struct]:
        """The type of its views."""
        ...

    @property
    def events(self) -> Any:
        """The type of a row of its events: ``tuple[Dealt | Played, ...]``."""
        ...

    def options(self, edition: str, changes: Mapping[str, str]) -> OptionsT:
        """The options of *edition* with single *changes*, given as text."""
        ...

    def describe(self, options: OptionsT) -> Mapping[str, str]:
        """Every option by name, as text that ``options`` reads back."""
        ...

    def start(self, options: OptionsT, seats: int) -> StateT:
        """A match before its first deal."""
        ...

    def awaits(self, state: StateT) -> Seat | None:
        """Whose move the match waits for: a seat, ``TABLE`` for a deal, None when it is over."""
        ...

    def turn(self, state: StateT) -> int:
        """The turn number: it grows with every move but a call out of turn."""
        ...

    def may_act(self, state: StateT) -> frozenset[Seat]:
        """Who may move now: the awaited seat, and whoever may speak out of turn."""
        ...

    def legal(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """What *seat* may do now, from weakest to strongest; empty when it may not act."""
        ...

    def apply(self, state: StateT, seat: Seat, move: MoveT) -> Step[StateT]:
        """The match after *move* by *seat*, or a ``RulesError`` and nothing has changed."""
        ...

    def default(self, state: StateT, seat: Seat) -> MoveT:
        """What happens when the clock of *seat*, which is awaited, runs out."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Everything *seat* may know; None is a watcher. The one exit for secrets.

        What the rules have decided is part of it, where a game has it: ``duty``, a ``Duty`` for a
        seat that may act and None for everybody else, ``next_deal``, a ``NextDeal`` between deals,
        and ``right``, who sits to the right of each seat. Only the game's own parts in the rooms
        above read these fields; what works for any game does without them.
        """
        ...

    def encode(self, view: ViewT) -> bytes:
        """The view as JSON: its one encoding."""
        ...

    def decode(self, raw: bytes | str) -> ViewT:
        """The view that ``encode`` encoded."""
        ...

    def decode_events(self, raw: bytes | str) -> tuple[Event, ...]:
        """The events of this game that JSON holds, as remote clients receive them."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def scores(self, state: StateT) -> Sequence[Sequence[int]]:
        """The points of each finished deal, seat by seat."""
        ...

    def deck(self) -> Sequence[str]:
        """The cards of the game as text, in a fixed order, to be shuffled by the caller."""
        ...

    def deal(self, cards: Sequence[str]) -> MoveT:
        """The table's move that deals *cards* in this order."""
        ...

    def read(self, text: str) -> MoveT:
        """The move a text means; forgiving about case, order and commas."""
        ...

    def write(self, move: MoveT) -> str:
        """The move as canonical text, which ``read`` reads back."""
        ...

    def cutter(self, state: StateT) -> Seat | None:
        """Who cuts the next deck before it is dealt; None where moves of the game cut it."""
        ...

    def seat_to_right(self, state: StateT, seat: Seat) -> Seat:
        """Who sits to the right of *seat*."""
        ...

    def direction(self, state: StateT) -> int:
        """Which way the turn passes in this deal: +1 to the next higher seat, or -1."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
