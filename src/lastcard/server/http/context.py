"""What all handlers of requests share: settings, store, live tables, limits, sessions."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final

from lastcard.fair import Randomness
from lastcard.server.accounts.devices import Devices
from lastcard.server.accounts.passwords import Passwords
from lastcard.server.accounts.sessions import Sessions
from lastcard.server.http.addresses import Addresses
from lastcard.server.http.heavy import HeavyAnswers
from lastcard.server.http.limits import Limits
from lastcard.server.http.one_by_one import OneByOne
from lastcard.server.http.open_sockets import OpenSockets
from lastcard.server.http.ports import TablesPort
from lastcard.server.http.tcp import TcpConnections
from lastcard.server.live.live import Live
from lastcard.server.operations.metrics import Metrics
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.steady_clock import SteadyClock
from lastcard.server.reviews.reviews import Reviews
from lastcard.store.store import Store

now: Final = SteadyClock()
"""The time: milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class TimeAndChance:
    """Where time and chance come from; tests bring their own."""

    now: Callable[[], int] = now
    seconds: Callable[[], float] = time.monotonic
    randomness: Randomness = os.urandom
    dice: Random = field(default_factory=SystemRandom)


@dataclass(frozen=True, slots=True)
class ServerContext:
    """One server: settings, store, tables, sessions and limits."""

    settings: Settings
    store: Store
    tables: TablesPort
    chance: TimeAndChance
    addresses: Addresses
    sessions: Sessions
    devices: Devices
    limits: Limits
    sockets: OpenSockets
    tcp: TcpConnections
    heavy: HeavyAnswers
    one_by_one: OneByOne
    passwords: Passwords
    metrics: Metrics
    reviews: Reviews
    live: Live | None = None
    """Where tables live; None where nobody plays, as in tests of the other half."""
