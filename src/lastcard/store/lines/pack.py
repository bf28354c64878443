"""How the lines of a journal are packed: for good, so every later version has to read it.

A pack is a byte that names the format, and then, in format 1, compressed by bzip2, for each line
from number 0 on: the milliseconds since the line before (since 1970 for the first), a space, the
text of the line, and a line feed. A line whose text was struck out has ``#`` and its digest as
hexadecimal digits after the milliseconds.
"""

import bz2
from collections.abc import Iterator, Sequence
from typing import Final

from lastcard.store.lines.kept_line import KeptLine

_FORMAT: Final = b"\x01"


class PackUnreadable(ValueError):
    """The bytes are no pack, or were damaged."""


def pack(lines: Sequence[KeptLine]) -> bytes:
    """The *lines* of a journal from number 0 on, as little as they can be."""
    if [line.number for line in lines] != list(range(len(lines))):
        raise ValueError("lines are missing")
    return _FORMAT + bz2.compress(b"".join(_written(lines)))


def unpack(data: bytes) -> list[KeptLine]:
    """The lines that ``pack`` packed, or ``PackUnreadable``."""
    if data[:1] != _FORMAT:
        raise PackUnreadable("the format is not known")
    try:
        return list(_read(bz2.decompress(data[1:])))
    except (OSError, ValueError) as error:
        raise PackUnreadable(str(error)) from error


def _written(lines: Sequence[KeptLine]) -> Iterator[bytes]:
    before = 0
    for line in lines:
        if b"\n" in line.entry:
            raise ValueError("a line of a journal is one line")
        digest = b"" if line.digest is None else b"#" + line.digest.hex().encode()
        yield b"%d%b %b\n" % (line.at - before, digest, line.entry)
        before = line.at


def _read(text: bytes) -> Iterator[KeptLine]:
    at = 0
    for number, line in enumerate(text.split(b"\n")[:-1]):
        head, _, entry = line.partition(b" ")
        delta, struck, digest = head.partition(b"#")
        at += int(delta)
        yield KeptLine(number, at, entry, bytes.fromhex(digest.decode()) if struck else None)
