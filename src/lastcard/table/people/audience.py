"""Telling: who hears what of a table, and when."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from lastcard.games.game import Seat
from lastcard.table.errors import WatchRefused
from lastcard.table.people.attendance import Attendance, Listener, Presence
from lastcard.table.people.history import History
from lastcard.table.people.lobby import LobbyState
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state.standing import Standing

CROWD: Final = 12
"""With more listeners than these, not everybody is told at once of each who comes or goes."""
CROWD_PAUSE: Final = 300
"""How many milliseconds pass at least between two such notices in a crowd."""


class Audience:
    """Tells the seats at once, and the watchers as the host wishes: at once, later or never."""

    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self._late: deque[tuple[int, Telling]] = deque()
        self._shown: Telling | None = None
        self._lobby = LobbyState(None)
        self._noticed_at = 0
        self._owes_notice = False

    def admit(
        self, standing: Standing, history: History, listener: Listener, since: int | None
    ) -> int:
        """Let *listener* in: catch up from number *since*, or show the whole table.

        The number up to which it was told is returned.
        """
        seat = self._attendance.seat(listener, standing.places)
        if seat is None and standing.setup.watch == "off" and standing.phase == "playing":
            raise WatchRefused
        latest = history.latest if seat is not None or not self._is_late(standing) else self._shown
        assert latest is not None, "a table that was opened has told so"
        self._attendance.add(listener)
        missed = None if since is None else history.missed(since, latest.number)
        if not missed:
            listener.show(_snapshot(standing, history, latest, seat))
            return latest.number
        # What was missed comes as it happened; the last of it brings the view.
        for telling in missed:
            listener.tell(latest if telling.number == latest.number else telling, seat)
        return latest.number

    def tell(self, standing: Standing, tellings: Sequence[Telling], now: int, lag: int) -> None:
        """Tell everybody what happened; late watchers *lag* milliseconds later."""
        late = self._is_late(standing)
        if late:
            self._late.extend(
                (telling.at + lag, replace(telling, frames={}))
                for telling in tellings
                if telling.phase != "open"
            )
        seats = [
            (listener, self._attendance.seat(listener, standing.places))
            for listener in self._attendance
        ]
        for listener, seat in seats:
            if seat is not None or self._may_watch(standing, late=late):
                for telling in tellings:
                    listener.tell(telling, seat)
        for telling in tellings:
            if not late or telling.phase == "open":
                self._shown = telling
        self.release(standing, now)

    def release(self, standing: Standing, now: int) -> None:
        """Tell the watchers what they may hear by now."""
        while self._late and self._late[0][0] <= now:
            _, telling = self._late.popleft()
            self._shown = telling
            for listener in self._attendance:
                if self._attendance.seat(listener, standing.places) is None:
                    listener.tell(telling, None)

    def notice(self, standing: Standing, lobby: LobbyState, now: int) -> None:
        """Tell everybody who is there, and how the lobby is; a crowd only now and then."""
        self._owes_notice = len(self._attendance) > CROWD and now < self._noticed_at + CROWD_PAUSE
        if self._owes_notice:
            return
        self._noticed_at = now
        self._lobby = lobby
        presence = Presence(
            present=self._attendance.present(standing.places),
            watchers=self._attendance.watchers(standing.places),
            arranger=lobby.arranger,
            waits_for=lobby.waits_for,
        )
        for listener in self._attendance:
            listener.notice(presence)

    def is_news(self, lobby: LobbyState) -> bool:
        """Whether somebody came or went, or the lobby changed, since everybody was told."""
        told = self._lobby
        return self._owes_notice or (lobby.arranger, lobby.waits_for) != (
            told.arranger,
            told.waits_for,
        )

    @property
    def due(self) -> int | None:
        """When the watchers may hear more, or a crowd who is there."""
        times = [self._late[0][0]] if self._late else []
        if self._owes_notice:
            times.append(self._noticed_at + CROWD_PAUSE)
        return min(times, default=None)

    def _is_late(self, standing: Standing) -> bool:
        return standing.setup.watch == "delayed" and standing.phase != "open"

    def _may_watch(self, standing: Standing, *, late: bool) -> bool:
        return not late and (standing.setup.watch != "off" or standing.phase != "playing")


def _snapshot(standing: Standing, history: History, latest: Telling, seat: Seat | None) -> Snapshot:
    return Snapshot(
        match=standing.id,
        setup=standing.setup,
        host=standing.host,
        again=standing.again,
        closed=standing.closed,
        pace=standing.pace,
        seat=seat,
        latest=latest,
        seen=history.seen(latest.number),
        moves=history.moves(latest.number),
        notes=history.notes(latest.number),
        talk=history.talk(latest.number),
    )
