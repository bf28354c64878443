"""Taking what was kept out again."""

import os
import tarfile
from pathlib import Path
from typing import Final

import msgspec

from tests.store.released.known import Known
from tests.support.postgres import Postgres

KEPT: Final = Path(__file__).parent
KNOWN: Final = "known.json"
DUMP: Final = "postgres.sql"
REVISIONS: Final = sorted({file.name[:4] for file in KEPT.glob("*.tar.xz")})
"""The migrations that there are databases of."""


def take_out(revision: str, kind: str, folder: Path) -> Known:
    """Put the data of a server into *folder*; what its people know."""
    with tarfile.open(KEPT / f"{revision}-{kind}.tar.xz") as archive:
        archive.extractall(folder, filter="data")
    os.chmod(folder / "secret.key", 0o600)
    return msgspec.json.decode((folder / KNOWN).read_bytes(), type=Known)


def load(folder: Path, postgres: Postgres) -> str:
    """Put the dump in *folder* into a new database; its address."""
    url = postgres.new_database()
    postgres.execute(url, (folder / DUMP).read_text("utf-8"))
    return url
