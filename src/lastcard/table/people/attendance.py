"""Who is present: the listeners of a table, their players, and since when a player is missing."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from lastcard.games.game import Seat
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state.chairs import SeatState, seat_of
from lastcard.table.state.entries import PlayerId


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected, and what a lobby still waits for; it is in no journal."""

    present: tuple[bool, ...]
    """Who is connected, seat by seat."""
    watchers: int
    arranger: PlayerId | None
    """Who may arrange the table; None once the match has begun."""
    waits_for: tuple[Seat, ...]
    """The seats that keep it from being started."""


class Listener(Protocol):
    """Somebody who is told what happens at a table: one open window of a player or a watcher."""

    player: PlayerId | None

    def show(self, snapshot: Snapshot) -> None:
        """Show the table as it stands."""
        ...

    def tell(self, telling: Telling, seat: Seat | None) -> None:
        """Tell what happened, as *seat* may know it."""
        ...

    def notice(self, presence: Presence) -> None:
        """Say who is connected, and who may arrange the table."""
        ...


class Attendance:
    """The listeners of one table; *now* is when it was woken, with nobody there."""

    def __init__(self, now: int) -> None:
        self._listeners: dict[Listener, None] = {}
        self._here: Counter[PlayerId] = Counter()
        self._gone: dict[PlayerId, int] = {}
        self._woken = now
        self.nexts: set[PlayerId] = set()
        """Who has seen the score of the last deal."""
        self.empty_since: int | None = now
        """Since when no player is there."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        """*listener* comes."""
        self._listeners[listener] = None
        if listener.player is not None:
            self._here[listener.player] += 1

    def drop(self, listener: Listener, now: int) -> bool:
        """*listener* goes; whether it was there."""
        if listener not in self._listeners:
            return False
        del self._listeners[listener]
        if listener.player is not None:
            self._leave(listener.player, now)
        return True

    def _leave(self, player: PlayerId, now: int) -> None:
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]
            self._gone[player] = now

    def is_present(self, player: PlayerId | None) -> bool:
        """Whether *player* has a window open here."""
        return player in self._here

    def gone_since(self, player: PlayerId) -> int:
        """Since when *player*, who is not present, is gone."""
        return self._gone.get(player, self._woken)

    def present(self, places: list[SeatState]) -> tuple[bool, ...]:
        """Who is connected, seat by seat."""
        return tuple(place.player in self._here for place in places)

    def watchers(self, places: list[SeatState]) -> int:
        """How many listeners have no seat."""
        return sum(self.seat(listener, places) is None for listener in self._listeners)

    def seat(self, listener: Listener, places: list[SeatState]) -> Seat | None:
        """Where *listener* sits."""
        return None if listener.player is None else seat_of(places, listener.player)

    def attend(self, places: list[SeatState], now: int) -> None:
        """Note since when no player is there."""
        if any(self.present(places)):
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = now

    def all_seen(self, places: list[SeatState]) -> bool:
        """Whether everybody who is there and plays has seen the score."""
        here = [
            place.player
            for place, present in zip(places, self.present(places), strict=True)
            if present and not place.away
        ]
        return bool(here) and self.nexts.issuperset(here)
