"""What is kept between visits to a server: the player's login, and the secret of their chains.

One private file for each server.
"""

import hmac
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from lastcard.cli.errors import FileUnwritable
from lastcard.fair import SeatChain
from lastcard.fair.chain import SIZE
from lastcard.server.operations.settings import default_data
from lastcard.table.state.entries import MatchId, PlayerId

AGAIN: Final = "again"
"""Part of the name of a chain for a rematch, whose table is not known when it is pledged."""
MOST_REMATCHES: Final = 50


def online_folder(environ: Mapping[str, str]) -> Path:
    """The folder of saved logins."""
    return default_data(environ) / "online"


class SavedLogin(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of one server."""

    root: str
    """The secret that all chains come from, as hexadecimal digits; no server ever hears it."""
    login: str | None = None
    """The cookie that a guest shows."""
    rematches: dict[str, str] = {}
    """The tables of rematches, and those of the matches before: the chain was pledged there."""

    def chain(self, *names: str) -> SeatChain:
        """The chain for *names*: the same for the same names, another for others."""
        seed = hmac.digest(bytes.fromhex(self.root), "\n".join(names).encode(), "sha256")
        return SeatChain(seed)

    def chain_at(self, player: PlayerId, table: MatchId) -> SeatChain:
        """The chain that *player* pledges at *table*."""
        before = self.rematches.get(table)
        return self.chain(player, table) if before is None else self.chain(player, before, AGAIN)


class LoginFile:
    """Keeps the login at *server* in *folder*; *randomness* makes a new one."""

    def __init__(
        self, folder: Path, server: str, randomness: Callable[[int], bytes] = os.urandom
    ) -> None:
        self._file = folder / (re.sub(r"[^A-Za-z0-9.-]+", "_", server) + ".json")
        self._randomness = randomness

    def load(self) -> SavedLogin:
        """What was kept; something new if there is nothing, or nothing that can be read."""
        with suppress(OSError, msgspec.MsgspecError, ValueError):
            kept = msgspec.json.decode(self._file.read_bytes(), type=SavedLogin)
            if len(bytes.fromhex(kept.root)) == SIZE:
                return kept
        fresh = SavedLogin(root=self._randomness(SIZE).hex())
        self.keep(fresh)
        return fresh

    def note_rematch(self, table: MatchId, *, of: MatchId) -> None:
        """Remember that *table* is the rematch of another, and the latest of them alone."""
        saved = self.load()
        latest = [*saved.rematches.items(), (table, of)][-MOST_REMATCHES:]
        self.keep(msgspec.structs.replace(saved, rematches=dict(latest)))

    def keep(self, saved: SavedLogin) -> None:
        """Keep *saved* instead of what was kept, or raise ``FileUnwritable``."""
        part = self._file.with_suffix(".part")
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            with os.fdopen(
                os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb"
            ) as file:
                file.write(msgspec.json.encode(saved))
            part.replace(self._file)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise FileUnwritable(file=str(self._file), reason=reason) from error
