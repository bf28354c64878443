"""What people feel while one address attacks a server with the usual settings."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final
from uuid import uuid4

from benchmarks.server.measure import free_port
from benchmarks.server.process import Process, running
from lastcard.server.operations.settings import Settings
from lastcard.store.store import Store
from lastcard.table.caps import MOST_DEALS
from lastcard.table.state.entries import MatchId, Noted, TableEntry
from tests.overload.attacks import LONG
from tests.overload.honest import Player
from tests.support.tables.kept_match import keep
from tests.support.tables.match_journal import journal

PEOPLE: Final = 8
SETTLE: Final = 3.0
"""How many seconds people play before the attack begins, and after it has ended."""
MOST_WAIT: Final = 0.1
"""The promise: 99 of 100 answers come within so many seconds."""
MOST_MEMORY: Final = 400_000
"""The promise: the server takes so many kB."""


@dataclass
class Found:
    """What was measured during one attack."""

    waits: list[float]
    afterwards: list[float]
    """How many seconds people waited for answers during the attack, and when it was over."""
    refusals: list[str]
    before: int
    most: int
    """The memory before the attack and at most, in kB."""
    tries: int
    """How often the attacker tried something."""

    def line(self, name: str) -> str:
        """As a line of the table in ``docs/reference/promises.md``."""
        cuts, calm = quantiles(self.waits, n=100), quantiles(self.afterwards, n=100)
        times = f"{1000 * cuts[49]:.1f} | {1000 * cuts[98]:.1f} | {1000 * max(self.waits):.0f}"
        memory = f"{self.before / 1000:.0f} | {self.most / 1000:.0f}"
        counts = f"{len(self.waits)} | {times} | {1000 * calm[98]:.1f} | {memory}"
        return f"| {name} | {self.tries} | {counts} | {len(self.refusals)} |"

    def broken(self, name: str) -> Iterator[str]:
        """What is not as it was promised."""
        for when, waits in (("during", self.waits), ("after", self.afterwards)):
            late = quantiles(waits, n=100)[98]
            if late > MOST_WAIT:
                yield f"{when} {name!r} people waited {1000 * late:.0f} ms (p99)"
        if self.most > MOST_MEMORY:
            yield f"during {name!r} the server took {self.most / 1000:.0f} MB"
        if self.refusals:
            yield f"during {name!r} people were refused: {', '.join(sorted(set(self.refusals)))}"
        if not self.tries and name != "nothing":
            yield f"{name!r} did nothing"


async def measure(name: str, seconds: float, folder: Path, settle: float = SETTLE) -> Found:
    """What people feel while one address does what *name* says for so many *seconds*."""
    settings = Settings(data=folder / "data")
    settings.data.mkdir()
    async with Store.open(settings.url, new_id=lambda: uuid4().hex) as store:
        await _fill(store, name)
    port = free_port()
    place = ["--port", str(port), "--data", str(settings.data)]
    command = [sys.executable, "-m", "lastcard.cli", "serve", *place]
    async with running(command, port, 0, {}, folder / "log") as server:
        url = f"http://127.0.0.1:{port}"
        players = [Player(url, f"127.0.1.{n + 1}", f"Player {n}") for n in range(PEOPLE)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(settle)
        _waits(players)
        before = server.memory()
        with _attacked(name, url, seconds) as attacker:
            most = await _watch(server, seconds, tasks)
            tries = await attacker
        waits = _waits(players)
        await _watch(server, settle, tasks)
        afterwards = _waits(players)
        refusals = [code for player in players for code in player.refusals]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        most = max(most, server.memory())
        return Found(waits, afterwards, refusals, before, most, tries)


async def _fill(store: Store, attack: str) -> None:
    """Keep a match as people play them, or some that are as long as one can be."""
    if attack != "long matches":
        await keep(store, "usual", "ann")
        return
    whole = _longest()
    await keep(store, "long", "ann", whole=whole)
    for number in range(LONG):
        await keep(store, f"long{number}", "ann", whole=whole, lines=len(whole))


def _longest() -> tuple[TableEntry, ...]:
    """A match of nearly as many deals as there may be."""
    for target in (500, 450, 400):
        whole = journal(MatchId("long"), target=target)
        deals = sum(isinstance(line, Noted) and line.note.startswith("commit ") for line in whole)
        if deals <= MOST_DEALS:
            return whole
    raise AssertionError("a lower target makes a match that is allowed")


def _waits(players: list[Player]) -> list[float]:
    """How long people waited since this was asked last; what still waits counts too."""
    waits = [wait for player in players for wait in player.waits + player.still_waits]
    for player in players:
        player.waits.clear()
    return waits


@contextmanager
def _attacked(name: str, url: str, seconds: float) -> "Iterator[asyncio.Task[int]]":
    async def attack() -> int:
        if name == "nothing":
            return 0
        module = ["-m", "tests.overload.attacks", name, url, str(seconds)]
        # The server has the first core for itself, where there is another.
        core = str(min(1, (os.cpu_count() or 1) - 1))
        command = ["taskset", "-c", core, sys.executable, *module]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"the attack {name!r} has failed")
        return int(said)

    task = asyncio.create_task(attack())
    yield task


async def _watch(server: Process, seconds: float, tasks: "list[asyncio.Task[None]]") -> int:
    most = 0
    for _ in range(round(10 * seconds)):
        await asyncio.sleep(0.1)
        most = max(most, server.memory())
        for task in tasks:
            if task.done():
                task.result()
    return most
