"""The heads of all journals, in a file beside the database: the number of the last line, and a
digest of all lines up to it. By them a database that has lost the end of a journal is noticed.

Each line of the file says ``MATCH NUMBER DIGEST``, and the last one about a match counts; without
number and digest the match is not missed any more. The file may be behind the database, by half a
second of what was written before a crash; it is never ahead. So it needs not be on the disk when a
move is, and costs a move next to nothing. It tells of accidents: who can change the database on
purpose can change this file too.
"""

import errno
import logging
import os
import re
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from lastcard.store.errors import DatabaseAway
from lastcard.store.lines.kept_line import DIGEST_BYTES, KeptLine, chained, digest_of
from lastcard.table.state.entries import MatchId
from lastcard.table.state.journal import Page

PATIENCE: Final = 0.5
"""For how many seconds heads may be behind."""
_READABLE: Final = re.compile(rb"([!-~]+)(?: (\d+) ([0-9a-f]{%d}))?" % (2 * DIGEST_BYTES))
_RECORD: Final = 70  # bytes, more or less
_SPARE: Final = 4_000_000  # bytes that the file may be longer than twice what it has to say

log = logging.getLogger(__name__)


class Head(NamedTuple):
    """How far a journal went."""

    number: int
    digest: bytes

    def after(self, lines: Iterable[bytes]) -> "Head":
        """The head after lines of which *lines* are the digests."""
        number, digest = self
        for proof in lines:
            number, digest = number + 1, chained(digest, proof)
        return Head(number, digest)


NONE: Final = Head(-1, b"")
"""The head of a journal without lines."""
ReadLines: TypeAlias = Callable[[MatchId, int], Iterable[KeptLine]]
"""The lines of a match below a number."""


def heads_file(database: Path) -> Path:
    """Where the heads of the journals in *database* are."""
    return database.with_name(database.name + ".heads")


def load_heads(file: Path) -> dict[MatchId, Head]:
    """What *file* says; nothing where there is none. What was half written does not count.

    ``DatabaseAway`` if it cannot be read.
    """
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise DatabaseAway(reason=str(error)) from error
    found: dict[MatchId, Head] = {}
    for line in text.split(b"\n")[:-1]:
        if (read := _READABLE.fullmatch(line)) is None:
            continue
        match = MatchId(read[1].decode())
        if read[2] is None:
            found.pop(match, None)
        else:
            found[match] = Head(int(read[2]), bytes.fromhex(read[3].decode()))
    return found


def save_heads(file: Path, heads: Mapping[MatchId, Head]) -> None:
    """Let *file* say *heads* and nothing else, whole or not at all."""
    part = file.with_name(file.name + ".part")
    opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(opened, "wb") as writing:
        writing.writelines(_record(match, head) for match, head in heads.items())
        writing.flush()
        os.fsync(writing.fileno())
    part.replace(file)


class HeadKeeper:
    """Keeps *file* up to date, for the one server that writes; *read* reads what it must know."""

    def __init__(self, file: Path, read: ReadLines) -> None:
        self._file = file
        self._read = read
        self._heads = load_heads(file)
        self._noted: list[Page] = []
        self._unwritten: set[MatchId] = set()
        self._since = 0.0
        self._failing = False
        self._out, self._end = self._open()

    def note(self, pages: Iterable[Page]) -> None:
        """*pages* are written down for good."""
        if not self.is_behind:
            self._since = time.monotonic()
        self._noted += pages

    @property
    def is_behind(self) -> bool:
        """Whether something is known that the file does not say."""
        return bool(self._noted or self._unwritten)

    def flush_in_time(self) -> None:
        """Write what was noted long enough ago."""
        if self.is_behind and time.monotonic() - self._since > PATIENCE:
            self.flush()

    def flush(self) -> None:
        """Write what was noted; if that fails, it is logged once, and the file stays behind."""
        self._since = time.monotonic()
        try:
            self._advance_all()
            self._write()
        # Whatever it is, the thread that writes goes on.
        except Exception as error:
            if not self._failing:
                log.warning("the heads of journals cannot be written: %s", error)
            self._failing = True
        else:
            self._failing = False

    def release(self, match: MatchId) -> None:
        """*match* is about to be deleted, and not missed; ``OSError`` if that cannot be written."""
        self.flush()
        if match in self._heads:
            self._append(match.encode() + b"\n")
            del self._heads[match]
            self._unwritten.discard(match)

    def close(self) -> None:
        """Write what was noted, and end."""
        self.flush()
        os.close(self._out)

    def _advance_all(self) -> None:
        # A page that fails here is found in the database when the next one of its match comes.
        noted, self._noted = self._noted, []
        for page in noted:
            self._heads[page.match] = self._advance(page)
            self._unwritten.add(page.match)

    def _advance(self, page: Page) -> Head:
        head = self._heads.get(page.match, NONE)
        if head.number != page.first - 1:  # another program has written, or an older version
            head = NONE.after(line.proof for line in self._read(page.match, page.first))
        digest, number = head.digest, head.number
        for number, entry in enumerate(page.entries, start=page.first):
            digest = chained(digest, digest_of(number, page.at, entry))
        return Head(number, digest)

    def _write(self) -> None:
        if self._unwritten:
            self._append(b"".join(_record(match, self._heads[match]) for match in self._unwritten))
            self._unwritten.clear()
        if self._end > 2 * _RECORD * len(self._heads) + _SPARE:
            save_heads(self._file, self._heads)
            os.close(self._out)
            self._out, self._end = self._open()

    def _append(self, data: bytes) -> None:
        """Let the file end with *data*, on the disk; ``OSError``."""
        os.ftruncate(self._out, self._end)  # what was half written goes
        if os.write(self._out, data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fdatasync(self._out)
        self._end += len(data)

    def _open(self) -> tuple[int, int]:
        """The file, to be written on, and where its last whole line ends."""
        out = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return out, self._file.read_bytes().rfind(b"\n") + 1


def _record(match: MatchId, head: Head) -> bytes:
    return b"%b %d %b\n" % (match.encode(), head.number, head.digest.hex().encode())
