"""The operator's bell: how a command on this machine has a running server look at a table again.

Ringing is leaving an empty file with the table's name in a folder of the data folder, which is for
the server's user alone. Nothing is lost where nobody answers: the journal is the truth, and a
table reads it when it next wants to write.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lastcard.table.entries import MatchId

FOLDER: Final = "bell"
PAUSE: Final = 1.0
"""How many seconds pass between two looks whether it has rung."""

_log = logging.getLogger(__name__)


def ring(data: Path, match: MatchId) -> None:
    """Have the server whose data are in *data* look at *match* again; ``OSError``."""
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    (folder / match).touch(mode=0o600)


async def answer_bell(data: Path, reread: Callable[[MatchId], None], pause: float = PAUSE) -> None:
    """Call *reread* for every table the bell is rung for, until cancelled."""
    while True:
        try:
            for match in _rung(data):
                reread(match)
        except OSError as error:
            _log.warning("the operator's bell cannot be heard: %s", error.strerror)
        await asyncio.sleep(pause)


def _rung(data: Path) -> list[MatchId]:
    folder = data / FOLDER
    if not folder.is_dir():
        return []
    files = list(folder.iterdir())
    for file in files:
        file.unlink(missing_ok=True)
    return [MatchId(file.name) for file in files]
