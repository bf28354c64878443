"""The measurements: each lasts some seconds, on a fresh server, and then everything is gone."""

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, TypeVar

from benchmarks.server.connection import Connection
from benchmarks.server.contender import Contender
from benchmarks.server.process import Process, running
from benchmarks.server.table import SEATS, Table

FULL: Final = 200
"""How many tables play at saturation."""
PACED: Final = (50, 200, 500)
"""How many tables play one move a second."""
IDLE: Final = (500, 2_500)
"""How many idle connections are there before and after; what the first ones cost does not count."""
WARM: Final = 2.0
"""The seconds without play, and then with it, that do not count."""
_STARTS = 3
_AT_ONCE = 20

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Saturation:
    """What a server does when all tables play as fast as they can."""

    moves: float
    """Moves per second."""
    busy: float
    """Which part of its core the server used."""

    @property
    def moves_per_cpu(self) -> float:
        """Moves per second of processor time."""
        return self.moves / self.busy


@dataclass(frozen=True, slots=True)
class Latency:
    """Seconds from sending a move until all four clients have been told."""

    middle: float
    worst: float
    """What 99 of 100 moves do not exceed."""
    moves: int


@dataclass(frozen=True, slots=True)
class Bench:
    """Where and how long is measured."""

    core: int
    seconds: float
    scratch: Path

    async def start(self, contender: Contender) -> float:
        """The seconds until it answers, the middle of some starts."""
        times = []
        for _ in range(_STARTS):
            async with self._server(contender) as server:
                times.append(server.started)
        return median(times)

    async def saturation(self, contender: Contender) -> Saturation:
        """Every client answers at once."""
        async with self._server(contender) as server:
            tables = await seat_tables(contender, server.port, FULL)
            for table in tables:
                table.hurry()
            await asyncio.sleep(WARM)
            began, cpu, tells = perf_counter(), server.cpu(), _tells(tables)
            await asyncio.sleep(self.seconds)
            took, cpu = perf_counter() - began, server.cpu() - cpu
            moves = (_tells(tables) - tells) / SEATS
            _close(_clients(tables))
            return Saturation(moves / took, cpu / took)

    async def latency(self, contender: Contender) -> dict[int, Latency]:
        """One move a second at every table, at more and more tables."""
        tables: list[Table] = []
        paced = {}
        async with self._server(contender) as server:
            for count in PACED:
                tables += await seat_tables(contender, server.port, count - len(tables))
                await pace(tables, WARM)
                for table in tables:
                    table.latencies.clear()
                await pace(tables, self.seconds)
                paced[count] = latency_of(tables)
            _close(_clients(tables))
        return paced

    async def idle(self, contender: Contender) -> float:
        """The kB that one more idle connection takes."""
        before, after = IDLE
        connections: list[Connection] = []
        async with self._server(contender) as server:

            async def memory(count: int) -> int:
                more = count - len(connections)
                connections.extend(await _many(lambda: contender.idle(server.port), more))
                await asyncio.sleep(self.seconds / 2)
                return server.memory()

            first = await memory(before)
            second = await memory(after)
            _close(connections)
        return (second - first) / (after - before)

    @asynccontextmanager
    async def _server(self, contender: Contender) -> AsyncIterator[Process]:
        folder = self.scratch / "data"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        port = free_port()
        command = contender.command(port, folder)
        log = self.scratch / "log"
        async with running(command, port, self.core, contender.environment(), log) as server:
            yield server
        shutil.rmtree(folder, ignore_errors=True)


async def seat_tables(contender: Contender, port: int, count: int) -> list[Table]:
    """So many tables, each with four clients who are ready to play."""
    tables = await _many(lambda: contender.seat(port), count)
    for table in tables:
        await asyncio.wait_for(table.ready.wait(), 30)
    await asyncio.sleep(WARM)  # a server may have something to finish, now that all sit
    return tables


async def _many(make: Callable[[], Awaitable[T]], count: int) -> list[T]:
    made: list[T] = []
    while len(made) < count:
        batch = min(_AT_ONCE, count - len(made))
        made += await asyncio.gather(*(make() for _ in range(batch)))
    return made


async def pace(tables: Sequence[Table], seconds: float) -> None:
    """One move a second at each of *tables*, spread evenly over the second."""
    began = perf_counter()
    for number in range(round(seconds * len(tables))):
        ahead = began + number / len(tables) - perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        tables[number % len(tables)].move()
    await asyncio.sleep(1)


def latency_of(tables: Sequence[Table]) -> Latency:
    """What the moves at *tables* took."""
    times = sorted(time for table in tables for time in table.latencies)
    return Latency(times[len(times) // 2], times[len(times) * 99 // 100], len(times))


def _tells(tables: Sequence[Table]) -> int:
    return sum(table.tells for table in tables)


def _close(connections: Sequence[Connection]) -> None:
    """Hang up, or say which client was hung up on before."""
    troubles = [connection.trouble for connection in connections if connection.trouble]
    for connection in connections:
        connection.close()
    if troubles:
        raise RuntimeError(f"{len(troubles)} clients fell out: {troubles[0]}")


def _clients(tables: Sequence[Table]) -> list[Connection]:
    return [client for table in tables for client in table.clients]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
