"""The user's terminal: the only place that reads keys, shows lines and waits."""

import os
import shutil
import sys
import time
from typing import TextIO

from lastcard.cli.terminal.ink import Ink, clip
from lastcard.cli.terminal.keys import Keyboard, Keys, Pipe
from lastcard.cli.terminal.looks import Looks, looks, moves_cursor


class Terminal:
    """Shows lines, asks questions, waits; in a hurry it waits only for what is said unasked.

    It is *patient* where somebody may say something: at a keyboard.
    """

    def __init__(
        self,
        look: Looks,
        keys: Keys,
        out: TextIO,
        *,
        hurried: bool,
        patient: bool | None = None,
    ) -> None:
        self.looks = look
        self.ink = Ink(look.colours, look.signs.edge)
        self._keys = keys
        self._out = out
        self._hurried = hurried
        self.patient = not hurried if patient is None else patient

    @classmethod
    def of_process(cls, *, fast: bool = False, keys: Keys | None = None) -> "Terminal":
        """Standard input, unless *keys* are given, and output, as the environment describes."""
        keyboard, shows = sys.stdin.isatty(), sys.stdout.isatty()
        look = looks(
            os.environ,
            shutil.get_terminal_size((80, 24)),
            sys.stdout.encoding or "ascii",
            reads_keys=keyboard,
            shows=shows,
        )
        edits = keyboard and moves_cursor(os.environ, shows=shows)
        keys = keys or (Keyboard() if edits else Pipe(sys.stdin, sys.stdout, typed=keyboard))
        present = keyboard and shows
        return cls(look, keys, sys.stdout, hurried=fast or not present, patient=present)

    @property
    def hurried(self) -> bool:
        """Whether there are no pauses."""
        return self._hurried

    @property
    def rows(self) -> int:
        """How many lines a live terminal shows above a question and its answer."""
        return self.looks.height - 2

    def say(self, *lines: str) -> None:
        """Show *lines* below what is there."""
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()

    def redraw(self, lines: list[str]) -> None:
        """Show *lines* instead of what is there; only a live terminal can."""
        shown = (clip(line, self.looks.width) for line in lines[: self.rows])
        body = "".join(f"{line}\x1b[K\n" for line in shown)
        self._out.write(f"\x1b[H{body}\x1b[J")
        self._out.flush()

    def turn_page(self) -> None:
        """Push what is there out of sight, where a live terminal keeps it to scroll back to."""
        if self.looks.live:
            self._out.write("\n" * self.looks.height)

    def ask(self, prompt: str) -> str:
        """The answer to *prompt*; ``EOFError`` at the end of input."""
        self._out.flush()
        return self._keys.read(prompt).strip()

    def overhear(self, seconds: float) -> str | None:
        """What somebody says unasked within *seconds*; from a pipe, only what is there already."""
        line = self._keys.poll(seconds if self.patient else 0)
        return None if line is None else line.strip()

    def put_back(self, line: str) -> None:
        """Let *line* answer the next question instead."""
        self._keys.put_back(line)

    def pause(self, seconds: float) -> None:
        """Let a moment pass."""
        if not self._hurried:
            time.sleep(seconds)
