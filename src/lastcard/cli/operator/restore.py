"""``lastcard restore``: a backup becomes the database of a server again."""

import asyncio
import sys
from pathlib import Path

from lastcard.cli import arguments
from lastcard.cli.files import check_readable
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.operator.errors import CopyMissing
from lastcard.locales import Words
from lastcard.server.operations.server_key import load_key
from lastcard.store.backup import restore


def run(argv: list[str], words: Words) -> int:
    """Make a backup the database, where there is none yet."""
    asked = arguments.restore(words).read(argv)
    if asked.file is None:
        raise CopyMissing
    settings = settings_of(asked, "data", "database")
    check_readable(asked.file)
    load_key(settings.data)  # makes the folder too, on a machine where nothing is yet
    asyncio.run(restore(Path(asked.file), settings.url))
    sys.stdout.write(words.say("restore-done", file=asked.file) + "\n")
    return 0
