"""The lobby: tells subscribers of the open tables, not too often."""

from collections.abc import Callable, Set
from typing import Final

from lastcard.server.live.people import Receiver
from lastcard.table.ports import Alarm
from lastcard.wire.tells import Mine, Tables, write_tell

PAUSE: Final = 300
"""How many milliseconds pass at least between two tellings."""

_MINE: Final = write_tell(Mine())


class LobbyFeed:
    """Tells the list of tables to whoever asked for it, whenever it has changed."""

    def __init__(
        self,
        listed: Callable[[], Tables],
        now: Callable[[], int],
        call_at: Callable[[int, Callable[[], None]], Alarm],
    ) -> None:
        self._listed = listed
        self._now = now
        self._call_at = call_at
        self._lines: set[Receiver] = set()
        self._alarm: Alarm | None = None

    def come(self, line: Receiver) -> None:
        """Tell *line* of the tables, now and whenever they change."""
        self._lines.add(line)
        line.push(write_tell(self._listed()))

    def go(self, line: Receiver) -> None:
        """Tell *line* no more."""
        self._lines.discard(line)

    def tell_mine(self, lines: Set[Receiver]) -> None:
        """Tell those of one player's *lines* that are here that something changed at a table."""
        for line in lines & self._lines:
            line.push(_MINE)

    def changed(self) -> None:
        """The list has changed."""
        if self._alarm is None and self._lines:
            self._alarm = self._call_at(self._now() + PAUSE, self._tell)

    def _tell(self) -> None:
        self._alarm = None
        frame = write_tell(self._listed())
        for line in tuple(self._lines):
            line.push(frame)
