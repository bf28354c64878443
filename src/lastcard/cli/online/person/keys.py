"""Typed lines that news can interrupt: a question can be overtaken by what happens."""

import os
import select
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO

from lastcard.cli.online.person.editing import Typing
from lastcard.cli.terminal.keys import forget_typed


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


class InterruptibleKeys:
    """Lines from a keyboard or a pipe; after a wakeup *heed* says if it is overtaken.

    Unlike ``input`` it can let go of a question, and take it up again with what was typed so far.
    """

    def __init__(
        self, source: TextIO, out: TextIO, wakeup: Wakeup, heed: Callable[[], bool]
    ) -> None:
        self._source = source
        self._wakeup = wakeup
        self._heed = heed
        self.is_keyboard = source.isatty()
        self._out = out
        self._typing = Typing(out if self.is_keyboard else None)
        self._asked: object = None

    def __enter__(self) -> "InterruptibleKeys":
        self._mode = _hear_every_key(self._source) if self.is_keyboard else None
        return self

    def __exit__(self, *raised: object) -> None:
        if self._mode is not None:
            _set_mode(self._source, self._mode)

    def ask_about(self, question: object) -> None:
        """From now on *question* is asked; what was typed for another one is forgotten."""
        if self.is_keyboard and question != self._asked:
            self._typing.clear()
            forget_typed()
        self._asked = question

    def read(self, prompt: str) -> str:
        """The answer to *prompt*, or ``News``."""
        if self.is_keyboard:
            self._show(f"{prompt}{self._typing.text}")
        try:
            line = self._next(None)
        except News:
            if self.is_keyboard:
                self._show("\n")
            raise
        assert line is not None, "without a limit it waits until there is one"
        if not self.is_keyboard:
            self._show(f"{prompt}{line}\n")
        return line

    def listen(self) -> str:
        """What somebody types unasked, or ``News``; a pipe is read only when it is asked."""
        if self.is_keyboard:
            self._show(self._typing.text)
        line = self._next(None, reads=self.is_keyboard)
        assert line is not None, "without a limit it waits until there is one"
        return line

    def poll(self, seconds: float) -> str | None:
        """A line if one comes within *seconds*, or ``News``."""
        return self._next(seconds)

    def put_back(self, line: str) -> None:
        """Let *line* be the next one again."""
        self._typing.lines.insert(0, line)

    def _next(self, seconds: float | None, *, reads: bool = True) -> str | None:
        while not (reads and self._typing.lines):
            if reads and self._typing.ended:
                raise EOFError
            sources: list[Wakeup | TextIO] = (
                [self._wakeup, self._source] if reads else [self._wakeup]
            )
            ready = select.select(sources, [], [], seconds)[0]
            if not ready:
                return None
            if self._wakeup in ready and self._heed():
                raise News
            if self._source in ready:
                self._typing.take(os.read(self._source.fileno(), 65_536))
        return self._typing.lines.pop(0).strip()

    def _show(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


def _hear_every_key(source: TextIO) -> Any:
    """Hear keys as they are pressed, not only whole lines; what has to be set again afterwards."""
    with suppress(ImportError, OSError):
        import termios
        import tty

        with suppress(termios.error):
            mode = termios.tcgetattr(source.fileno())
            tty.setcbreak(source.fileno(), termios.TCSADRAIN)
            return mode
    return None


def _set_mode(source: TextIO, mode: Any) -> None:
    import termios

    with suppress(termios.error):
        termios.tcsetattr(source.fileno(), termios.TCSADRAIN, mode)
