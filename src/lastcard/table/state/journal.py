"""Where a table writes down what happens, before anybody hears of it: a port."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from lastcard.table.state.entries import MatchId


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as it was written down, and when: milliseconds since 1970."""

    number: int
    at: int
    entry: bytes

    def __repr__(self) -> str:
        return f"<line {self.number}>"  # it may hold a deck


@dataclass(frozen=True, slots=True)
class Page:
    """What is to be written down as one: all of it or nothing."""

    match: MatchId
    first: int
    """The number of the first entry; the others follow."""
    at: int
    entries: Sequence[bytes]
    keep: Mapping[int, bytes] = field(default_factory=dict)
    """Secrets of deals, by the number of the deal: private until they are revealed."""
    forget: Sequence[int] = ()
    """The deals whose secrets are revealed in the entries, and secrets no more."""

    def __repr__(self) -> str:
        return f"<page {self.match} {self.first}+{len(self.entries)}>"  # it may hold a deck


class Journal(Protocol):
    """Keeps the journals of all matches; what it has taken survives a crash at any instant."""

    async def append(self, page: Page) -> bool:
        """Write *page* down for good, then return; False if one of its numbers is taken."""
        ...

    async def read(self, match: MatchId, since: int = 0) -> list[Line]:
        """The lines of *match* from number *since* on, in order."""
        ...

    async def secrets(self, match: MatchId) -> Mapping[int, bytes]:
        """The secrets kept for the deals of *match*."""
        ...
