"""A busy day at a whole server in fake time: people come and go, nothing sticks or is lost."""

import asyncio
import gc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from lastcard.games.game import TABLE
from lastcard.server.live.connection import Connection
from lastcard.table.ports import Think
from lastcard.table.state.entries import MatchId
from lastcard.table.table import Table
from lastcard.table.time.agenda import clock, wakes_at
from tests.day.visit import WISHES, Visit
from tests.support.clock import HOUR
from tests.support.servers.log import recorded_log
from tests.support.servers.simulated import SimulatedServer, simulated_server
from tests.support.tables.driven_table import think_at_once

BEAT: Final = 4000
"""How many milliseconds people take between two things they do."""
LONGEST_VISIT: Final = 6 * 60 * 1000
TIDIED: Final = 5 * 60 * 1000
STUCK: Final = 60 * 1000
"""After how many milliseconds a table that waits for nobody must have gone on."""
HELD: Final = 2
"""How many may still be there, however many there were: a traceback keeps the last that ended."""
DAYS_LATER: Final = 12 * 24 * HOUR
"""When a match by days is over too, though everybody has left it: bots play on."""


@dataclass
class Summary:
    """What happened during the day."""

    visits: int = 0
    made: int = 0
    matches: int = 0
    finished: int = 0
    lines: int = 0
    most_awake: int = 0


class Day:
    """The people of one day."""

    def __init__(self, server: SimulatedServer, seed: int) -> None:
        self._server = server
        self._rng = Random(seed)
        self._here: dict[Visit, int] = {}
        self._lately: list[str] = []
        self._seen: dict[MatchId, int] = {}
        """The last line of each table that somebody was told."""
        self._moved: dict[MatchId, tuple[int, int]] = {}
        self._tidied = 0
        self.summary = Summary()

    async def live_through(self, visits: int, hours: int, progress: Callable[[int], None]) -> None:
        """Let so many people come, at any time of the day, most of them in the evening."""
        start, day = self._server.clock.now, hours * HOUR
        arrivals = sorted(start + round(day * self._rng.betavariate(3, 1.5)) for _ in range(visits))
        while arrivals or self._here:
            now = self._server.clock.now
            while arrivals and arrivals[0] <= now:
                arrivals.pop(0)
                await self._come()
                progress(self.summary.visits)
            await self._beat()
            step = BEAT if self._here else max(BEAT, arrivals[0] - now) if arrivals else BEAT
            await self._server.pass_time(step)
            await self._look()
        await self._server.pass_time(max(0, start + day - self._server.clock.now))

    async def _come(self) -> None:
        self.summary.visits += 1
        guest = await self._server.guest(f"Guest {self.summary.visits}")
        visit = Visit(guest, self._server, self._rng.choice(WISHES), self._rng)
        await self._server.settle()
        made = await visit.begin(self._lately[-5:])
        if made is not None:
            self.summary.made += 1
            self._lately.append(made)
        stay = self._rng.randrange(BEAT, LONGEST_VISIT)
        self._here[visit] = self._server.clock.now + stay

    async def _beat(self) -> None:
        for visit, until in list(self._here.items()):
            visit.act()
            if visit.match is not None:
                self._seen[visit.match] = max(visit.number, self._seen.get(visit.match, 0))
            if until <= self._server.clock.now:
                del self._here[visit]
                await visit.end()

    async def _look(self) -> None:
        now, tables = self._server.clock.now, self._server.live.tables
        for match in set(self._moved) - set(tables._tables):
            del self._moved[match]  # it sleeps
        for table in tuple(tables._tables.values()):
            self._check_goes_on(table, now)
        self.summary.most_awake = max(self.summary.most_awake, len(tables))
        if now - self._tidied >= TIDIED:
            self._tidied = now
            await tables.tidy()

    def _check_goes_on(self, table: Table, now: int) -> None:
        standing = table.standing
        if standing.phase != "playing" or standing.awaits is None:
            self._moved.pop(table.id, None)
            return
        if (running := clock(standing, table.tempo)) is not None:
            assert running.until >= now, f"{table.id} did not notice that time was up"
        number, since = self._moved.get(table.id, (-1, now))
        waits = table.resting and wakes_at(standing, table.tempo) is None
        if number != standing.number or waits:  # nobody is there to go on for
            self._moved[table.id] = (standing.number, now)
        elif standing.awaits == TABLE or standing.places[standing.awaits].played_by_bot:
            assert now - since < STUCK, f"{table.id} is stuck at line {number}"

    async def close(self) -> None:
        """Everybody has gone; in the end no match is left, and nothing of anybody's visit."""
        server, tables = self._server, self._server.live.tables
        for _ in range(3):
            await server.pass_time(HOUR)
            await tables.tidy()
        awake = [table.standing for table in tables._tables.values()]
        assert all(standing.setup.speed == "days" for standing in awake), awake
        await server.pass_time(DAYS_LATER)
        await tables.tidy()
        assert len(tables) == 0, [table.standing.phase for table in tables._tables.values()]
        assert len(tables.people) == 0
        assert tables.waiting() == 0
        assert not [alarm for *_, alarm in server.clock._alarms if alarm.call is not None]
        gc.collect()
        left = [one for one in gc.get_objects() if isinstance(one, Table | Connection)]
        assert len(left) <= HELD, f"{len(left)} tables and connections are still held"

    async def check_kept(self) -> None:
        """Everything that anybody was told is in the journal, and every finished match is told."""
        for match, number in self._seen.items():
            table = await self._server.table(match)
            assert table.standing.number >= number, f"{match} has lost lines"
            self.summary.matches += 1
            self.summary.lines += table.standing.number
            if table.standing.phase == "over":
                self.summary.finished += 1
                status, _ = await self._server.request(f"/api/matches/{match}/record.json")
                # Strangers see the records of public tables.
                expected = 200 if table.standing.setup.public else 403
                assert status == expected, f"{match} has no record"


async def live_through_a_day(
    seed: int,
    visits: int,
    folder: Path,
    hours: int = 24,
    progress: Callable[[int], None] = lambda done: None,
    think: Think = think_at_once,
) -> Summary:
    """A day of so many *visits*, on which bots *think*; what happened."""
    with recorded_log() as log:
        async with simulated_server(folder, seed=seed, stored=True, think=think) as server:
            await server.request("/api/games")  # the line to the server stays open
            tasks = len(asyncio.all_tasks())
            day = Day(server, seed)
            await day.live_through(visits, hours, progress)
            await day.close()
            left = [task.get_coro() for task in asyncio.all_tasks()]
            assert len(left) <= tasks, f"a task goes on for nobody: {left}"
            await day.check_kept()
    assert not log.errors, log.errors[0]
    return day.summary
