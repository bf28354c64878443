"""What a table is given by its server: a journal, a clock, randomness, threads for bots."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from lastcard.bots.bot import Ends
from lastcard.fair import Randomness
from lastcard.fair.dealer import Deck
from lastcard.fair.deck import dealt_deck
from lastcard.fair.signing import Signer
from lastcard.table.people.telling import Telling
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.journal import Journal
from lastcard.table.state.setup import Speed
from lastcard.table.state.tempo import Tempo

if TYPE_CHECKING:
    from lastcard.table.table import Table

_Found = TypeVar("_Found")


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel it."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought(Generic[_Found]):
    """Something to be thought about off the event loop, where many want to think at once."""

    answer: Callable[[Ends], _Found]
    """Computes it; it is told when the time is over, and makes do with what it has."""
    owner: PlayerId
    """Whose thought it is: the time there is, is shared among owners."""
    address: str | None = None
    """Where it is wanted from, if that is known: the time is shared among addresses first."""
    quick: bool = False
    """Whether it takes no time worth speaking of, and needs no thread."""
    attended: bool = True
    """Whether somebody looks on; those are thought about first."""
    until: int | None = None
    """When it is wanted, in milliseconds since 1970; None is as long as it takes."""


class Think(Protocol):
    """Computes something off the event loop."""

    def __call__(self, thought: Thought[_Found], /) -> Awaitable[_Found]:
        """What *thought* comes to."""
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
    signer: Signer | None = None
    """Signs receipts for what seats contribute; None where nobody does."""
    changed: Callable[["Table", Sequence[Telling]], None]
    """Called when something has happened at a table and is written down."""
