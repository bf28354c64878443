"""Colour, and text that is as wide as it looks."""

import re
from collections.abc import Sequence
from textwrap import fill
from typing import Final
from unicodedata import combining, east_asian_width

from lastcard.cli.terminal.looks import MANY, PLAIN

_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")
_END: Final = "\x1b[0m"
_CARDS: Final = {
    MANY: {
        "B": "48;5;26;38;5;231",
        "G": "48;5;29;38;5;231",
        "Y": "48;5;178;38;5;16",
        "R": "48;5;160;38;5;231",
    },
    16: {"B": "44;97", "G": "42;30", "Y": "43;30", "R": "41;97"},
}
# Readable on a dark background and on a light one.
_ACCENT: Final = {MANY: "1;38;5;99", 16: "1;35"}
_DIM: Final = {MANY: "38;5;243", 16: "2"}

QUOTED: Final = 20
"""As many columns of what somebody typed are said back to them."""


class Ink:
    """Paints text, or leaves it as it is where there are no colours."""

    def __init__(self, colours: int = PLAIN, edge: str = "|") -> None:
        self._colours = colours
        self.edge = edge

    @property
    def colourful(self) -> bool:
        """Whether there are colours."""
        return self._colours != PLAIN

    def bold(self, text: str) -> str:
        """What matters."""
        return self._paint(text, "1")

    def dim(self, text: str) -> str:
        """What is there if one looks for it."""
        return self._paint(text, _DIM.get(self._colours, ""))

    def accent(self, text: str) -> str:
        """What concerns the reader now."""
        return self._paint(text, _ACCENT.get(self._colours, ""))

    def on_colour(self, text: str, colour: str) -> str:
        """Text on the *colour* B, G, Y or R."""
        return self._paint(text, _CARDS.get(self._colours, {}).get(colour, ""))

    def _paint(self, text: str, code: str) -> str:
        if not (self.colourful and text):
            return text
        # Painted parts of the text end their own colour; this one goes on after them.
        start = f"\x1b[{code}m"
        return f"{start}{text.replace(_END, _END + start).removesuffix(start)}{_END}"


def width(text: str) -> int:
    """How many columns *text* takes, without its colours."""
    bare = _ESCAPES.sub("", text)
    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in bare
    )


def pad(text: str, columns: int) -> str:
    """*text* filled up with spaces to *columns*."""
    return text + " " * (columns - width(text))


def pad_left(text: str, columns: int) -> str:
    """*text* moved to the right end of *columns*."""
    return " " * (columns - width(text)) + text


def shorten(text: str, columns: int) -> str:
    """As much of a plain *text* as fits into *columns*."""
    while width(text) > columns:
        text = text[:-1]
    return text


def brief(text: str) -> str:
    """A plain *text* that somebody typed, as far as it needs to be quoted to be known again."""
    return text if width(text) <= QUOTED else shorten(text, QUOTED) + "…"


def broken(text: str, columns: int, most: int) -> list[str]:
    """A plain *text* in lines of *columns*, *most* of them; a word is broken where it is too long.

    What does not fit then is left out.
    """
    lines: list[str] = []
    for word in words_of(text):
        rest = word
        if lines and width(lines[-1]) + 1 + width(word) <= columns:
            lines[-1] += f" {word}"
            continue
        while rest:
            part = shorten(rest, columns) or rest[:1]
            lines.append(part)
            rest = rest[len(part) :]
    if len(lines) <= most:
        return lines
    # Broken at its spaces it is too long: without regard to them more of it fits.
    pieces: list[str] = []
    rest = text
    while rest and len(pieces) < most:
        part = shorten(rest, columns) or rest[:1]
        pieces.append(part.strip())
        rest = rest[len(part) :].lstrip()
    return pieces


def clip(text: str, columns: int) -> str:
    """As much of *text* as fits into *columns*, with its colours."""
    if width(text) <= columns:
        return text
    shown, room = "", columns
    for part in re.split(f"({_ESCAPES.pattern})", text):
        kept = part if _ESCAPES.fullmatch(part) else shorten(part, room)
        room -= width(kept)
        shown += kept
    return shown


def words_of(text: str) -> list[str]:
    """The words of *text*; what a no-break space joins is one word, since no line ends there."""
    return re.findall(r"[^ \t\n]+", text)


def flow(parts: list[str], columns: int, gap: str = " ") -> list[str]:
    """The *parts* side by side, in as many lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1]) + width(gap) + width(part) <= columns:
            lines[-1] += gap + part
        else:
            lines.append(part)
    return lines


def wrapped(texts: Sequence[str], columns: int) -> list[str]:
    """*texts* with a margin, each in as many lines of *columns* as it needs.

    What has colours was made to fit.
    """
    room = columns - 2
    fits = (width(text) <= room or "\x1b" in text for text in texts)
    broken = (text if fit else fill(text, room) for text, fit in zip(texts, fits, strict=True))
    return [f" {line}" if line else "" for text in broken for line in text.split("\n")]
