"""Rate limits: one token bucket per client and kind."""

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lastcard.server.errors import TooOften

LimitKind: TypeAlias = Literal[
    "requests",
    "files",
    "records",
    "guests",
    "logins",
    "guesses",
    "strangers",
    "devices",
    "recoveries",
    "accounts",
    "names",
    "tables",
    "reports",
    "notes",
    "messages",
    "opens",
    "lobbies",
    "arrangements",
    "talk",
    "hints",
    "pairings",
    "reviews",
]

CROWD: Final = 12
"""An address may ask as often as so many players at their fastest: enough for a club behind one
router, who play at people's speed, and too little for one machine to be a crowd."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst of so many, then one every so many seconds."""

    at_once: int
    seconds: float


RATES: Final[Mapping[LimitKind, Rate]] = {
    "requests": Rate(600, 0.02),  # of an address, for anything but files
    "files": Rate(3000, 0.01),  # of an address: each page needs several
    "records": Rate(60, 0.5),  # of an address: each plays a match once more
    "guests": Rate(120, 5),  # of an address; a class may sit behind one
    "logins": Rate(60, 10),  # of an address, a club; each costs a quarter of a second, in turn
    "guesses": Rate(20, 60),  # of an address at the password of one account
    "strangers": Rate(100, 30),  # at the password of one account, from wherever it is not known
    "devices": Rate(20, 60),  # of a known device at the password of one account
    "recoveries": Rate(20, 10),  # of an address; a code cannot be guessed
    "accounts": Rate(60, 300),  # of an address, a club
    "names": Rate(10, 60),  # of a player, who takes another name
    "tables": Rate(20, 10),  # of a player
    "reports": Rate(10, 60),  # of a player
    "notes": Rate(60, 1),  # of a player: each is written down
    "messages": Rate(100, 0.05),  # of a player, over all WebSockets
    "opens": Rate(30, 1),  # of a player: each shows a whole table
    "lobbies": Rate(20, 1),  # of a player: each lists the open tables
    "arrangements": Rate(30, 1),  # of a player: seats, readiness, pace; each is written down
    "talk": Rate(10, 2),  # of a player
    "hints": Rate(20, 1),  # of a player: each is thought about
    "pairings": Rate(30, 2),  # of a player: each looks at everybody who waits
    "reviews": Rate(20, 20),  # of a player: each takes a processor for a minute
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

    def take_from_both(self, kind: LimitKind, player: str, address: str) -> None:
        """Let *player* ask once more from *address*, which others share, or raise ``TooOften``."""
        self.take(kind, player)
        self.take(kind, address, people=CROWD)

    def take(self, kind: LimitKind, who: str, people: int = 1) -> None:
        """Let *who*, who are so many *people*, ask once more, or raise ``TooOften``."""
        if not self._scale:
            return
        rate = RATES[kind]
        token = rate.seconds / self._scale / people
        now = self._clock()
        # One number is the whole bucket: when it will be full of tokens again.
        full = max(now, self._full_at.get((kind, who), now)) + token
        wait = full - now - rate.at_once * people * token
        if wait > 1e-9:
            raise TooOften(seconds=math.ceil(wait))
        self._keep((kind, who), full)

    def _keep(self, key: tuple[LimitKind, str], full: float) -> None:
        self._full_at[key] = full
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
