"""What a table is given by its server: a journal, a clock, randomness, threads for bots."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from lastcard.fair import Randomness
from lastcard.fair.dealer import Deck
from lastcard.fair.deck import dealt_deck
from lastcard.table.people.telling import Telling
from lastcard.table.state.journal import Journal
from lastcard.table.state.setup import Speed
from lastcard.table.state.tempo import Tempo

if TYPE_CHECKING:
    from lastcard.table.table import Table

_Thought = TypeVar("_Thought")


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel it."""
        ...


class Think(Protocol):
    """Computes something off the event loop."""

    def __call__(self, answer: Callable[[], _Thought], /) -> Awaitable[_Thought]:
        """What *answer* comes to."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePorts:
    """The ports of a table; no table touches clock, chance or disk but through these."""

    journal: Journal
    now: Callable[[], int]
    """The time in milliseconds since 1970."""
    call_at: Callable[[int, Callable[[], None]], Alarm]
    """Call something at a time, from the event loop."""
    think: Think
    randomness: Randomness
    tempo: Callable[[Speed], Tempo]
    deck: Deck = dealt_deck
    """Makes the deck of a deal from its secret and what everybody contributed."""
    changed: Callable[["Table", Sequence[Telling]], None]
    """Called when something has happened at a table and is written down."""
