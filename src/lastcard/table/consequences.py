"""What comes of an order at a table: what it says, what follows by itself, and what is due."""

from collections.abc import Iterator

from lastcard.table.dealing import follow
from lastcard.table.deciding import Context, decide
from lastcard.table.ledger import Ledger
from lastcard.table.people.attendance import Attendance
from lastcard.table.people.lobby import LobbyState
from lastcard.table.ports import TablePorts
from lastcard.table.state import orders
from lastcard.table.state.entries import TableEntry
from lastcard.table.state.tempo import Tempo, paced
from lastcard.table.time import agenda
from lastcard.table.time.hold import held_until, is_act


class Consequences:
    """Makes the entries of one table; *ledger* takes each before the next is made."""

    def __init__(self, ports: TablePorts, ledger: Ledger, attendance: Attendance) -> None:
        self._ports = ports
        self._ledger = ledger
        self._attendance = attendance

    def of(self, order: orders.Order, numbers: list[int]) -> Iterator[TableEntry]:
        """The entries that *order* leads to; *numbers* collects the numbers of its own entries."""
        # First what was ordered, then what follows by itself, then what is due.
        numbers.clear()
        standing = self._ledger.standing
        for entry in decide(standing, order, Context(self._ledger.dealer, self.lobby())):
            numbers.append(standing.number)
            yield entry
        yield from self._following()
        if isinstance(order, orders.Move | orders.Chosen):
            return  # what is due after a move waits for the alarm, and people do not
        while due := self._due():
            yield from due
            yield from self._following()

    def upcoming(self) -> Iterator[agenda.Due]:
        """Everything that will become due, as the table stands now."""
        return agenda.upcoming(
            self._ledger.standing, self.tempo, self._attendance, self._ledger.dealer
        )

    def lobby(self) -> LobbyState:
        """The table before its match, at this moment."""
        now, absence = self._ports.now(), self.tempo.absence
        return LobbyState.of(self._ledger.standing, self._attendance, now, absence)

    def holds(self, move: orders.Move) -> bool:
        """Whether *move* has to wait: somebody may still say "Last card!"."""
        until = self.held_until
        held = until is not None and self._ports.now() < until
        return held and is_act(self._ledger.standing, move)

    @property
    def held_until(self) -> int | None:
        """Until when acts wait for a call of "Last card!"; None when they do not."""
        return held_until(self._ledger.standing, self.tempo, self._attendance)

    @property
    def tempo(self) -> Tempo:
        """How long things take at the table."""
        standing = self._ledger.standing
        return paced(self._ports.tempo(standing.setup.speed), standing.pace)

    def _following(self) -> Iterator[TableEntry]:
        while (entry := follow(self._ledger.standing, self._ledger.dealer)) is not None:
            yield entry

    def _due(self) -> tuple[TableEntry, ...]:
        now = self._ports.now()
        return next((due.make() for due in self.upcoming() if due.at <= now), ())
