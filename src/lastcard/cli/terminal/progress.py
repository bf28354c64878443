"""How far long work is, on a terminal's standard error; it leaves nothing behind."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TextIO, TypeAlias

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

COLUMNS: Final = 24
"""How many columns the bar has."""

SayProgress: TypeAlias = Callable[[int, float | None], str]
"""The words beside a bar: how many steps are done, and how many seconds are left if one knows."""


class ProgressBar:
    """A bar that fills while *steps* are done, and what *say* says of it; none without *out*."""

    def __init__(self, steps: int, say: SayProgress, out: TextIO | None) -> None:
        self._steps = steps
        self._say = say
        self._out = out
        self._task: TaskID | None = None

    @classmethod
    def of_process(cls, steps: int, say: SayProgress, *, quiet: bool = False) -> "ProgressBar":
        """On standard error, if it is a terminal and progress is wanted."""
        shown = sys.stderr.isatty() and not quiet
        return cls(steps, say, sys.stderr if shown else None)

    def __enter__(self) -> "ProgressBar":
        if self._out is not None:
            self._progress = _drawn(self._say, self._out)
            self._task = self._progress.add_task("", total=self._steps)
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def go_on(self, steps: int = 1) -> None:
        """So many more steps are done."""
        if self._task is not None:
            self._progress.advance(self._task, steps)
            self._progress.start()

    def clear(self) -> None:
        """Leave the line to somebody else, until it goes on."""
        if self._task is not None:
            self._progress.stop()


def duration(seconds: float) -> str:
    """A length of time, as in 2:05 or 1:02:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _drawn(say: SayProgress, out: TextIO) -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, ProgressColumn, Task
    from rich.text import Text

    class Said(ProgressColumn):
        """The words of *say*."""

        def render(self, task: Task) -> Text:
            left = task.time_remaining if task.completed else None
            return Text(say(int(task.completed), left))

    console = Console(file=out, force_terminal=True)
    return Progress(
        BarColumn(COLUMNS),
        Said(),
        console=console,
        transient=True,
        redirect_stdout=False,  # what is found is written to another stream
        redirect_stderr=False,
    )
