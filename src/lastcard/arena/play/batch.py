"""Some matches of a contest at a time: what is sent to a worker, and what comes back."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from lastcard.arena.contest import Contest
from lastcard.arena.play.move_times import MoveTimes
from lastcard.arena.play.table import ArenaTable, MatchResult

LONG_ENOUGH: Final = 0.5
"""Seconds a batch should take: much longer than sending it, much shorter than waiting for it."""
LARGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some matches."""

    matches: tuple[MatchResult, ...]
    times: tuple[MoveTimes, ...]
    """By place of the line-up."""
    seconds: float


def play_batch(contest: Contest, numbers: range) -> Batch:
    """Play the matches of these *numbers*; which process does it makes no difference."""
    started = perf_counter()
    times = tuple(MoveTimes() for _ in contest.lineup)
    table = _laid(contest)
    matches = tuple(table.play(number, times) for number in numbers)
    return Batch(matches, times, perf_counter() - started)


def clear_table() -> None:
    """Close the bots at the table of this process."""
    if _TABLES:
        _TABLES[0][1].clear()


class Backlog:
    """The matches of a contest that nobody has taken yet, handed out in batches."""

    def __init__(self, matches: int, workers: int) -> None:
        self._matches = matches
        self._workers = workers
        self._taken = 0
        self._played = 0
        self._seconds = 0.0

    def take(self) -> range | None:
        """Some matches to play, or None when all are taken."""
        if self._taken == self._matches:
            return None
        start = self._taken
        self._taken = min(self._matches, start + self._size())
        return range(start, self._taken)

    def learn(self, batch: Batch) -> None:
        """Know from *batch* how long matches take."""
        self._played += len(batch.matches)
        self._seconds += batch.seconds

    def _size(self) -> int:
        if not self._played:
            return 1
        wished = int(LONG_ENOUGH * self._played / max(self._seconds, 1e-9))
        # Towards the end every worker should still have something to do.
        fair = (self._matches - self._taken) // (2 * self._workers)
        return max(1, min(wished, fair, LARGEST))


def _laid(contest: Contest) -> ArenaTable:
    # Making a table takes longer than a match; it is kept until another contest is played.
    if not _TABLES or _TABLES[0][0] != contest:
        _TABLES[:] = [(contest, ArenaTable(contest))]
    return _TABLES[0][1]


_TABLES: Final[list[tuple[Contest, ArenaTable]]] = []
