"""``lastcard doctor``: whether everything a server keeps is in order, and what to do if not."""

import asyncio
import glob
import os
import shutil
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.operator.errors import (
    DatabaseMissing,
    DiskNearlyFull,
    KeyMissing,
    OpenToOthers,
)
from lastcard.cli.sentences import sentence
from lastcard.cli.terminal.progress import ProgressBar
from lastcard.games.errors import Refusal
from lastcard.locales import Words
from lastcard.server.operations.data_lock import locked
from lastcard.server.operations.server_key import FILE
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.signal import FOLDER as BELL
from lastcard.store.address import File, read_address
from lastcard.store.backup import COPIES
from lastcard.store.errors import DatabaseRefused
from lastcard.store.examining import examining
from lastcard.store.sqlite.rebuild import rebuild_heads
from lastcard.store.sqlite.start_check import check_at_start

LITTLE: Final = 500_000_000
"""How many free bytes are too few."""
_FOR_EVER: Final = 1e9


def run(argv: list[str], words: Words) -> int:
    """Say what is wrong and what to do; 0 if nothing is."""
    asked = arguments.doctor(words).read(argv)
    settings = settings_of(asked, "data", "database")
    if asked.accept:
        return _accept(settings, words)
    findings = asyncio.run(_say_all(settings, words))
    summary = "doctor-findings" if findings else "doctor-fine"
    sys.stdout.write(words.say(summary, count=findings) + "\n")
    return 1 if findings else 0


def _accept(settings: Settings, words: Words) -> int:
    address = read_address(settings.url)
    if isinstance(address, File):
        if not address.path.is_file():
            raise DatabaseMissing(file=str(address.path))
        with locked(settings.url):
            rebuild_heads(address.path)
    sys.stdout.write(words.say("doctor-accepted") + "\n")
    return 0


async def _say_all(settings: Settings, words: Words) -> int:
    findings = 0
    async for finding in _findings(settings, words):
        findings += 1
        sys.stdout.write(f"- {sentence(finding, words)}\n")
        sys.stdout.flush()
    return findings


async def _findings(settings: Settings, words: Words) -> AsyncIterator[Refusal]:
    address = read_address(settings.url)
    file = address.path if isinstance(address, File) else None
    for finding in _folder(settings.data, file):
        yield finding
    if file is not None:
        if not file.is_file():
            yield DatabaseMissing(file=str(file))
            return
        try:
            await asyncio.to_thread(check_at_start, file, _FOR_EVER)
        except DatabaseRefused as refusal:
            yield refusal
    try:
        async for finding in _journals(settings.url, words):
            yield finding
    except DatabaseRefused as refusal:
        yield refusal


def _folder(data: Path, database: Path | None) -> Iterator[Refusal]:
    key = data / FILE
    if not key.is_file():
        yield KeyMissing(path=str(key))
    for path in (data, key, data / BELL, *_databases(data, database)):
        if path.exists() and _is_open(path):
            yield OpenToOthers(path=str(path))
    where = data if database is None else database.parent
    if where.is_dir() and (free := shutil.disk_usage(where).free) < LITTLE:
        yield DiskNearlyFull(path=str(where), megabytes=free // 1_000_000)


def _databases(data: Path, database: Path | None) -> list[Path]:
    """The database, what SQLite and a server keep beside it, and backups in the data folder."""
    beside = [] if database is None else database.parent.glob(f"{glob.escape(database.name)}*")
    return sorted({*beside, *data.rglob(COPIES)})


def _is_open(path: Path) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


async def _journals(url: str, words: Words) -> AsyncIterator[Refusal]:
    async with examining(url) as examination:
        matches = await examination.matches()
        with _progress_bar(len(matches), words) as bar:
            for match in matches:
                for finding in await examination.findings(match):
                    bar.clear()
                    yield finding
                bar.go_on()


def _progress_bar(matches: int, words: Words) -> ProgressBar:
    def say(done: int, left: float | None) -> str:
        return words.say("doctor-progress", done=done, all=matches)

    return ProgressBar.of_process(matches, say)
