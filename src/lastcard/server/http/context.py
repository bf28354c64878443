"""What all handlers of requests share: settings, store, live tables, limits, sessions."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from lastcard.fair import Randomness
from lastcard.server.accounts.passwords import Passwords
from lastcard.server.accounts.sessions import Sessions
from lastcard.server.http.addresses import Addresses
from lastcard.server.http.limits import Limits
from lastcard.server.http.ports import TablesPort
from lastcard.server.live.live import Live
from lastcard.server.operations.metrics import Metrics
from lastcard.server.operations.settings import Settings
from lastcard.store.store import Store


def now() -> int:
    """The time: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
    limits: Limits
    passwords: Passwords
    metrics: Metrics
    live: Live | None = None
    """Where tables live; None where nobody plays, as in tests of the other half."""
