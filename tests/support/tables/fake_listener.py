"""A listener of a table that remembers everything it was told."""

from typing import Any

import msgspec

from lastcard.games.game import Seat
from lastcard.table.people.attendance import Presence
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state.entries import PlayerId, TableEntry


class FakeListener:
    """One open window of *player*, or of a watcher."""

    def __init__(self, player: str | None) -> None:
        self.player = None if player is None else PlayerId(player)
        self.snapshots: list[Snapshot] = []
        self.tellings: list[tuple[Telling, Seat | None, bytes | None]] = []
        self.presences: list[Presence] = []

    def show(self, snapshot: Snapshot) -> None:
        self.snapshots.append(snapshot)
        self._hear(snapshot.latest, snapshot.seat)

    def tell(self, telling: Telling, seat: Seat | None) -> None:
        self._hear(telling, seat)

    def notice(self, presence: Presence) -> None:
        self.presences.append(presence)

    @property
    def presence(self) -> Presence:
        return self.presences[-1]

    def _hear(self, telling: Telling, seat: Seat | None) -> None:
        view = None if telling.views is None else telling.views.of(seat)
        self.tellings.append((telling, seat, view))

    @property
    def numbers(self) -> list[int]:
        return [telling.number for telling, _, _ in self.tellings]

    @property
    def entries(self) -> list[TableEntry]:
        return [telling.entry for telling, _, _ in self.tellings]

    @property
    def view(self) -> Any:
        """The last view that was shown."""
        views = [view for _, _, view in self.tellings if view is not None]
        return msgspec.json.decode(views[-1])
