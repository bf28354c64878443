"""A table that a test drives by hand: without real clock, chance or disk."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.table.people.telling import Telling
from lastcard.table.ports import TablePorts, Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, PlayerId
from lastcard.table.state.journal import Journal
from lastcard.table.state.tempo import TEMPOS
from lastcard.table.table import Table
from tests.support.clock import Clock
from tests.support.quick_match import setup
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.memory_journal import MemoryJournal

MATCH = MatchId("m")
NAMES = ("ann", "bob", "cy", "dee", "eve", "fay")


@dataclass
class DrivenTable:
    """One table with everything around it; what it does, it does when it is told to."""

    table: Table
    clock: Clock
    journal: Journal
    changes: list[Telling] = field(default_factory=list)

    async def ask(self, order: orders.Order) -> int | None:
        """Let the table do *order*; its answer, or the refusal raised."""
        answers: list[int | Refusal | None] = []
        self.table.post(order, answers.append)
        await self.settle()
        assert len(answers) == 1
        if isinstance(answers[0], Refusal):
            raise answers[0]
        return answers[0]

    async def attach(self, listener: FakeListener, since: int | None = None) -> FakeListener:
        answers: list[int | Refusal | None] = []
        self.table.attach(listener, since, answers.append)
        await self.settle()
        if isinstance(answers[0], Refusal):
            raise answers[0]
        return listener

    async def settle(self) -> None:
        """Let the table do everything that is in its inbox, at this moment."""
        idle = 0
        while idle < 3:  # a bot's thought takes a turn or two of the event loop
            idle = 0 if await self.table.step() else idle + 1
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """Let time go on, doing what becomes due."""
        until = self.clock.now + round(1000 * seconds)
        while self.clock.next(until):
            await self.settle()
        self.clock.now = until
        await self.settle()


async def think_at_once(thought: Thought[Any]) -> Any:
    """What *thought* comes to, without a thread and without an end."""
    return thought.answer(lambda: False)


def make_ports(clock: Clock, journal: Journal, seed: int = 1, **others: Any) -> TablePorts:
    """The ports of a table, made of test things, and of *others* instead."""
    ports: dict[str, Any] = {
        "now": clock,
        "call_at": clock.call_at,
        "think": think_at_once,
        "randomness": Random(seed).randbytes,
        "tempo": lambda speed: TEMPOS[speed],
        "changed": lambda table, tellings: None,
    }
    return TablePorts(journal=journal, **(ports | others))


async def open_table(
    seed: int = 1, journal: Journal | None = None, match: MatchId = MATCH, **changes: Any
) -> DrivenTable:
    """An open table made by ann."""
    clock = Clock()
    kept = journal or MemoryJournal()
    heard: list[Telling] = []
    ports = make_ports(clock, kept, seed, changed=lambda table, tellings: heard.extend(tellings))
    opened = Opened(setup=setup(**changes), host=PlayerId("ann"))
    table = await Table.open(match, [opened], ports)
    return DrivenTable(table, clock, kept, heard)


async def seated(
    people: int = 1, bot: str = "greedy", **changes: Any
) -> tuple[DrivenTable, list[FakeListener]]:
    """A running match: the first *people* seats are people, the others bots."""
    driven = await open_table(**changes)
    listeners = []
    for seat, name in enumerate(NAMES[:people]):
        listeners.append(await driven.attach(FakeListener(name)))
        await driven.ask(orders.Sit(PlayerId(name), name.title(), Seat(seat)))
        await driven.ask(orders.Ready(PlayerId(name), ready=True))
    for seat in range(people, driven.table.standing.setup.seats):
        await driven.ask(orders.SeatBot(PlayerId("ann"), Seat(seat), bot))
    await driven.ask(orders.Start(PlayerId("ann")))
    return driven, listeners
