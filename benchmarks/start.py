"""Print how quickly a server starts, and how large it is, with thousands of sleeping tables.

``python -m benchmarks.start`` makes a database of 5,000 unfinished tables without a clock, short
ones and some of about 100 lines each, starts ``lastcard serve`` on it, and waits for ``/healthz``.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from socket import socket

import msgspec

from benchmarks import journals
from benchmarks.server.process import running
from lastcard.games.game import Seat
from lastcard.store.matches.matches import Status, StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.journal import Page

TABLES = 5_000
LENGTHS = (10, 100)
PROMISED = (1.5, 120)
"""Seconds until it answers, and MB."""
_LATER = 5.0  # seconds, in which it would wake tables
_LONG_AGO = time.time_ns() // 1_000_000 - 20 * 24 * 3600 * 1000
_ANN = StoredSeat(seat=Seat(0), player=PlayerId("ann"), name="Ann")


def main() -> None:
    """Measure in a folder of its own, or in one beneath the folder named on the command line."""
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    print(
        f"A start with {TABLES:,} sleeping tables; {PROMISED[0]} s and {PROMISED[1]} MB promised\n"
    )
    print("  lines each   database  seconds  of them CPU    MB  MB later")
    for lines in LENGTHS:
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            asyncio.run(_print_start(Path(scratch), lines))


async def _print_start(data: Path, lines: int) -> None:
    await _fill(data / "lastcard.db", journals.lines(MatchId("m"), 1)[:lines])
    size = (data / "lastcard.db").stat().st_size / 1e6
    port = _free_port()
    command = [sys.executable, "-m", "lastcard.cli", "serve", "--port", str(port)]
    core = max(os.sched_getaffinity(0))
    environment = {"LASTCARD_DATA": str(data)}
    async with running(command, port, core, environment, data / "log") as server:
        at_once, cpu = server.memory() / 1000, server.cpu()
        await asyncio.sleep(_LATER)
        later = server.memory() / 1000
        print(
            f"  {lines:>10} {size:>7.0f} MB {server.started:>8.2f} {cpu:>12.2f}"
            f" {at_once:>5.0f} {later:>9.0f}"
        )


async def _fill(file: Path, lines: Sequence[bytes]) -> None:
    names = count()
    async with Store.open(f"sqlite:///{file}", new_id=lambda: str(next(names))) as store:
        for first in range(0, TABLES, 250):
            matches = [MatchId(f"m{number}") for number in range(first, first + 250)]
            await asyncio.gather(*(_open(store, match, lines) for match in matches))
            await store.matches.update_many([_status(match, len(lines)) for match in matches])


async def _open(store: Store, match: MatchId, lines: Sequence[bytes]) -> None:
    setup = journals.setup()
    await store.matches.open(
        match,
        msgspec.json.encode(setup).decode(),
        host=PlayerId("ann"),
        game=setup.game,
        speed=setup.speed,
        public=setup.public,
        rated=setup.rated,
        now=_LONG_AGO,
    )
    await store.journal.append(Page(match, 0, _LONG_AGO, lines))


def _status(match: MatchId, lines: int) -> Status:
    return Status(match=match, phase="playing", now=_LONG_AGO, chairs=(_ANN,), lines=lines)


def _free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
