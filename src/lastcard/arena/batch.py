"""Some games of a contest at a time: what is sent to a worker, and what comes back."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from lastcard.arena.contest import Contest
from lastcard.arena.table import Played, Table
from lastcard.arena.tempo import Tempo

LONG_ENOUGH: Final = 0.5
"""Seconds a batch should take: much longer than sending it, much shorter than waiting for it."""
LARGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some games."""

    games: tuple[Played, ...]
    tempi: tuple[Tempo, ...]
    """By place of the line-up."""
    seconds: float


def play_batch(contest: Contest, numbers: range) -> Batch:
    """Play the games of these *numbers*; which process does it makes no difference."""
    started = perf_counter()
    tempi = tuple(Tempo() for _ in contest.lineup)
    table = _laid(contest)
    games = tuple(table.play(number, tempi) for number in numbers)
    return Batch(games, tempi, perf_counter() - started)


def clear_table() -> None:
    """Send away whoever sits at the table of this process."""
    if _TABLES:
        _TABLES[0][1].clear()


class Pile:
    """The games of a contest that nobody has taken yet, handed out in batches."""

    def __init__(self, games: int, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._taken = 0
        self._played = 0
        self._seconds = 0.0

    def take(self) -> range | None:
        """Some games to play, or None when all are taken."""
        if self._taken == self._games:
            return None
        start = self._taken
        self._taken = min(self._games, start + self._size())
        return range(start, self._taken)

    def learn(self, batch: Batch) -> None:
        """Know from *batch* how long games take."""
        self._played += len(batch.games)
        self._seconds += batch.seconds

    def _size(self) -> int:
        if not self._played:
            return 1
        wished = int(LONG_ENOUGH * self._played / max(self._seconds, 1e-9))
        # Towards the end everybody should still have something to do.
        fair = (self._games - self._taken) // (2 * self._workers)
        return max(1, min(wished, fair, LARGEST))


def _laid(contest: Contest) -> Table:
    # Laying a table takes longer than a game; it stays until another contest is played.
    if not _TABLES or _TABLES[0][0] != contest:
        _TABLES[:] = [(contest, Table(contest))]
    return _TABLES[0][1]


_TABLES: Final[list[tuple[Contest, Table]]] = []
