"""What a game needs to have for its matches to be reviewed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lastcard.games.game import Entry, Event, Seat


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What moves brought, a row for each move and in it a number for each world."""

    points: Sequence[Sequence[float]]
    """What the others got on average less what the seat got, when the deal ended."""
    chances: Sequence[Sequence[float]]
    """The chance of the seat to win the match then."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a full position is worth to each seat when everybody plays on like the reference."""

    points: tuple[float, ...]
    chance: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move of a seat, and the full position it was made in."""

    state: Any
    """The state before the move."""
    entry: Entry[Any]


class Weighing(Protocol):
    """One choice being weighed. What it knows is what the seat knew, or with open hands all.

    World number k is the same whatever moves are followed in it, and whenever.
    """

    @property
    def moves(self) -> Sequence[str]:
        """The moves to consider, as text, the most promising first."""
        ...

    @property
    def policy(self) -> Sequence[float]:
        """How often the reference player chooses each of them; together 1."""
        ...

    def run(self, first: int, count: int, moves: Sequence[str]) -> Outcomes:
        """Follow *moves* in the worlds from number *first* on, *count* of them.

        Any move that the seat might make can be asked for, not only those to consider.
        """
        ...


class GameReview(Protocol):
    """A game's part in this room. Views, states and moves are those of the game."""

    @property
    def reference(self) -> str:
        """Who everybody plays on like, and by which weights: ``master-1/1a2b3c4d``."""
        ...

    @property
    def worlds(self) -> int:
        """The most worlds to follow a choice in, unless somebody asks for another number.

        Where it is open whether it was a blunder, four times as many.
        """
        ...

    @property
    def playouts(self) -> int:
        """How often a full position is played out for the ledger."""
        ...

    def is_choice(self, view: Any) -> bool:
        """Whether the seat of *view*, which is awaited, has two moves or more that differ.

        What has to be said, as "Last card!", and cuts of the deck are no choices.
        """
        ...

    def kind(self, view: Any, move: Any) -> str:
        """What kind of choice the seat of *view* made with *move*: a message ``review-kind-…``."""
        ...

    def said(self, view: Any, move: Any) -> Any:
        """*move* with everything said that is due with it."""
        ...

    def forgot(self, events: Sequence[Event]) -> Seat | None:
        """Who has just been found to have forgotten a call; its last move was the place for it."""
        ...

    def weigh(self, view: Any, seen: Sequence[Entry[Any]], seed: int) -> Weighing:
        """The choice of the seat of *view*, which has seen the moves *seen* of this deal."""
        ...

    def weigh_open(self, state: Any, seat: Seat, seen: Sequence[Entry[Any]], seed: int) -> Weighing:
        """The same with all hands open: every world is *state*, only what follows differs."""
        ...

    def begins(self, state: Any) -> bool:
        """Whether all cards of a deal are dealt in *state*, and it is not over."""
        ...

    def dealt(self, state: Any, playouts: int, seed: int) -> Value | None:
        """What the cards that were dealt are worth, as if none changed hands before the first turn.

        *state* is the first one that ``begins``. None where none does: that is what it is worth.
        """
        ...

    def values(self, line: Sequence[Turn], playouts: int, seed: int) -> Sequence[Value]:
        """What each position in the turns of a deal is worth, before its move.

        Neighbours share their chance, so that what they differ by is sharp.
        """
        ...

    def chance(self, state: Any) -> tuple[float, ...]:
        """The chance of each seat to win the match between two deals, or how it was won."""
        ...
