"""A table without real clock, chance or disk: time stands still until a test moves it on."""

import asyncio
import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import msgspec

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.table.people.attendance import Presence
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.ports import TablePorts
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, PlayerId, TableEntry
from lastcard.table.state.journal import Journal
from lastcard.table.state.setup import Setup
from lastcard.table.state.tempo import TEMPOS
from lastcard.table.table import Table
from tests.table.memory import MemoryJournal

START = 1_800_000_000_000
MATCH = MatchId("m")


class Ring:
    """An alarm that can be cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Time that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = START
        self._rings: list[tuple[int, int, Ring]] = []
        self._order = count()

    def call_at(self, at: int, call: Callable[[], None]) -> Ring:
        ring = Ring(call)
        heapq.heappush(self._rings, (at, next(self._order), ring))
        return ring

    def next(self, until: int) -> bool:
        """Go on to the next alarm, if one rings before *until*; whether it did."""
        while self._rings and self._rings[0][0] <= until:
            at, _, ring = heapq.heappop(self._rings)
            self.now = max(self.now, at)
            if ring.call is not None:
                ring.call()
                return True
        return False


class Ears:
    """A listener that remembers everything it was told."""

    def __init__(self, player: str | None) -> None:
        self.player = None if player is None else PlayerId(player)
        self.snapshots: list[Snapshot] = []
        self.tellings: list[tuple[Telling, Seat | None, bytes | None]] = []
        self.presences: list[Presence] = []

    def show(self, snapshot: Snapshot) -> None:
        self.snapshots.append(snapshot)
        self._hear(snapshot.latest, snapshot.seat)

    def tell(self, telling: Telling, seat: Seat | None) -> None:
        self._hear(telling, seat)

    def notice(self, presence: Presence) -> None:
        self.presences.append(presence)

    @property
    def presence(self) -> Presence:
        return self.presences[-1]

    def _hear(self, telling: Telling, seat: Seat | None) -> None:
        view = None if telling.views is None else telling.views.of(seat)
        self.tellings.append((telling, seat, view))

    @property
    def numbers(self) -> list[int]:
        return [telling.number for telling, _, _ in self.tellings]

    @property
    def entries(self) -> list[TableEntry]:
        return [telling.entry for telling, _, _ in self.tellings]

    @property
    def view(self) -> Any:
        """The last view that was shown."""
        views = [view for _, _, view in self.tellings if view is not None]
        return msgspec.json.decode(views[-1])


@dataclass
class Room:
    """One table with everything around it."""

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

    async def attach(self, ears: Ears, since: int | None = None) -> Ears:
        answers: list[int | Refusal | None] = []
        self.table.attach(ears, since, answers.append)
        await self.settle()
        if isinstance(answers[0], Refusal):
            raise answers[0]
        return ears

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


def make_ports(
    clock: Clock,
    journal: Journal,
    seed: int = 1,
    changed: Callable[[Table, Sequence[Telling]], None] = lambda table, tellings: None,
) -> TablePorts:
    """The ports of a table, made of test things."""
    rng = Random(seed)

    async def think(answer: Callable[[], Any]) -> Any:
        return answer()

    return TablePorts(
        journal=journal,
        now=lambda: clock.now,
        call_at=clock.call_at,
        think=think,
        randomness=rng.randbytes,
        tempo=lambda speed: TEMPOS[speed],
        changed=changed,
    )


def setup(**changes: Any) -> Setup:
    """A quick table of Gang of Four."""
    usual: dict[str, Any] = {
        "game": "gang",
        "edition": "en-2010",
        "options": {"last_card": "automatic", "target": "20"},
        "seats": 4,
        "speed": "relaxed",
    }
    return Setup(**(usual | changes))


async def room(
    seed: int = 1, journal: Journal | None = None, match: MatchId = MATCH, **changes: Any
) -> Room:
    """An open table made by ann."""
    clock = Clock()
    paper = journal or MemoryJournal()
    changes_heard: list[Telling] = []
    ports = make_ports(clock, paper, seed, lambda table, tellings: changes_heard.extend(tellings))
    opened = Opened(setup=setup(**changes), host=PlayerId("ann"))
    table = await Table.open(match, [opened], ports)
    return Room(table, clock, paper, changes_heard)


NAMES = ("ann", "bob", "cy", "dee", "eve", "fay")


async def seated(people: int = 1, bot: str = "greedy", **changes: Any) -> tuple[Room, list[Ears]]:
    """A running match: the first *people* seats are people, the others bots."""
    place = await room(**changes)
    ears = []
    for seat, name in enumerate(NAMES[:people]):
        ears.append(await place.attach(Ears(name)))
        await place.ask(orders.Sit(PlayerId(name), name.title(), Seat(seat)))
        await place.ask(orders.Ready(PlayerId(name), ready=True))
    for seat in range(people, place.table.standing.setup.seats):
        await place.ask(orders.SeatBot(PlayerId("ann"), Seat(seat), bot))
    await place.ask(orders.Start(PlayerId("ann")))
    return place, ears
