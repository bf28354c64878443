"""A keyboard that types what a test says, and a terminal that remembers what it showed."""

import io
from collections.abc import Iterable, Iterator

from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import Ink
from lastcard.cli.terminal.looks import Looks
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.match import AnyMatch

WORDS = Words()
NAMES = ("You", "Mei", "Bo", "Lin")
DULL = ("h", "1", "p")
"""What to type, over and over, to play any match to its end."""


class Typed:
    """Lines typed when asked; *overheard* ones are there unasked."""

    def __init__(self, lines: Iterable[str], overheard: Iterable[str] = ()) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.overheard = list(overheard)
        self.returned: list[str] = []
        self.waited: list[float] = []

    def read(self, prompt: str) -> str:
        if self.returned:
            return self.returned.pop()
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def poll(self, seconds: float) -> str | None:
        self.waited.append(seconds)
        return self.overheard.pop(0) if self.overheard else None

    def put_back(self, line: str) -> None:
        self.returned.append(line)


class Shown(Terminal):
    """A terminal whose output a test can read; it never sleeps."""

    def __init__(self, keys: Typed, look: Looks | None = None, *, hurried: bool = True) -> None:
        self.paper = io.StringIO()
        self.keys = keys
        self.slept = 0.0
        super().__init__(look or Looks(), keys, self.paper, hurried=hurried)

    def pause(self, seconds: float) -> None:
        self.slept += 0 if self.hurried else seconds

    @property
    def text(self) -> str:
        return self.paper.getvalue()


def setting(match: AnyMatch, look: Looks | None = None, me: int | None = 0) -> Setting:
    look = look or Looks()
    seat = None if me is None else Seat(me)
    around = match.around(Seat(me or 0))
    return Setting(WORDS, Ink(look.colours), look, NAMES[: match.seats], around, seat)
