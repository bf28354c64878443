"""A journal in memory."""

from collections.abc import Mapping

from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Line, Page


class MemoryJournal:
    """A journal that lasts as long as the process."""

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
