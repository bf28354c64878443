"""Typed lines that news can interrupt: a question can be overtaken by what happens."""

import os
import select
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO, TypeAlias

from lastcard.cli.terminal.keys import Keyboard, Pipe
from lastcard.cli.terminal.looks import moves_cursor

Heed: TypeAlias = Callable[[], bool]
"""Takes note of what has happened; whether that overtakes what was asked."""


class News(Exception):  # nothing went wrong: something happened
    """Something has happened that overtakes what was asked."""


class Wakeup:
    """Lets one thread wake another that waits for it and for a keyboard at once."""

    def __init__(self) -> None:
        self._read_end, self._write_end = os.pipe()
        for end in (self._read_end, self._write_end):
            os.set_blocking(end, False)

    def fileno(self) -> int:
        """The file descriptor that is readable after a wakeup."""
        return self._read_end

    def wake(self) -> None:
        """Wake the waiting thread."""
        with suppress(BlockingIOError):  # it is full already, which wakes as well
            os.write(self._write_end, b"!")

    def clear(self) -> None:
        """Clear the wakeup."""
        with suppress(BlockingIOError):
            os.read(self._read_end, 65_536)

    def close(self) -> None:
        """Close both ends."""
        os.close(self._write_end)
        os.close(self._read_end)


class InterruptibleKeyboard(Keyboard):
    """A keyboard whose questions end in ``News`` when a wakeup is heeded.

    Such a question is taken up again with what was typed so far.
    """

    is_keyboard: Final = True

    def __init__(self, wakeup: Wakeup, heed: Heed) -> None:
        super().__init__()
        self._wakeup = wakeup
        self._heed = heed
        self._asked: object = None
        self._overtaken: Exception | None = None

    def ask_about(self, question: object) -> None:
        """From now on *question* is asked; what was typed for another one is forgotten."""
        if question != self._asked:
            self.forget_typed()
        self._asked = question

    def read(self, prompt: str) -> str:
        """The answer to *prompt*, or ``News``."""
        line = self._edit(prompt)
        assert line is not None, "without a limit it waits until there is one"
        return line.strip()

    def listen(self) -> str:
        """What somebody types unasked, or ``News``."""
        return self.read("")

    def _edit(
        self, prompt: str, seconds: float | None = None, prepare: Callable[[], None] | None = None
    ) -> str | None:
        app = self._session.app

        def wake() -> None:
            try:
                self._overtaken = News() if self._heed() else self._overtaken
            except Exception as error:
                self._overtaken = error
            if self._overtaken is not None and not app.is_done:
                app.exit(exception=self._take_overtaken())

        def watch() -> None:
            assert app.loop is not None, "it runs"
            app.loop.add_reader(self._wakeup, wake)

        if self._overtaken is not None:  # it happened while Enter was pressed
            raise self._take_overtaken()
        return super()._edit(prompt, seconds, watch)

    def _take_overtaken(self) -> Exception:
        assert self._overtaken is not None, "it was looked at"
        overtaken, self._overtaken = self._overtaken, None
        return overtaken


class InterruptiblePipe(Pipe):
    """Lines from a pipe, or *typed* ones, which are waited for until ``News`` come."""

    def __init__(
        self, source: TextIO, out: TextIO, wakeup: Wakeup, heed: Heed, *, typed: bool = False
    ) -> None:
        super().__init__(source, out, typed=typed)
        self._wakeup = wakeup
        self._heed = heed
        self.is_keyboard = typed

    def ask_about(self, question: object) -> None:
        """From now on *question* is asked; lines of a pipe are for whatever is asked."""

    def listen(self) -> str:
        """What somebody types unasked, or ``News``: a pipe is read only when it is asked."""
        if self._typed:
            return self.read("")
        while True:
            select.select([self._wakeup], [], [])
            if self._heed():
                raise News

    def _waits(self, seconds: float | None) -> bool:
        sources: list[Wakeup | TextIO] = [self._wakeup, self._source]
        while True:
            ready = select.select(sources, [], [], seconds)[0]
            if self._wakeup in ready and self._heed():
                raise News
            if self._source in ready or not ready:
                return bool(ready)


InterruptibleKeys: TypeAlias = InterruptibleKeyboard | InterruptiblePipe


def keys_of_process(wakeup: Wakeup, heed: Heed) -> InterruptibleKeys:
    """Standard input: a keyboard or a pipe."""
    keyboard, shows = sys.stdin.isatty(), sys.stdout.isatty()
    if keyboard and moves_cursor(os.environ, shows=shows):
        return InterruptibleKeyboard(wakeup, heed)
    return InterruptiblePipe(sys.stdin, sys.stdout, wakeup, heed, typed=keyboard)
