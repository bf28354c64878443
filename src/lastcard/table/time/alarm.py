"""A table's alarm clock: it rings at the earliest time it was set to."""

from collections.abc import Callable

from lastcard.table.ports import Alarm, TablePorts


class AlarmClock:
    """Calls *ring* at the earliest time it was set to; an alarm too many does no harm."""

    def __init__(self, ports: TablePorts, ring: Callable[[], None]) -> None:
        self._ports = ports
        self._ring = ring
        self._alarm: tuple[int, Alarm] | None = None

    def set(self, at: int) -> None:
        """Ring at *at*, if not before."""
        if self._alarm is not None and self._alarm[0] <= at:
            return
        self.stop()
        self._alarm = (at, self._ports.call_at(at, self._rung))

    def stop(self) -> None:
        """Do not ring."""
        if self._alarm is not None:
            self._alarm[1].cancel()
            self._alarm = None

    def _rung(self) -> None:
        self._alarm = None
        self._ring()
