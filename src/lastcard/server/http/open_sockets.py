"""How many WebSockets a player and an address may have open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lastcard.server.errors import SocketsEnough

MOST_OF_PLAYER: Final = 16
"""Windows, tabs and programs of one player."""
MOST_OF_ADDRESS: Final = 400
"""A club of sixty, each with a few windows, and again as many that are about to be closed."""


class OpenSockets:
    """Counts them; *scale* allows so many times as many, 0 any number."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self._of_player: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()

    @contextmanager
    def one_more(self, player: str, address: str) -> Iterator[None]:
        """One of *player* at *address* is open meanwhile; ``SocketsEnough`` if it is too many."""
        self._check(self._of_player[player], MOST_OF_PLAYER)
        self._check(self._of_address[address], MOST_OF_ADDRESS)
        with _counted(self._of_player, player), _counted(self._of_address, address):
            yield

    def _check(self, count: int, most: int) -> None:
        allowed = max(1, round(most * self._scale))
        if self._scale and count >= allowed:
            raise SocketsEnough(most=allowed)


@contextmanager
def _counted(counts: Counter[str], who: str) -> Iterator[None]:
    counts[who] += 1
    try:
        yield
    finally:
        counts[who] -= 1
        if not counts[who]:
            del counts[who]
