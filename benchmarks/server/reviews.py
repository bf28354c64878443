"""Print whether tables feel that matches are reviewed: ``python -m benchmarks.server.reviews``.

200 tables play one move a second, in turns without and with reviews on all cores; the ratio of the
slowest of a hundred moves is what counts, since both halves have the same machine. Then, without
tables, how many seconds after the press the choices of one deal are there.
"""

import argparse
import asyncio
import gc
import os
import resource
import shutil
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from benchmarks.server.lastcard_server import Lastcard
from benchmarks.server.measure import FULL, WARM, free_port, latency_of, pace, seat_tables
from benchmarks.server.process import Process, running
from benchmarks.server.reviewers import Reviewer, reviewer
from benchmarks.server.table import Table

SCRATCH: Final = Path("build/bench-reviews")
ALLOWED: Final = 1.5
"""How many times as long the slowest of a hundred moves may take with reviews."""
SOON: Final = 3.0
"""After how many seconds the choices of one deal are to be there."""
GAMES: Final = ("gang", "thirteen")


class Reviewing:
    """Keeps all workers busy while it is on."""

    def __init__(self, people: Sequence[Reviewer]) -> None:
        self._people = list(people)
        self._asking: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> None:
        self._asking = [asyncio.create_task(one.review()) for one in self._people]
        async with asyncio.timeout(120):
            while not any(one.first for one in self._people):
                await asyncio.sleep(0.05)

    async def __aexit__(self, *trouble: object) -> None:
        done = sum(task.done() for task in self._asking)
        if done == len(self._asking):
            print("(all reviews were finished before the moves: more --reviewers are needed)")
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)


async def compare(server: Process, asked: argparse.Namespace) -> None:
    """Measure moves in turns without and with reviews, and print the ratio."""
    many = (reviewer(server.port, GAMES[0]) for _ in range(asked.rounds * asked.reviewers))
    played = await asyncio.gather(*many)
    people = [played[first :: asked.rounds] for first in range(asked.rounds)]
    tables = await seat_tables(Lastcard(), server.port, asked.tables)
    await pace(tables, WARM)
    worst: dict[str, list[float]] = {"without": [], "with": []}
    for crowd in people:
        worst["without"].append(await _measure(server, tables, asked.seconds, "without reviews"))
        async with Reviewing(crowd):
            worst["with"].append(await _measure(server, tables, asked.seconds, "with reviews   "))
    ratio = median(worst["with"]) / median(worst["without"])
    verdict = "within" if ratio <= ALLOWED else "MORE THAN"
    print(f"p99 with reviews is {ratio:.2f} times that without, {verdict} {ALLOWED} times")
    for table in tables:
        for client in table.clients:
            client.close()


async def _measure(server: Process, tables: Sequence[Table], seconds: float, what: str) -> float:
    for table in tables:
        table.latencies.clear()
    cpu = server.cpu()
    await pace(tables, seconds)
    found, cpu = latency_of(tables), server.cpu() - cpu
    print(
        f"{what}  {len(tables)} tables  {found.moves:,} moves  p50 {1000 * found.middle:6.1f} ms"
        f"  p99 {1000 * found.worst:6.1f} ms  CPU of the server {100 * cpu / seconds:3.0f} %",
        flush=True,
    )
    return found.worst


async def press(server: Process) -> None:
    """Print how long a review takes whose asker has the machine alone."""
    for game in GAMES:
        for what in ("first", "next"):
            one = await reviewer(server.port, game)
            await one.review()
            soon = one.came.get((0, 1), one.first)
            print(
                f"{game:8} {what:5} review: after the press the first choice comes in"
                f" {one.first:5.2f} s, the choices of one deal in {soon:5.2f} s"
                f" (to be {SOON:.0f}), all of it in {one.took:6.2f} s",
                flush=True,
            )


async def _run(asked: argparse.Namespace) -> None:
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # end the server too
    shutil.rmtree(SCRATCH, ignore_errors=True)
    cores = ",".join(map(str, sorted(os.sched_getaffinity(0))))
    settings = {
        "LASTCARD_LIMITS": "0",
        "LASTCARD_PAUSES": "0",
        "LASTCARD_REVIEW_WORKERS": str(asked.workers),
    }
    parts: dict[str, Callable[[Process], Awaitable[None]]] = {
        "press": press,
        "moves": lambda server: compare(server, asked),
    }
    for part in (parts[name] for name in asked.parts or parts):
        (SCRATCH / "data").mkdir(parents=True)
        port = free_port()
        command = Lastcard().command(port, SCRATCH / "data")
        async with running(command, port, cores, settings, SCRATCH / "log") as server:
            await part(server)
        shutil.rmtree(SCRATCH, ignore_errors=True)


def main() -> None:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="press, moves; without any, both")
    parser.add_argument("--tables", type=int, default=FULL)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement is")
    parser.add_argument("--rounds", type=int, default=3, help="how often each half is measured")
    parser.add_argument("--reviewers", type=int, default=4, help="how many wait at the same time")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    asked = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    gc.disable()
    uvloop.run(_run(asked))


if __name__ == "__main__":
    main()
