"""A line as it is typed, key by key."""

import codecs
import re
from typing import Final, TextIO

from lastcard.cli.terminal.ink import width

_ERASE: Final = ("\x7f", "\b")
_ERASE_LINE: Final = "\x15"  # Ctrl-U
_ERASE_WORD: Final = "\x17"  # Ctrl-W
_END: Final = "\x04"  # Ctrl-D
_ENTER: Final = ("\r", "\n")
_CURSOR_KEYS: Final = re.compile("\x1b(\\[[0-9;?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)


class Typing:
    """Keys become *lines*; what is typed is shown on *out*, where there is one to show it."""

    def __init__(self, out: TextIO | None) -> None:
        self._out = out
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""
        """What was typed since the last Enter."""
        self.lines: list[str] = []
        self.ended = False
        """Whether nothing more will come."""

    def clear(self) -> None:
        """Forget everything that was typed."""
        self.text = ""
        self.lines = []

    def take(self, keys: bytes) -> None:
        """Take what was typed; nothing is the end, and so is Ctrl-D on an empty line."""
        typed = self._decoder.decode(keys, final=not keys)
        if self._out is None:
            self._take_pipe(typed, ended=not keys)
            return
        self.ended = self.ended or not keys
        for key in _CURSOR_KEYS.sub("", typed):
            self._press(key)
        self._out.flush()

    def _take_pipe(self, typed: str, *, ended: bool) -> None:
        *lines, self.text = (self.text + typed).split("\n")
        self.lines += lines
        if ended and self.text:
            self.lines.append(self.text)
            self.text = ""
        self.ended = ended

    def _press(self, key: str) -> None:
        if key in _ENTER:
            self.lines.append(self.text)
            self.text = ""
            self._show("\n")
        elif key in _ERASE:
            self._erase(1)
        elif key == _ERASE_LINE:
            self._erase(len(self.text))
        elif key == _ERASE_WORD:
            self._erase(len(self.text) - len(self.text.rstrip().rpartition(" ")[0]))
        elif key == _END:
            self.ended = self.ended or not self.text
        elif key.isprintable():
            self.text += key
            self._show(key)

    def _erase(self, count: int) -> None:
        gone = self.text[len(self.text) - count :]
        self.text = self.text[: len(self.text) - count]
        columns = width(gone)
        self._show("\b" * columns + " " * columns + "\b" * columns)

    def _show(self, text: str) -> None:
        assert self._out is not None, "only what is typed at a keyboard is shown"
        self._out.write(text)
