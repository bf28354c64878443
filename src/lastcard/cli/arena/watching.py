"""How far an arena is, while it plays."""

from collections.abc import Iterable, Iterator

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch
from lastcard.cli.terminal.progress import ProgressBar, duration
from lastcard.locales import Words


def progress_bar(contest: Contest, words: Words, *, quiet: bool) -> ProgressBar:
    """A bar that says how many matches of *contest* are played, and how long it will take."""

    def say(played: int, left: float | None) -> str:
        counted = {"played": str(played), "games": str(contest.matches)}
        if left is None:
            return words.say("arena-starting", **counted)
        percent = str(100 * played // contest.matches)
        return words.say("arena-progress", **counted, percent=percent, left=duration(left))

    return ProgressBar.of_process(contest.matches, say, quiet=quiet)


def watched(batches: Iterable[Batch], bar: ProgressBar) -> Iterator[Batch]:
    """The *batches*, counted by *bar* as they pass."""
    for batch in batches:
        bar.go_on(len(batch.matches))
        yield batch
