"""The lobby: tells subscribers of the open tables, not too often, and only what has changed."""

from collections.abc import Callable, Set
from typing import Final

from lastcard.server.live.people import Receiver
from lastcard.table.ports import Alarm
from lastcard.table.state.entries import MatchId
from lastcard.wire.tells import Listed, Mine, Relisted, Tables, write_tell

PAUSE: Final = 300
"""How many milliseconds pass at least between two tellings."""
WHOLE_PAUSE: Final = 3000
"""The same for clients that want the whole list each time."""
MOST_LISTED: Final = 200

_MINE: Final = write_tell(Mine())


class LobbyFeed:
    """The public tables, and those who hear of them.

    *look* describes a table that is to be listed, None for any other; it is asked again only when
    the table has ``changed``. *waiting* counts who waits to be paired.
    """

    def __init__(
        self,
        look: Callable[[MatchId], Listed | None],
        waiting: Callable[[], int],
        now: Callable[[], int],
        call_at: Callable[[int, Callable[[], None]], Alarm],
    ) -> None:
        self._look = look
        self._count_waiting = waiting
        self._now = now
        self._call_at = call_at
        self._lines: dict[Receiver, bool] = {}
        """Who follows the lobby, and whether they hear changes only."""
        self._known: dict[MatchId, Listed] = {}
        self._doubtful: dict[MatchId, None] = {}
        self._told: dict[MatchId, Listed] = {}
        self._whole: bytes | None = None
        self._alarm: Alarm | None = None
        self._whole_alarm: Alarm | None = None

    def come(self, line: Receiver, *, changes: bool) -> None:
        """Tell *line* of the tables, now and whenever they change: the *changes* only, or all."""
        if not self._lines:
            self._told = self._listed()
            self._whole = None
        self._lines[line] = changes
        line.push(self._all())

    def go(self, line: Receiver) -> None:
        """Tell *line* no more."""
        self._lines.pop(line, None)

    def tell_mine(self, lines: Set[Receiver]) -> None:
        """Tell those of one player's *lines* that are here that something changed at a table."""
        for line in lines & self._lines.keys():
            line.push(_MINE)

    def changed(self, match: MatchId | None = None) -> None:
        """The table *match* has changed, or else how many wait."""
        if match is not None:
            self._doubtful[match] = None
        if self._alarm is None and self._lines:
            self._alarm = self._call_at(self._now() + PAUSE, self._tell)

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that are open or playing, those with free seats first."""
        return tuple(self._listed().values())

    def _listed(self) -> dict[MatchId, Listed]:
        for match in self._doubtful:
            listed = self._look(match)
            if listed is None:
                self._known.pop(match, None)
            else:
                self._known[match] = listed
        self._doubtful.clear()
        shown = sorted(self._known.values(), key=lambda listed: listed.phase == "playing")
        return {listed.table: listed for listed in shown[:MOST_LISTED]}

    def _all(self) -> bytes:
        if self._whole is None:
            tables = tuple(self._told.values())
            self._whole = write_tell(Tables(tables=tables, waiting=self._count_waiting()))
        return self._whole

    def _tell(self) -> None:
        self._alarm = None
        before, self._told = self._told, self._listed()
        self._whole = None
        news = Relisted(
            tables=tuple(one for match, one in self._told.items() if before.get(match) != one),
            gone=tuple(match for match in before if match not in self._told),
            waiting=self._count_waiting(),
        )
        frame = write_tell(news)
        for line, changes in tuple(self._lines.items()):
            if changes:
                line.push(frame)
        if self._whole_alarm is None and not all(self._lines.values()):
            self._whole_alarm = self._call_at(self._now() + WHOLE_PAUSE, self._tell_whole)

    def _tell_whole(self) -> None:
        self._whole_alarm = None
        for line, changes in tuple(self._lines.items()):
            if not changes:
                line.push(self._all())
