"""Signals to a running server: a command on this machine has it read a table's journal again.

A signal is an empty file with the table's name, in a folder of the data folder that is for the
server's user alone. Nothing is lost where no server runs: the journal is the truth, and a table
reads it when it next wants to write.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lastcard.table.state.entries import MatchId

FOLDER: Final = "bell"
PAUSE: Final = 1.0
"""How many seconds pass between two looks for signals."""

_log = logging.getLogger(__name__)


def signal_reread(data: Path, match: MatchId) -> None:
    """Have the server whose data are in *data* read *match* again; ``OSError``."""
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    (folder / match).touch(mode=0o600)


async def watch_signals(
    data: Path, reread: Callable[[MatchId], None], pause: float = PAUSE
) -> None:
    """Call *reread* for every table that is signalled, until cancelled."""
    while True:
        try:
            for match in _signalled(data):
                reread(match)
        except OSError as error:
            _log.warning("reading signals of the operator failed: %s", error.strerror)
        await asyncio.sleep(pause)


def _signalled(data: Path) -> list[MatchId]:
    folder = data / FOLDER
    if not folder.is_dir():
        return []
    files = list(folder.iterdir())
    for file in files:
        file.unlink(missing_ok=True)
    return [MatchId(file.name) for file in files]
