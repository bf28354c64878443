"""What a player contributed to the deals of a server, kept on this side: links and receipts."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from lastcard.cli.errors import FileUnwritable
from lastcard.fair import KeptLink

OnDenied: TypeAlias = Callable[[KeptLink], None]
"""Hears that the server notes as absent who has contributed."""


class SentLinks:
    """Adds what was sent to *server* to one private file in *folder*, a line for each."""

    def __init__(self, folder: Path, server: str) -> None:
        self.file = folder / (re.sub(r"[^A-Za-z0-9.-]+", "_", server) + ".sent")

    def keep(self, sent: KeptLink) -> None:
        """Keep *sent*; of two lines for one deal the later counts."""
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
            with os.fdopen(os.open(self.file, flags, 0o600), "a", encoding="ascii") as file:
                file.write(f"{sent}\n")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise FileUnwritable(file=str(self.file), reason=reason) from error


def no_matter(sent: KeptLink) -> None:
    """For who keeps nothing, or does not want to hear of it."""
