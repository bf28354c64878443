"""The ordeal: people play, the server is killed, and in the end the journals are read."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from lastcard.store.store import Store
from lastcard.table.entries import MatchId, Moved, Noted, Readied, Said, Sat, Started, read_entry
from lastcard.table.journal import Line
from tests.crashes.memory import Acknowledged, Memory
from tests.crashes.people import Company
from tests.crashes.server import Server, server

_KINDS = {
    "move": Moved,
    "sit": Sat,
    "ready": Readied,
    "say": Said,
    "start": Started,
    "link": Noted,
}


class Lost(AssertionError):
    """Something that was acknowledged is not there, or is there twice."""


class Summary:
    """What people went through."""

    def __init__(self, kills: int, memories: Sequence[Memory]) -> None:
        self.kills = kills
        self.tables = len({memory.table for memory in memories})
        self.acknowledged = sum(len(memory.acknowledged) for memory in memories)
        self.refused = sum(memory.refused for memory in memories)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.acknowledged} acknowledged,"
            f" {self.refused} refused"
        )


async def endure(
    seed: int,
    kills: int,
    data: Path,
    *,
    companies: int = 5,
    database: str | None = None,
    progress: Callable[[int], None] = lambda kills: None,
) -> Summary:
    """Kill a server under load so many times; ``Lost`` if anything acknowledged is missing."""
    async with server(data, database) as running:
        playing = [Company(running, f"{seed} {number}") for number in range(companies)]
        tasks = [asyncio.create_task(company.play()) for company in playing]
        try:
            await _kill(running, Random(seed), kills, tasks, progress)
            for company in playing:
                company.ending = True
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if await running.stop() != 0 or "Traceback" in running.log():
            raise Lost(f"seed {seed}: the server failed:\n{running.log()[-4000:]}")
        kills = running.kills
    memories = [memory for company in playing for memory in company.memories]
    await _check_journals(memories, database or f"sqlite:///{data / 'lastcard.db'}")
    return Summary(kills, memories)


async def _kill(
    running: Server,
    rng: Random,
    kills: int,
    tasks: Sequence["asyncio.Task[None]"],
    progress: Callable[[int], None],
) -> None:
    for number in range(kills):
        failed, _ = await asyncio.wait(
            tasks, timeout=rng.uniform(0.02, 0.4), return_when=asyncio.FIRST_COMPLETED
        )
        for task in failed:
            task.result()  # nobody stops playing, but by a mistake that is raised here
        await running.kill()
        await running.start()
        progress(number + 1)


async def _check_journals(memories: Sequence[Memory], url: str) -> None:
    async with Store.open(url, new_id=str) as store:
        for table in {memory.table for memory in memories}:
            lines = await store.journal.read(MatchId(table))
            _check_lines(table, lines)
            for memory in memories:
                if memory.table == table:
                    _check_memory(memory, lines)


def _check_lines(table: str, lines: Sequence[Line]) -> None:
    if [line.number for line in lines] != list(range(len(lines))):
        raise Lost(f"the journal of {table} has gaps")
    entries = [read_entry(line.entry) for line in lines]
    ids = [entry.id for entry in entries if isinstance(entry, Moved) and entry.id is not None]
    if len(ids) != len(set(ids)):
        raise Lost(f"a move was made twice at {table}")


def _check_memory(memory: Memory, lines: Sequence[Line]) -> None:
    if memory.number is None or memory.number >= len(lines):
        raise Lost(f"{memory.player} was told of {memory.number} at {memory.table}")
    for acknowledged in memory.acknowledged:
        if not _is_there(acknowledged, memory, lines):
            raise Lost(f"{acknowledged} is not in the journal of {memory.table}")


def _is_there(acknowledged: Acknowledged, memory: Memory, lines: Sequence[Line]) -> bool:
    entry = None
    with suppress(IndexError):
        entry = read_entry(lines[acknowledged.number].entry)
    if not isinstance(entry, _KINDS[acknowledged.kind]):
        return False
    if isinstance(entry, Moved):
        made = (entry.seat, entry.id, entry.move)
        return made == (memory.seat, acknowledged.id, acknowledged.move)
    return getattr(entry, "seat", memory.seat) == memory.seat
