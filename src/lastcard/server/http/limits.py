"""Rate limits: one token bucket per client and kind."""

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lastcard.server.errors import TooOften

LimitKind: TypeAlias = Literal[
    "requests",
    "guests",
    "logins",
    "guesses",
    "accounts",
    "names",
    "tables",
    "reports",
    "messages",
    "hints",
    "pairings",
]


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst of so many, then one every so many seconds."""

    at_once: int
    seconds: float


RATES: Final[Mapping[LimitKind, Rate]] = {
    "requests": Rate(200, 0.05),  # of an address
    "guests": Rate(40, 30),  # of an address; a class may sit behind one
    "logins": Rate(20, 10),  # of an address: each costs the server a quarter of a second
    "guesses": Rate(20, 60),  # at the password of one account, from anywhere
    "accounts": Rate(10, 300),  # of an address
    "names": Rate(10, 60),  # of a player, who takes another name
    "tables": Rate(20, 10),  # of a player
    "reports": Rate(10, 60),  # of a player
    "messages": Rate(100, 0.05),  # of a WebSocket
    "hints": Rate(20, 1),  # of a player: each is thought about
    "pairings": Rate(30, 2),  # of a player: each looks at everybody who waits
}
"""The rate of every kind of request, the same for everybody."""


class Limits:
    """The buckets of recent clients; the latest *most* of them are kept.

    *scale* makes all rates so many times as high, 0 is without limit; *clock* counts seconds.
    """

    def __init__(self, scale: float, clock: Callable[[], float], most: int = 100_000) -> None:
        self._scale = scale
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[tuple[LimitKind, str], float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: LimitKind, who: str) -> None:
        """Let *who* ask once more, or raise ``TooOften``."""
        if not self._scale:
            return
        rate = RATES[kind]
        token = rate.seconds / self._scale
        now = self._clock()
        # One number is the whole bucket: when it will be full of tokens again.
        full = max(now, self._full_at.get((kind, who), now)) + token
        wait = full - now - rate.at_once * token
        if wait > 1e-9:
            raise TooOften(seconds=math.ceil(wait))
        self._keep((kind, who), full)

    def _keep(self, key: tuple[LimitKind, str], full: float) -> None:
        self._full_at[key] = full
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
