"""Where a table writes down what happens, before anybody hears of it: a port, and one in memory."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from lastcard.table.entries import MatchId


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


class MemoryJournal:
    """A journal that lasts as long as the process: for tests."""

    def __init__(self) -> None:
        self._lines: dict[MatchId, list[Line]] = {}
        self._secrets: dict[MatchId, dict[int, bytes]] = {}

    async def append(self, page: Page) -> bool:
        """Write *page* down, unless one of its numbers is taken."""
        lines = self._lines.setdefault(page.match, [])
        if page.first != len(lines):
            return False
        for number, entry in enumerate(page.entries, start=page.first):
            lines.append(Line(number, page.at, entry))
        secrets = self._secrets.setdefault(page.match, {})
        secrets.update(page.keep)
        for deal in page.forget:
            secrets.pop(deal, None)
        return True

    async def read(self, match: MatchId, since: int = 0) -> list[Line]:
        """The lines of *match* from number *since* on."""
        return self._lines.get(match, [])[since:]

    async def secrets(self, match: MatchId) -> Mapping[int, bytes]:
        """The secrets kept for the deals of *match*."""
        return dict(self._secrets.get(match, {}))
