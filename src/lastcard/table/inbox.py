"""What comes into a table's inbox besides orders: listeners that come and go, and peeks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lastcard.games.errors import Refusal
from lastcard.table.people.attendance import Listener
from lastcard.table.state.orders import Order
from lastcard.table.state.standing import Standing

OnAnswer: TypeAlias = Callable[[int | Refusal | None], None]
"""Gets the number under which an order was written down, None if it led to nothing, or why not."""


def nobody(result: int | Refusal | None) -> None:
    """For orders whose answer nobody waits for."""


@dataclass(frozen=True, slots=True)
class Come:
    """A listener comes in, having heard everything up to number *since*."""

    listener: Listener
    since: int | None


@dataclass(frozen=True, slots=True)
class Go:
    """A listener that was still on its way in goes again."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class Peek:
    """The server wants to look."""

    look: Callable[[Standing], None]


InboxItem: TypeAlias = Order | Come | Go | Peek
"""Anything that lies in an inbox."""
