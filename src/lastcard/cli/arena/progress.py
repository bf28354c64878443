"""How far an arena is, on a terminal's standard error while it plays."""

import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, TextIO

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch
from lastcard.cli.terminal.ink import shorten
from lastcard.locales import Words

BAR: Final = 24
"""How many columns the bar has."""
PAUSE: Final = 0.1
"""Seconds between two updates."""


class Progress:
    """A bar, how many matches are played, and how long it will take; it leaves nothing behind."""

    def __init__(
        self,
        matches: int,
        words: Words,
        out: TextIO | None,
        columns: int = 80,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._matches = matches
        self._words = words
        self._out = out
        self._columns = columns
        self._clock = clock
        self._played = 0
        self._began = clock()
        self._drawn = self._began - PAUSE

    @classmethod
    def of_process(cls, contest: Contest, words: Words, *, quiet: bool) -> "Progress":
        """On standard error, if it is a terminal and progress is wanted."""
        shown = sys.stderr.isatty() and not quiet
        columns = shutil.get_terminal_size((80, 24)).columns
        return cls(contest.matches, words, sys.stderr if shown else None, columns)

    def __enter__(self) -> "Progress":
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def watched(self, batches: Iterable[Batch]) -> Iterator[Batch]:
        """The *batches*, counted as they pass."""
        for batch in batches:
            self._played += len(batch.matches)
            self._draw()
            yield batch

    def _draw(self) -> None:
        now = self._clock()
        if self._out is None or now - self._drawn < PAUSE:
            return
        self._drawn = now
        line = shorten(self._line(now - self._began), self._columns - 1)
        self._out.write(f"\r{line}\x1b[K")
        self._out.flush()

    def _line(self, passed: float) -> str:
        share = self._played / self._matches
        full = int(BAR * share)
        bar = "#" * full + "." * (BAR - full)
        counted = {"bar": bar, "played": str(self._played), "games": str(self._matches)}
        if not self._played:
            return self._words.say("arena-starting", **counted)
        left = passed / self._played * (self._matches - self._played)
        return self._words.say(
            "arena-progress", **counted, percent=str(int(100 * share)), left=duration(left)
        )


def duration(seconds: float) -> str:
    """A length of time, as in 2:05 or 1:02:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
