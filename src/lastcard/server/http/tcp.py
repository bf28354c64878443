"""All TCP connections: how many one address may have, and who does not read what is sent.

A reader who stands still would let the server keep what it has to say, without end. It is cut off
by bytes (all that waits, together), and by time.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from lastcard.server.http.addresses import UNKNOWN, neighbourhood

MOST_OF_ADDRESS: Final = 600
"""Sixty people whose browsers hold six each, a WebSocket, and some that are about to be closed."""
MOST_WAITING: Final = 64_000_000
"""How many bytes may wait to be read, of all connections together."""
STANDSTILL: Final = 20.0
"""After how many seconds without reading anything a reader is cut off."""
SWEEP: Final = 1.0
"""How many seconds pass between two looks at all connections."""

_log = logging.getLogger(__name__)


class Transport(Protocol):
    """One end of a TCP connection."""

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be read."""
        ...

    def abort(self) -> None:
        """Close at once; what waits is lost."""
        ...


class TcpConnections:
    """Every connection that is open, and since when its reader stands still.

    *clock* counts seconds; *scale* allows so many times as many connections, 0 any number;
    *is_proxy* tells whose addresses stand for many people.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        scale: float = 1.0,
        is_proxy: Callable[[str], bool] = lambda address: False,
    ) -> None:
        self._clock = clock
        self._most = max(1, round(MOST_OF_ADDRESS * scale)) if scale else 0
        self._is_proxy = is_proxy
        self._addresses: dict[Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[Transport, tuple[int, float]] = {}
        self._full: set[str] = set()
        self.cut_off = 0
        """How many readers were cut off so far."""

    def __len__(self) -> int:
        return len(self._addresses)

    @property
    def waiting(self) -> int:
        """How many bytes wait to be read, of all connections."""
        return sum(transport.get_write_buffer_size() for transport in self._addresses)

    def come(self, transport: Transport, peer: str | None) -> None:
        """*transport* is open; it is cut off if its address has too many."""
        who = neighbourhood(peer or UNKNOWN)
        self._addresses[transport] = who
        self._counts[who] += 1
        if self._most and self._counts[who] > self._most and not self._is_proxy(peer or UNKNOWN):
            if who not in self._full:
                self._full.add(who)
                _log.warning("%s has %d connections; more are refused", who, self._most)
            transport.abort()

    def go(self, transport: Transport) -> None:
        """*transport* is closed."""
        self._waiting.pop(transport, None)
        who = self._addresses.pop(transport, None)
        if who is None:
            return
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
            self._full.discard(who)

    async def run(self) -> None:
        """Look at all connections again and again, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Cut off who stands still, and whoever lets most wait if it is too much altogether."""
        now = self._clock()
        waiting: dict[Transport, tuple[int, float]] = {}
        for transport in tuple(self._addresses):
            size = transport.get_write_buffer_size()
            if not size:
                continue
            before, since = self._waiting.get(transport, (size + 1, now))
            # Whoever reads lets less wait; what comes meanwhile may hide it, but not for long.
            waiting[transport] = (size, since if size >= before else now)
            if now - waiting[transport][1] >= STANDSTILL:
                self._cut_off(transport, "it does not read")
        self._waiting = waiting
        self._make_room(sum(size for size, _ in waiting.values()))

    def _make_room(self, total: int) -> None:
        # Of the address that lets most wait: many connections with a little less than others each
        # are not to let those be cut off first.
        waiting: dict[str, list[tuple[int, Transport]]] = {}
        for transport, (size, _) in self._waiting.items():
            waiting.setdefault(self._addresses[transport], []).append((size, transport))
        sums = {who: sum(size for size, _ in those) for who, those in waiting.items()}
        for those in waiting.values():
            those.sort(key=lambda one: one[0])
        while total > MOST_WAITING:
            who = max(sums, key=sums.__getitem__)
            size, transport = waiting[who].pop()
            sums[who] -= size
            total -= size
            self._cut_off(transport, "too much waits to be read")

    def _cut_off(self, transport: Transport, why: str) -> None:
        self.cut_off += 1
        _log.info("cut off a connection of %s: %s", self._addresses.get(transport), why)
        transport.abort()
