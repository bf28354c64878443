"""``lastcard review``: what the choices of a saved match were worth, and what was luck."""

import argparse

from lastcard.cli import arguments
from lastcard.cli.errors import FileMissing
from lastcard.cli.files import check_writable, read_text, write
from lastcard.cli.review.showing import report_lines
from lastcard.cli.terminal.progress import ProgressBar, SayProgress, duration
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.record import Record, read
from lastcard.review.document import write_json
from lastcard.review.errors import ReviewSeatUnknown
from lastcard.review.review import MOST_WORLDS, Progress, review


def run(argv: list[str], words: Words) -> int:
    """Review a record, show what came of it, and write it down if asked to."""
    asked = arguments.review(words).read(argv)
    if asked.file is None:
        raise FileMissing
    worlds, seed = _worlds(asked), _seed(asked)
    if asked.json is not None:
        check_writable(asked.json)  # before anything is reviewed
    record = read(read_text(asked.file))
    with _Bar(words, quiet=asked.quiet) as bar:
        found = review(
            record,
            seats=_seats(asked.seat, record),
            worlds=worlds,
            seed=seed,
            ledger=not asked.no_ledger,
            hindsight=asked.hindsight,
            language=words.language,
            tell=bar.told,
        )
    terminal = Terminal.of_process()
    terminal.say(*report_lines(found, record, words, terminal))
    if asked.json is not None:
        write(asked.json, write_json(found).encode("utf-8"))
    return 0


class _Bar:
    """A progress bar that appears once it is known how much there is to do."""

    def __init__(self, words: Words, *, quiet: bool) -> None:
        self._words = words
        self._quiet = quiet
        self._bar: ProgressBar | None = None

    def __enter__(self) -> "_Bar":
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.clear()

    def told(self, progress: Progress) -> None:
        """One more step is done."""
        if self._bar is None:
            say = self._say(progress.of)
            self._bar = ProgressBar.of_process(progress.of, say, quiet=self._quiet).__enter__()
        self._bar.go_on()

    def _say(self, steps: int) -> SayProgress:
        def say(done: int, left: float | None) -> str:
            counted = {"done": str(done), "steps": str(steps)}
            if left is None:
                return self._words.say("review-starting", **counted)
            return self._words.say("review-progress", **counted, left=duration(left))

        return say


def _worlds(asked: argparse.Namespace) -> int | None:
    if asked.worlds is None:
        return None
    return arguments.whole_number("--worlds", asked.worlds, 2, MOST_WORLDS)


def _seed(asked: argparse.Namespace) -> int:
    if asked.seed is None:
        return 0
    return arguments.whole_number("--seed", asked.seed, 0, arguments.LARGEST_SEED)


def _seats(asked: str | None, record: Record) -> list[Seat] | None:
    # A number, counted from 0 as in records, or a name.
    if asked is None:
        return None
    if asked in record.names:
        return [Seat(seat) for seat, name in enumerate(record.names) if name == asked]
    last = len(record.names) - 1
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 4 and int(asked) <= last):
        raise ReviewSeatUnknown(seat=asked, last=last)
    return [Seat(int(asked))]
