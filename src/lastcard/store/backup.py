"""Copies of the whole store: made while it runs, and brought back."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from lastcard.store.address import File, read_address
from lastcard.store.errors import (
    CopyElsewhere,
    CopyInTheWay,
    CopyUnfit,
    DatabaseAway,
    DatabaseForeign,
)
from lastcard.store.opening import opened
from lastcard.store.sqlite.connection import make_file


async def backup(url: str, path: Path) -> None:
    """Copy the database at *url* to the new file *path*, consistent, while it is being used."""
    source = _file(url, "pg_dump")
    with _appearing(path) as copy:
        try:
            await asyncio.to_thread(_copy, source, copy, "rw")
        except sqlite3.Error as error:
            raise DatabaseAway(reason=str(error)) from error


async def restore(path: Path, url: str) -> None:
    """Make the backup at *path* the database at *url*, where none may be yet, up to date."""
    target = _file(url, "pg_restore")
    with _appearing(target) as copy:
        try:
            await asyncio.to_thread(_copy, path, copy, "ro")
            async with opened(f"sqlite:///{copy}"):
                pass
            await asyncio.to_thread(_fold, copy)
        except (sqlite3.Error, DatabaseForeign, DatabaseAway) as error:
            raise CopyUnfit(path=str(path)) from error


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


def _fold(path: Path) -> None:
    """Make the database one file that is on the disk, with no log beside it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with path.open("rb") as file:
        os.fsync(file.fileno())
