"""Where typed lines come from: a keyboard, or a pipe."""

import contextlib
import os
import select
import sys
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TextIO

from lastcard.cli.terminal.plainly import in_signs_of

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


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
    """A person at a terminal, with line editing and a history."""

    def __init__(self) -> None:
        self._draft = ""
        """What was typed when a question was let go of."""

    def read(self, prompt: str) -> str:
        """The next line; what was typed before the prompt is forgotten."""
        self.forget_typed()
        line = self._edit(prompt)
        assert line is not None, "without a limit it waits until there is one"
        return line

    def poll(self, seconds: float) -> str | None:
        """A line if Enter is pressed within *seconds*."""
        return self._edit("", seconds)

    def put_back(self, line: str) -> None:
        """Input typed before the prompt is dropped: it answered something else."""

    def forget_typed(self) -> None:
        """Forget what was typed and not answered yet."""
        from prompt_toolkit.input.typeahead import clear_typeahead

        self._draft = ""
        clear_typeahead(self._session.input)
        _flush(sys.stdin)

    def _edit(
        self, prompt: str, seconds: float | None = None, prepare: Callable[[], None] | None = None
    ) -> str | None:
        """What is typed behind *prompt*; None after *seconds*. *prepare* is called in the loop."""
        app = self._session.app

        def begin() -> None:
            assert app.loop is not None, "it runs"
            if seconds is not None:
                app.loop.call_later(seconds, lambda: app.is_done or app.exit())
            if prepare is not None:
                prepare()

        line: str | None = None
        shown = in_signs_of(sys.stdout, prompt)
        try:
            line = self._session.prompt(shown, default=self._draft, pre_run=begin)
        finally:
            self._draft = self._session.default_buffer.text if line is None else ""
        # What is no text is answered, not fatal.
        return line and line.encode("utf-8", "surrogateescape").decode("utf-8", "replace")

    @cached_property
    def _session(self) -> "PromptSession[str]":
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output.vt100 import Vt100_Output
        from prompt_toolkit.styles import Style

        output = Vt100_Output.from_pty(sys.stdout)
        output.enable_cpr = False  # where the cursor is need not be asked: not all answer
        if os.environ.get("NO_COLOR"):
            vars(output).update(
                reset_attributes=lambda: None, set_attributes=lambda attributes, depth: None
            )
        # With a colour the space at the end of a prompt is written, for those who copy it.
        style = Style.from_dict({"prompt": "ansidefault"})
        return PromptSession(output=output, style=style, enable_suspend=True)


class Pipe:
    """Lines from a pipe or a file; each is written out behind its prompt, as if typed.

    They are *typed* at a terminal that moves no cursor, or whose output goes elsewhere: it shows
    them itself, and lets people erase.
    """

    def __init__(self, source: TextIO, out: TextIO, *, typed: bool = False) -> None:
        self._source = source
        self._out = out
        self._typed = typed
        self._read = b""
        self._returned: list[str] = []
        self._ended = False

    def read(self, prompt: str) -> str:
        """The next line; what was typed before the prompt is forgotten."""
        if self._typed:
            _flush(self._source)
            self._write(prompt)
        line = self._next(None)
        assert line is not None, "without a limit it waits until there is one"
        if not self._typed:
            self._write(f"{prompt}{line}\n")
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
            if not self._waits(seconds):
                return None
            chunk = os.read(self._source.fileno(), 65_536)
            self._ended = not chunk
            self._read += chunk
        if not self._read:
            raise EOFError
        line, _, self._read = self._read.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()

    def _waits(self, seconds: float | None) -> bool:
        """Whether there is something to read within *seconds*."""
        return bool(select.select([self._source], [], [], seconds)[0])


def _flush(source: TextIO) -> None:
    """Forget what was typed at the terminal and not read yet."""
    with contextlib.suppress(ImportError, OSError):
        import termios

        with contextlib.suppress(termios.error):
            termios.tcflush(source.fileno(), termios.TCIFLUSH)
