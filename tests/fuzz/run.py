"""The fuzzer at a server of its own."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from lastcard.table.table import Table
from tests.fuzz.crowd import Crowd
from tests.fuzz.fuzzer import Forged, Fuzzer, Report
from tests.support.servers.log import recorded_log
from tests.support.servers.simulated import SimulatedServer, simulated_server


async def fuzz(
    seed: int,
    messages: int,
    folder: Path,
    progress: Callable[[Report], None] = lambda report: None,
    database: str | None = None,
) -> Report:
    """Say so many messages to a fresh server; ``Forged`` if any did what it should not."""
    rng = Random(seed)
    kept: dict[str, Any] = {"stored": True, "database": database} if database else {}
    with recorded_log() as log:
        async with simulated_server(folder, seed=seed, **kept) as server:
            crowd = Crowd(server, rng)
            await crowd.come_in()
            fuzzer = Fuzzer(crowd, rng)
            try:
                await fuzzer.run(messages, progress)
                await _check_journals(crowd, server)
            except Forged as error:
                raise Forged(f"seed {seed}: {error}") from error
    if log.errors:
        raise Forged(f"seed {seed}: {log.errors[0]}")
    return fuzzer.report


async def _check_journals(crowd: Crowd, server: SimulatedServer) -> None:
    """What the journals say is how the tables stand."""
    for match in server.matches:
        table = await server.table(match)
        lines = await server.journal.read(match)
        woken = await Table.wake(match, server.live.ports)
        assert woken is not None
        woken.close()
        if [line.number for line in lines] != list(range(table.standing.number)):
            raise Forged(f"the journal of table {match} has gaps")
        if crowd.print_of(woken.standing) != crowd.print_of(table.standing):
            raise Forged(f"table {match} does not stand as its journal says")
