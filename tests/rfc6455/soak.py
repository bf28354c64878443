"""The cases for as long as one likes, their bytes cut anew each time."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.rfc6455.cases import CASES
from tests.rfc6455.probe import put
from tests.support.servers.local import local_server
from tests.support.servers.log import recorded_log


async def put_all(
    seed: int, count: int, folder: Path, progress: Callable[[int], None] = lambda done: None
) -> int:
    """Put *count* cases, chosen and cut by *seed*, to one server; how many were answered right."""
    rng = Random(seed)
    with recorded_log() as log:
        async with local_server(folder) as server:
            ann = await server.come(connected=False)
            for done in range(1, count + 1):
                case = rng.choice(CASES)
                await put(case, server.port, ann.cookie, rng)
                if done % 100 == 0:
                    progress(done)
    assert not log.errors, log.errors[0]
    return count
