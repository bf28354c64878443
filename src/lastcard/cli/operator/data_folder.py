"""Where a server keeps its data, according to the command line and the environment."""

import argparse
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

from lastcard.cli.operator.errors import DatabaseMissing
from lastcard.server.operations.settings import Settings
from lastcard.store.address import File, read_address
from lastcard.store.store import Store


def settings_of(asked: argparse.Namespace, *names: str, **given: Any) -> Settings:
    """The settings, of which *names* may be given on the command line, or ``SettingWrong``."""
    said = {name: value for name in names if (value := getattr(asked, name)) is not None}
    return Settings.read(os.environ, said | given)


@asynccontextmanager
async def kept_store(settings: Settings) -> AsyncIterator[Store]:
    """The store of a server that has been started before, or ``DatabaseMissing``."""
    address = read_address(settings.url)
    if isinstance(address, File) and not address.path.is_file():
        raise DatabaseMissing(file=str(address.path))
    async with Store.open(settings.url, new_id=lambda: uuid4().hex) as store:
        yield store
