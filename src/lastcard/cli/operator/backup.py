"""``lastcard backup``: a copy of everything a server keeps, made while it runs."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.files import check_writable
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.operator.errors import CopyMissing
from lastcard.cli.sentences import sentence
from lastcard.locales import Words
from lastcard.store.backup import backup, rotate

MOST_KEPT: Final = 100_000


def run(argv: list[str], words: Words) -> int:
    """Copy the database into a file, or into a folder under a name that tells when."""
    asked = arguments.backup(words).read(argv)
    if asked.file is None:
        raise CopyMissing
    settings = settings_of(asked, "data", "database")
    keep = asked.keep and arguments.whole_number("--keep", asked.keep, 1, MOST_KEPT)
    file = Path(asked.file)
    if keep is None and not file.is_dir():
        check_writable(asked.file)
        found = asyncio.run(backup(settings.url, file))
    else:
        folder, file = file, file / f"lastcard-{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}.db"
        check_writable(str(file))
        found = asyncio.run(rotate(settings.url, folder, file.name, keep))
    sys.stdout.write(words.say("backup-done", file=str(file)) + "\n")
    for finding in found:
        sys.stdout.write(f"- {sentence(finding, words)}\n")
    return 0
