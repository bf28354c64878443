"""No other program, nor a newer server, changes the tables of a database under a server that runs.

With SQLite the lock of ``data_lock`` says that one runs. With PostgreSQL each server holds a shared
advisory lock; who brings the database up to date needs it alone.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from lastcard.server.operations.data_lock import locked
from lastcard.server.operations.startup_errors import DataInUse, UpgradeWaits
from lastcard.store.address import PostgresAddress, read_address
from lastcard.store.opening import opened
from lastcard.store.outdated import needs_upgrade

PAUSE: Final = 1.0
"""How many seconds pass until a lost lock is taken again."""
_LOCK: Final = 7_310_580  # any number that is always the same, and not that of the migrations
_SHARE: Final = "SELECT pg_advisory_lock_shared($1, hashtext(current_schema()))"
_ALONE: Final = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"


async def upgrade_first(url: str) -> None:
    """Bring the database at *url* up to date before it is served, or ``UpgradeWaits``."""
    address = read_address(url)
    if not isinstance(address, PostgresAddress) or not await needs_upgrade(url):
        return
    with suppress(UpgradeWaits):
        async with upgrading(url), opened(url):
            pass
    async with _connected(address.dsn) as connection:
        await connection.execute(_SHARE, _LOCK)  # another server may be about to do it
        if await needs_upgrade(url):
            raise UpgradeWaits


@asynccontextmanager
async def in_service(url: str) -> AsyncIterator[None]:
    """Let other programs know that a server uses the open database at *url*."""
    address = read_address(url)
    if not isinstance(address, PostgresAddress):
        yield  # it holds the lock of its file
        return
    held = asyncio.Event()
    holding = asyncio.create_task(_hold(address.dsn, held))
    try:
        await held.wait()
        yield
    finally:
        holding.cancel()
        with suppress(asyncio.CancelledError):
            await holding


@asynccontextmanager
async def upgrading(url: str) -> AsyncIterator[None]:
    """Keep servers off while the database at *url* is brought up to date, or ``UpgradeWaits``."""
    address = read_address(url)
    if not isinstance(address, PostgresAddress):
        try:
            with locked(url):
                yield
        except DataInUse as error:
            raise UpgradeWaits from error
        return
    async with _connected(address.dsn) as connection:
        if not await connection.fetchval(_ALONE, _LOCK):
            raise UpgradeWaits
        yield


async def _hold(dsn: str, held: asyncio.Event) -> None:
    """Hold the lock until cancelled, and take it again after the connection was lost."""
    import asyncpg  # it comes with the extra ``postgres``

    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with _connected(dsn) as connection:
                await connection.execute(_SHARE, _LOCK)
                held.set()
                while not connection.is_closed():
                    await asyncio.sleep(PAUSE)
        await asyncio.sleep(PAUSE)


@asynccontextmanager
async def _connected(dsn: str) -> AsyncIterator[Any]:
    import asyncpg  # it comes with the extra ``postgres``

    connection = await asyncpg.connect(dsn)
    try:
        yield connection
    finally:
        await connection.close()
