"""People play, again and again nothing can be written for a while, and nobody restarts the server.

The disk is full for the server alone: the system lets it write no file beyond a few kilobytes.
"""

import asyncio
import resource
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from aiohttp import ClientSession

from tests.crashes.kills import Lost, Summary, Tasks, check_journals, play_while, until_played_on
from tests.crashes.people import Company
from tests.support.servers.forked import ForkedServer, forked_server

_FULL = 65_536  # bytes of a file: enough for the log, too few for a database
_PATIENCE = 60  # seconds until health says what is so
FAILING = "the database cannot be written"
WORKING = "the database can be written again"


async def play_through_full_disks(
    seed: int,
    times: int,
    data: Path,
    *,
    companies: int = 4,
    progress: Callable[[int], None] = lambda times: None,
) -> Summary:
    """Fill the disk and free it so many times; ``Lost`` if anything is missing or stuck then."""
    try:
        with forked_server(data) as server:
            fill = partial(_fill_and_free, server, times, progress)
            memories = await play_while(server, seed, companies, fill)
        await check_journals(memories, f"sqlite:///{data / 'lastcard.db'}")
        log = server.log.read_text()
        assert log.count(FAILING) == log.count(WORKING) == times, "it is not logged once"
    except (AssertionError, TimeoutError) as error:
        raise Lost(f"seed {seed}: {error!r}") from error
    return Summary(times, memories)


async def _fill_and_free(
    server: ForkedServer,
    times: int,
    progress: Callable[[int], None],
    playing: Sequence[Company],
    tasks: Tasks,
) -> None:
    for number in range(times):
        await until_played_on(playing, tasks)
        with full_disk(server.process):
            await _until_health_is(server, 503)
        await _until_health_is(server, 200)
        progress(number + 1)
    await until_played_on(playing, tasks)


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """Let *process* write no file beyond a few kilobytes."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (_FULL, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


async def _until_health_is(server: ForkedServer, status: int) -> None:
    async with ClientSession() as session, asyncio.timeout(_PATIENCE):
        while True:
            async with session.get(f"{server.url}/healthz") as answer:
                if answer.status == status:
                    return
            await asyncio.sleep(0.05)
