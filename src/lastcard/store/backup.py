"""Copies of the whole store: made while it runs, and brought back."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import sample
from typing import Final

from lastcard.games.errors import Refusal
from lastcard.store.address import File, read_address
from lastcard.store.errors import (
    CopyElsewhere,
    CopyFaulty,
    CopyInTheWay,
    CopyUnfit,
    DatabaseAway,
    DatabaseForeign,
    DatabaseOld,
    JournalChanged,
)
from lastcard.store.examining import examining
from lastcard.store.opening import opened
from lastcard.store.sqlite.connection import make_file
from lastcard.store.sqlite.rebuild import rebuild_heads

COPIES: Final = "lastcard-*.db"
"""The names of copies among which the oldest go."""
SAMPLE: Final = 20
"""How many journals of a copy are replayed."""
_COUNTED: Final = ("matches", "players", "ratings", "secrets")


async def backup(url: str, path: Path) -> list[Refusal]:
    """Copy the database at *url* to the new file *path*, consistent, while it is being used.

    The copy is opened, counted and in part replayed before it has its name; ``CopyFaulty``. What
    is wrong with journals in the database itself is copied, and returned.
    """
    source = _file(url, "pg_dump")
    with _appearing(path) as copy:
        try:
            before = await asyncio.to_thread(_counts, source)
            await asyncio.to_thread(_copy, source, copy, "rw")
            after = await asyncio.to_thread(_counts, source)
        except sqlite3.Error as error:
            raise DatabaseAway(reason=str(error)) from error
        return await _verify(copy, [min(pair) for pair in zip(before, after, strict=True)])


async def rotate(url: str, folder: Path, name: str, keep: int | None) -> list[Refusal]:
    """Copy the database at *url* to the new file *name* in *folder*, which *keep* copies stay in.

    The oldest by name go, once the new one is there.
    """
    found = await backup(url, folder / name)
    copies = sorted(file for file in folder.glob(COPIES) if file.is_file())
    for old in copies[:-keep] if keep else ():
        old.unlink()
    return found


async def _verify(copy: Path, counts: Sequence[int]) -> list[Refusal]:
    """Look at *copy*: is as much in it as there was, and can a sample of it be replayed."""
    found: list[Refusal] = []
    try:
        if any(here < there for here, there in zip(_counts(copy), counts, strict=True)):
            raise CopyFaulty(reason="something is missing")
        async with examining(f"sqlite:///{copy}") as examination:
            matches = await examination.matches()
            for match in sample(matches, min(SAMPLE, len(matches))):
                found += await examination.findings(match)
    except DatabaseOld:
        return []  # it is brought up to date when it is restored, and looked at then
    except (sqlite3.Error, DatabaseAway) as error:
        raise CopyFaulty(reason=str(error)) from error
    for cut in found:
        if isinstance(cut, JournalChanged):
            raise CopyFaulty(reason=str(cut)) from cut
    return found


def _counts(path: Path) -> list[int]:
    address = f"{path.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        return [
            connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in _COUNTED
        ]


async def restore(path: Path, url: str) -> None:
    """Make the backup at *path* the database at *url*, where none may be yet, up to date."""
    target = _file(url, "pg_restore")
    with _appearing(target) as copy:
        try:
            await asyncio.to_thread(_copy, path, copy, "ro")
            async with opened(f"sqlite:///{copy}"):
                pass
            await asyncio.to_thread(_fold, copy, compact=True)
        except (sqlite3.Error, DatabaseForeign, DatabaseAway) as error:
            raise CopyUnfit(path=str(path)) from error
    # What the database that was here had is not missed in this one.
    await asyncio.to_thread(rebuild_heads, target)


def _file(url: str, program: str) -> Path:
    address = read_address(url)
    if isinstance(address, File):
        return address.path
    raise CopyElsewhere(program=program)


@contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """A file beside *path* that takes its place when it is finished, whole or not at all."""
    for taken in (path, _beside(path, "-wal")):  # SQLite would apply a log left behind
        if taken.exists():
            raise CopyInTheWay(path=str(taken))
    part = _beside(path, ".part")
    part.unlink(missing_ok=True)
    make_file(part)
    try:
        yield part
        part.rename(path)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            _beside(part, ending).unlink(missing_ok=True)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _copy(source: Path, target: Path, mode: str) -> None:
    address = f"{source.absolute().as_uri()}?mode={mode}"
    with (
        closing(sqlite3.connect(address, uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        copy.execute("SELECT match FROM journal LIMIT 1")  # an empty file is a database too
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
    _fold(target)


def _fold(path: Path, *, compact: bool = False) -> None:
    """Make the database one file that is on the disk, with no log beside it, or also smaller."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        if compact:
            connection.execute("VACUUM")
    with path.open("rb") as file:
        os.fsync(file.fileno())
