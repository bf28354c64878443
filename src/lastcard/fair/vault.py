"""The private place for the secrets of unfinished deals; no view, record or log is made from it."""

import os
import threading
from pathlib import Path
from typing import Protocol

from lastcard.fair.errors import SecretDamaged, SecretHeld
from lastcard.fair.secret import Secret


class Vault(Protocol):
    """Keeps one secret for each deal in progress."""

    def put(self, match: str, deal: int, secret: Secret) -> None:
        """Keep *secret* for good before returning; ``SecretHeld`` if another one is kept there."""
        ...

    def get(self, match: str, deal: int) -> Secret | None:
        """The secret kept for that deal, or None."""
        ...

    def forget(self, match: str, deal: int) -> None:
        """Throw the secret of that deal away; nothing happens if there is none."""
        ...


class MemoryVault:
    """A vault that lasts as long as the process: for play on one machine, and for tests."""

    def __init__(self) -> None:
        self._secrets: dict[tuple[str, int], Secret] = {}

    def put(self, match: str, deal: int, secret: Secret) -> None:
        """Keep *secret*; ``SecretHeld`` if another one is kept there."""
        if self._secrets.setdefault((match, deal), secret) != secret:
            raise SecretHeld(match=match, deal=deal)

    def get(self, match: str, deal: int) -> Secret | None:
        """The secret kept for that deal, or None."""
        return self._secrets.get((match, deal))

    def forget(self, match: str, deal: int) -> None:
        """Throw the secret of that deal away."""
        self._secrets.pop((match, deal), None)


class FolderVault:
    """A vault of small files that only their owner may read; it survives a crash at any instant.

    A file holds one line, ``MATCH DEAL HEX``. It is written whole under a name that is never read,
    then gets its real name unless something has that already. What a crash leaves half done is
    never taken for a secret. *match* must be a name that ``Terms`` allows.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder = folder

    def put(self, match: str, deal: int, secret: Secret) -> None:
        """Keep *secret* on the disk; ``SecretHeld`` if another one is kept there."""
        path = self._path(match, deal)
        part = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.part")
        _write(part, f"{match} {deal} {secret.value.hex()}\n")
        try:
            # A link never replaces a file, so of two writers one wins and the other is told.
            os.link(part, path)
        except FileExistsError:
            if self.get(match, deal) != secret:
                raise SecretHeld(match=match, deal=deal) from None
        finally:
            part.unlink()
        _sync_folder(self._folder)

    def get(self, match: str, deal: int) -> Secret | None:
        """The secret kept for that deal, or None; ``SecretDamaged`` if the file is not whole."""
        try:
            text = self._path(match, deal).read_bytes().decode("ascii", "replace")
        except FileNotFoundError:
            return None
        start, digits = f"{match} {deal} ", text[-65:-1]
        if not (text == f"{start}{digits}\n" and _is_hex(digits)):
            raise SecretDamaged(match=match, deal=deal)
        return Secret(bytes.fromhex(digits))

    def forget(self, match: str, deal: int) -> None:
        """Throw the secret of that deal away, and what crashes have left of it."""
        path = self._path(match, deal)
        for leftover in self._folder.glob(f".{path.name}.*.part"):
            leftover.unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        _sync_folder(self._folder)

    def _path(self, match: str, deal: int) -> Path:
        return self._folder / f"{match}.{deal}.secret"


def _write(path: Path, text: str) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with os.fdopen(os.open(path, flags, 0o600), "w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    # A new name is safe only when its folder is; some systems cannot open folders.
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _is_hex(digits: str) -> bool:
    return len(digits) == 64 and set(digits) <= set("0123456789abcdef")
