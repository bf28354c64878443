"""Print how a crowd with bots fares: ``python -m benchmarks.server.crowd --tables 3000``.

At every table a person plays with three bots, at the usual pauses. What counts is what people feel:
how long their own moves take until they are told, and how long bots take.
"""

import argparse
import asyncio
import gc
import os
import resource
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import uvloop

from benchmarks.server.lastcard_server import Guest, Lastcard, Tell, guest, post
from benchmarks.server.measure import free_port
from benchmarks.server.process import Process, running

SCRATCH: Final = Path("build/bench-crowd")
BOTS: Final = 3
USUAL: Final = 0.9
"""How many seconds a bot at a normal table takes on average, where no cycle has ended."""
THINKS: Final = (0.5, 2.5)
"""How many seconds a person takes."""
_AT_ONCE: Final = 20


class Times:
    """What the people of all tables have measured."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.bots: list[float] = []

    def clear(self) -> None:
        """Begin again."""
        self.own.clear()
        self.bots.clear()


class Person(Guest):
    """Sits at *match*, plays what is allowed after a while, and looks at the clock."""

    def __init__(self, port: int, cookie: str, match: str, times: Times, chance: Random) -> None:
        super().__init__(port, cookie)
        self._match = match
        self._times = times
        self._chance = chance
        self._sent: float | None = None
        self._told: tuple[float, bool] | None = None

    def welcome(self) -> None:
        """Sit down."""
        self.ask(type="open", table=self._match)
        self.ask(type="sit", table=self._match, seat=0)
        self.ask(type="ready", table=self._match, ready=True, id="ready")

    def start(self) -> None:
        """Begin to play."""
        self.ask(type="start", table=self._match)

    def take(self, tell: Tell) -> None:
        """Measure how long it took, and answer."""
        if tell.type == "done" and tell.id == "ready":
            self.join()
        if tell.type != "told" or tell.entry is None:
            return
        now = perf_counter()
        if tell.entry.entry == "moved" and tell.entry.seat >= 0:
            self._moved(tell.entry.seat, now, closes=b"cycle_ended" in bytes(tell.events))
        view = tell.view
        if view is None:
            return
        if view.awaits == -1:
            self.ask(type="next", table=self._match)
        if view.legal and view.awaits == 0:
            loop = asyncio.get_running_loop()
            loop.call_later(self._chance.uniform(*THINKS), self._move, view.number, view.legal[0])

    def _moved(self, seat: int, now: float, *, closes: bool) -> None:
        if seat == 0 and self._sent is not None:
            self._times.own.append(now - self._sent)
            self._sent = None
        elif seat > 0 and self._told is not None and not self._told[1]:
            self._times.bots.append(now - self._told[0])
        self._told = (now, closes)

    def _move(self, turn: int, move: str) -> None:
        if self.trouble:
            return
        self._sent = perf_counter()
        self.ask(type="move", table=self._match, turn=turn, move=move, id=str(turn))


async def seat(port: int, bot: str, times: Times, chance: Random) -> Person:
    """One person at a table with bots."""
    cookie = await guest(port)
    setup: dict[str, Any] = {
        "game": "gang",
        "edition": "en-2010",
        "options": {"last_card": "automatic", "target": "10000"},
        "seats": 1 + BOTS,
        "speed": "normal",
        "public": False,
        "bots": [None, *([bot] * BOTS)],
    }
    match = (await post(port, "tables", setup, cookie))[0]["table"]
    person = Person(port, cookie, match, times, chance)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: person, "127.0.0.1", port)
    await asyncio.wait_for(person.joined, 60)
    return person


async def measure(server: Process, asked: argparse.Namespace) -> None:
    """Let more and more tables play, and print what people feel."""
    times, chance, people = Times(), Random(1), list[Person]()
    for tables in asked.tables:
        while len(people) < tables:
            batch = min(_AT_ONCE, tables - len(people))
            seated = await asyncio.gather(
                *(seat(server.port, asked.bot, times, chance) for _ in range(batch))
            )
            for person in seated:
                person.start()
            people += seated
        await asyncio.sleep(asked.warm)
        times.clear()
        began, cpu = perf_counter(), server.cpu()
        await asyncio.sleep(asked.seconds)
        took = perf_counter() - began
        _show(tables, times, took, (server.cpu() - cpu) / took, server.memory())
    troubles = [person.trouble for person in people if person.trouble]
    if troubles:
        print(f"{len(troubles)} people fell out: {troubles[0]}")
    for person in people:
        person.close()
    await asyncio.sleep(0.1)


def _show(tables: int, times: Times, took: float, busy: float, memory: int) -> None:
    own, bots = sorted(times.own), times.bots
    moves = (len(own) + len(bots)) / took
    print(
        f"{tables:6,} tables  {moves:7,.0f} moves/s  CPU {100 * busy:4.0f} %  own moves p50 "
        f"{1000 * _at(own, 50):6.1f} ms, p99 {1000 * _at(own, 99):6.1f} ms  bots take "
        f"{sum(bots) / max(1, len(bots)):5.2f} s (usual {USUAL:.2f})  {memory / 1024:5.0f} MB",
        flush=True,
    )


def _at(times: Sequence[float], percent: int) -> float:
    return times[len(times) * percent // 100] if times else float("nan")


async def _run(asked: argparse.Namespace, core: int) -> None:
    shutil.rmtree(SCRATCH, ignore_errors=True)
    (SCRATCH / "data").mkdir(parents=True)
    port = free_port()
    command = Lastcard().command(port, SCRATCH / "data")
    async with running(command, port, core, {"LASTCARD_LIMITS": "0"}, SCRATCH / "log") as server:
        await measure(server, asked)
    if asked.log:
        print((SCRATCH / "log").read_text())
    shutil.rmtree(SCRATCH, ignore_errors=True)


def main() -> None:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 1500, 3000])
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--log", action="store_true", help="show the server's log at the end")
    asked = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:-1] or cores)
    gc.disable()
    uvloop.run(_run(asked, cores[-1]))


if __name__ == "__main__":
    main()
