"""``lastcard backup``: a copy of everything a server keeps, made while it runs."""

import asyncio
import sys
from pathlib import Path

from lastcard.cli import arguments
from lastcard.cli.files import check_writable
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.operator.errors import CopyMissing
from lastcard.locales import Words
from lastcard.store.backup import backup


def run(argv: list[str], words: Words) -> int:
    """Copy the database into a file."""
    asked = arguments.backup(words).read(argv)
    if asked.file is None:
        raise CopyMissing
    settings = settings_of(asked, "data", "database")
    check_writable(asked.file)
    asyncio.run(backup(settings.url, Path(asked.file)))
    sys.stdout.write(words.say("backup-done", file=asked.file) + "\n")
    return 0
