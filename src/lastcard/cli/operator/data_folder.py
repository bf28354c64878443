"""Where a server keeps its data, according to the command line and the environment."""

import argparse
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from uuid import uuid4

from lastcard.cli.operator.errors import DatabaseMissing
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.upgrade_lock import upgrading
from lastcard.store.address import File, read_address
from lastcard.store.outdated import needs_upgrade
from lastcard.store.store import Store


def settings_of(asked: argparse.Namespace, *names: str, **given: Any) -> Settings:
    """The settings, of which *names* may be given on the command line, or ``SettingWrong``."""
    said = {name: value for name in names if (value := getattr(asked, name)) is not None}
    return Settings.read(os.environ, said | given)


@asynccontextmanager
async def kept_store(settings: Settings) -> AsyncIterator[Store]:
    """The store of a server that has been started before, or ``DatabaseMissing``.

    It is brought up to date, unless an older server uses it: then ``UpgradeWaits``.
    """
    address = read_address(settings.url)
    if isinstance(address, File) and not address.path.is_file():
        raise DatabaseMissing(file=str(address.path))
    async with AsyncExitStack() as stack:
        if await needs_upgrade(settings.url):
            await stack.enter_async_context(upgrading(settings.url))
        yield await stack.enter_async_context(Store.open(settings.url, new_id=lambda: uuid4().hex))
