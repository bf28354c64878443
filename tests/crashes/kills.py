"""People play, the server is killed again and again, and in the end the journals are read."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from lastcard.store.store import Store
from lastcard.table.state.entries import (
    MatchId,
    Moved,
    Noted,
    Readied,
    Said,
    Sat,
    Started,
    read_entry,
)
from lastcard.table.state.journal import Line
from tests.crashes.memory import Acknowledged, Memory
from tests.crashes.people import Company
from tests.support.servers.forked import PROGRAM, ForkedServer, forked_server

Tasks: TypeAlias = Sequence["asyncio.Task[None]"]
Harm: TypeAlias = Callable[[Sequence[Company], Tasks], Awaitable[None]]
"""What is done to a server while companies play."""

_KINDS: Mapping[str, type[Any]] = {
    "move": Moved,
    "sit": Sat,
    "ready": Readied,
    "say": Said,
    "start": Started,
    "link": Noted,
}


_ENDING = 120  # seconds for the last match of everybody
_EARLY = 3  # so seldom does a kill come whether anybody is back or not


class Lost(AssertionError):
    """Something that was acknowledged is not there, or is there twice."""


class Summary:
    """What people went through."""

    def __init__(self, faults: int, memories: Sequence[Memory]) -> None:
        self.faults = faults
        self.tables = len({memory.table for memory in memories})
        self.acknowledged = sum(len(memory.acknowledged) for memory in memories)
        self.repeated = sum(memory.repeated for memory in memories)

    def __str__(self) -> str:
        return (
            f"{self.faults} times, {self.tables} tables, {self.acknowledged} acknowledged,"
            f" {self.repeated} said again"
        )


async def play_through_kills(
    seed: int,
    kills: int,
    data: Path,
    *,
    companies: int = 6,
    database: str | None = None,
    program: str = PROGRAM,
    progress: Callable[[int], None] = lambda kills: None,
) -> Summary:
    """Kill a server under load so many times; ``Lost`` if anything acknowledged is missing."""
    try:
        with forked_server(data, program, **_kept_in(database)) as server:
            memories = await play_while(
                server, seed, companies, partial(_kill, server, Random(seed), kills, progress)
            )
        await check_journals(memories, database or f"sqlite:///{data / 'lastcard.db'}")
    except (AssertionError, TimeoutError) as error:
        raise Lost(f"seed {seed}: {error!r}") from error
    return Summary(server.kills, memories)


def _kept_in(database: str | None) -> dict[str, str]:
    return {} if database is None else {"LASTCARD_DATABASE": database}


async def play_while(server: ForkedServer, seed: int, companies: int, harm: Harm) -> list[Memory]:
    """Let so many companies play while *harm* is done, and then to the end of their matches."""
    playing = [Company(server, f"{seed} {number}") for number in range(companies)]
    tasks = [asyncio.create_task(company.play()) for company in playing]
    try:
        await harm(playing, tasks)
        for company in playing:
            company.ending = True
        async with asyncio.timeout(_ENDING):  # every table comes to its end
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    stopped, log = await asyncio.to_thread(server.stop), server.log.read_text()
    if stopped != 0 or "Traceback" in log:
        raise Lost(f"the server failed:\n{log[-4000:]}")
    return [memory for company in playing for memory in company.memories]


async def _kill(
    server: ForkedServer,
    rng: Random,
    kills: int,
    progress: Callable[[int], None],
    playing: Sequence[Company],
    tasks: Tasks,
) -> None:
    for number in range(kills):
        if number % _EARLY:  # on a slow machine nobody would ever be back in time
            await until_played_on(playing, tasks)
        failed, _ = await asyncio.wait(
            tasks, timeout=rng.uniform(0.05, 0.5), return_when=asyncio.FIRST_COMPLETED
        )
        for task in failed:
            task.result()  # nobody stops playing, but by a mistake that is raised here
        await asyncio.to_thread(server.restart)
        progress(number + 1)


async def until_played_on(playing: Sequence[Company], tasks: Tasks) -> None:
    """Wait until something more is acknowledged."""
    before = _acknowledged(playing)
    async with asyncio.timeout(_ENDING):
        while _acknowledged(playing) == before and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)


def _acknowledged(playing: Sequence[Company]) -> int:
    return sum(len(memory.acknowledged) for company in playing for memory in company.memories)


async def check_journals(memories: Sequence[Memory], url: str) -> None:
    """Everything that was acknowledged stands in the journals at *url*, once, or ``Lost``."""
    async with Store.open(url, new_id=str) as store:
        for table in {memory.table for memory in memories}:
            lines = await store.journal.read(MatchId(table))
            check_lines(table, lines)
            for memory in memories:
                if memory.table == table:
                    check_memory(memory, lines)


def check_lines(table: str, lines: Sequence[Line]) -> None:
    """Numbers have no gaps, and no move was made twice."""
    if [line.number for line in lines] != list(range(len(lines))):
        raise Lost(f"the journal of {table} has gaps")
    entries = [read_entry(line.entry) for line in lines]
    ids = [entry.id for entry in entries if isinstance(entry, Moved) and entry.id is not None]
    if len(ids) != len(set(ids)):
        raise Lost(f"a move was made twice at {table}")


def check_memory(memory: Memory, lines: Sequence[Line]) -> None:
    """What *memory* was told and what was acknowledged to it stands in *lines*."""
    if memory.number is None or memory.number >= len(lines):
        raise Lost(f"{memory.player} was told of {memory.number} at {memory.table}")
    for acknowledged in memory.acknowledged:
        if not _is_there(acknowledged, memory, lines):
            raise Lost(f"{acknowledged} is not in the journal of {memory.table}")


def _is_there(acknowledged: Acknowledged, memory: Memory, lines: Sequence[Line]) -> bool:
    if acknowledged.number >= len(lines):
        return False
    entry = read_entry(lines[acknowledged.number].entry)
    if type(entry) is not _KINDS[acknowledged.kind]:
        return False
    if isinstance(entry, Moved):
        made = (entry.seat, entry.id, entry.move)
        return made == (memory.seat, acknowledged.id, acknowledged.move)
    return getattr(entry, "seat", memory.seat) == memory.seat
