"""Text on a terminal that has few signs: each it lacks becomes the nearest one it has."""

import codecs
import io
import sys
from typing import Final, TextIO
from unicodedata import combining, normalize

PLAINLY: Final = "lastcard.plainly"
_NEAREST: Final = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2018\u2019\u201a", "'"),
        "\u2022": "-",
        **dict.fromkeys("\u2010\u2011\u2013\u2014\u2212\u00b7", "-"),
        **dict.fromkeys("\u00a0\u2009\u202f", " "),
        "\u2026": "...",
        "\u2192": "->",
        "\u00d7": "x",
        "\u00a1": "!",
        "\u00bf": "?",
        "\u00df": "ss",
        "\u0153": "oe",
        "\u00e6": "ae",
    }
)
"""Quotation marks, dashes, spaces and the like; accents are taken off below."""


def write_plainly() -> None:
    """Let standard output and the complaints never fail for a sign that the terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def plain(text: str) -> str:
    """*text* in ASCII: quotation marks, dashes and letters without their accents."""
    letters = normalize("NFKD", text.translate(_NEAREST))
    return "".join(sign if sign.isascii() else "?" for sign in letters if not combining(sign))


def in_signs_of(out: TextIO, text: str) -> str:
    """*text* with nothing in it that *out* lacks."""
    encoding = out.encoding or "ascii"
    return text.encode(encoding, PLAINLY).decode(encoding)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "nothing is read here"
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(PLAINLY, _nearest)
