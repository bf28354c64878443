"""The front desk: everything the handlers of requests share."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from lastcard.server.addresses import Addresses
from lastcard.server.limits import Limits
from lastcard.server.live import Live
from lastcard.server.metrics import Metrics
from lastcard.server.passwords import Passwords
from lastcard.server.ports import Hall
from lastcard.server.secrets import Randomness
from lastcard.server.sessions import Sessions
from lastcard.server.settings import Settings
from lastcard.store.store import Store


def now() -> int:
    """The time: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Chance:
    """Where time and chance come from; tests bring their own."""

    now: Callable[[], int] = now
    seconds: Callable[[], float] = time.monotonic
    randomness: Randomness = os.urandom
    dice: Random = field(default_factory=SystemRandom)


@dataclass(frozen=True, slots=True)
class Desk:
    """One server: its settings, its store, its tables, and who guards the door."""

    settings: Settings
    store: Store
    hall: Hall
    chance: Chance
    addresses: Addresses
    sessions: Sessions
    limits: Limits
    passwords: Passwords
    metrics: Metrics
    live: Live | None = None
    """Where tables live; None where nobody plays, as in tests of the other half."""
