"""Signals to a running server: a command on this machine has it look again at a table or a player.

A signal is an empty file with the table's name, or ``player.`` and the player's id, in a folder of
the data folder that is for the server's user alone. Nothing is lost where no server runs: the
journal is the truth, and a table reads it when it next wants to write; who a player is and whether
they may come in is looked up when they come.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from lastcard.table.state.entries import MatchId, PlayerId

FOLDER: Final = "bell"
PAUSE: Final = 1.0
"""How many seconds pass between two looks for signals."""

_PLAYER: Final = "player."  # no table has a dot in its name

_log = logging.getLogger(__name__)


def signal_reread(data: Path, match: MatchId) -> None:
    """Have the server whose data are in *data* read *match* again; ``OSError``."""
    _signal(data, match)


def signal_player(data: Path, player: PlayerId) -> None:
    """Have the server whose data are in *data* look again at who *player* is; ``OSError``."""
    _signal(data, _PLAYER + player)


async def watch_signals(
    data: Path,
    reread: Callable[[MatchId], None],
    attend: Callable[[PlayerId], Awaitable[None]],
    pause: float = PAUSE,
) -> None:
    """Call *reread* for every table and *attend* for every player signalled, until cancelled.

    What fails is tried again at the next look.
    """
    while True:
        try:
            for file in _signalled(data):
                name = file.name
                # Before it is done: whoever signals meanwhile means something newer.
                file.unlink(missing_ok=True)
                try:
                    if name.startswith(_PLAYER):
                        await attend(PlayerId(name.removeprefix(_PLAYER)))
                    else:
                        reread(MatchId(name))
                except BaseException:
                    file.touch(mode=0o600)
                    raise
        except OSError as error:
            _log.warning("reading signals of the operator failed: %s", error.strerror)
        except Exception:
            _log.exception("doing what the operator signalled failed")
        await asyncio.sleep(pause)


def _signal(data: Path, name: str) -> None:
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    (folder / name).touch(mode=0o600)


def _signalled(data: Path) -> list[Path]:
    folder = data / FOLDER
    return list(folder.iterdir()) if folder.is_dir() else []
