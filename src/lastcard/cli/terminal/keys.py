"""Where typed lines come from: a keyboard, or a pipe."""

import contextlib
import io
import os
import select
import sys
from typing import Protocol, TextIO


class Keys(Protocol):
    """Lines somebody types or has written; ``EOFError`` when there are no more."""

    def read(self, prompt: str) -> str:
        """The next line, after showing *prompt*."""
        ...

    def poll(self, seconds: float) -> str | None:
        """A line if one comes within *seconds*."""
        ...

    def put_back(self, line: str) -> None:
        """Let *line* be the next one again."""
        ...


class Keyboard:
    """A person at a terminal, with line editing."""

    def __init__(self) -> None:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 # gives input() cursor keys and a history
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # what cannot be read is answered, not fatal

    def read(self, prompt: str) -> str:
        """The next line; what was typed before the prompt is forgotten."""
        forget_typed()
        return input(prompt)

    def poll(self, seconds: float) -> str | None:
        """A line if Enter is pressed within *seconds*."""
        if not select.select([sys.stdin], [], [], seconds)[0]:
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def put_back(self, line: str) -> None:
        """Input typed before the prompt is dropped: it answered something else."""


class Pipe:
    """Lines from a pipe or a file; each is written out behind its prompt, as if typed."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out
        self._read = b""
        self._returned: list[str] = []
        self._ended = False

    def read(self, prompt: str) -> str:
        """The next line."""
        line = self._next(None)
        assert line is not None
        self._out.write(f"{prompt}{line}\n")
        return line

    def poll(self, seconds: float) -> str | None:
        """A line if one is there within *seconds*; the end of the pipe is heard by ``read``."""
        try:
            return self._next(seconds)
        except EOFError:
            return None

    def put_back(self, line: str) -> None:
        """Let *line* be the next one again."""
        self._returned.append(line)

    def _next(self, seconds: float | None) -> str | None:
        if self._returned:
            return self._returned.pop()
        while b"\n" not in self._read and not self._ended:
            if not select.select([self._source], [], [], seconds)[0]:
                return None
            chunk = os.read(self._source.fileno(), 65_536)
            self._ended = not chunk
            self._read += chunk
        if not self._read:
            raise EOFError
        line, _, self._read = self._read.partition(b"\n")
        return line.decode("utf-8", "replace").strip()


def forget_typed() -> None:
    """Forget what was typed at the terminal and not read yet."""
    with contextlib.suppress(ImportError, OSError):
        import termios

        with contextlib.suppress(termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
