"""The hall: all tables that are awake, their tasks, and who hears of them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.server.board import describe, public_tables
from lastcard.server.clerk import Clerk, stop, turn_of
from lastcard.server.errors import TableUnknown
from lastcard.server.lobby import Lobby
from lastcard.server.people import People
from lastcard.store.players import Player
from lastcard.store.store import Store
from lastcard.table import orders
from lastcard.table.entries import Entry, MatchId, Opened, PlayerId, Seated
from lastcard.table.errors import NotSeated, StartedAlready
from lastcard.table.house import House
from lastcard.table.setup import Setup
from lastcard.table.standing import Standing
from lastcard.table.table import Table
from lastcard.table.telling import Telling
from lastcard.wire.tells import Listed, Tables, Turn

IDLE: Final = 5 * 60
"""How many seconds pass between two looks for tables that can go to sleep."""

_encoder = msgspec.json.Encoder()

log = logging.getLogger(__name__)


class Hall:
    """Opens tables, wakes them when somebody comes, lets them sleep when nobody is there."""

    def __init__(self, house: House, store: Store, new_match: Callable[[], str]) -> None:
        self._house = replace(house, changed=self._changed)
        self._store = store
        self._new_match = new_match
        self._tables: dict[MatchId, Table] = {}
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._waking: dict[MatchId, asyncio.Future[Table | None]] = {}
        self._turns: dict[MatchId, PlayerId | None] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._rematch = asyncio.Lock()
        self._clerk = Clerk(store, house.now)
        self.waiting: Callable[[], int] = lambda: 0
        """How many people wait to be paired."""
        self.people = People()
        self.lobby = Lobby(self._list, house.now, house.call_at)

    async def start(self) -> None:
        """Begin the hall's own work, and wake what was running before."""
        self._chores = [
            asyncio.create_task(chore)
            for chore in (self._clerk.run(), self._wake_all(), self._tidy())
        ]

    async def stop(self) -> None:
        """Let every table finish what it is doing; nothing is done afterwards."""
        for chore in self._chores:
            await stop(chore)
        for table in tuple(self._tables.values()):
            await _finished(table)
            await self._put_to_bed(table)
        await self._clerk.finish()

    async def tidy(self) -> None:
        """Let the tables sleep where nobody is and nothing happens."""
        for table in tuple(self._tables.values()):
            if table.resting and _can_sleep(table):
                await self._put_to_bed(table)
        self.lobby.changed()

    def __len__(self) -> int:
        return len(self._tables)

    async def open_table(self, setup: Setup, host: Player, again: MatchId | None = None) -> MatchId:
        """A new table made by *host*, with the bots that *setup* names, or a refusal."""
        setup.check()
        table = await self._open([Opened(setup=setup, host=host.id, again=again), *_bots(setup)])
        return table.id

    async def begin(self, entries: list[Entry], host: PlayerId) -> Table:
        """A new table that begins with *entries*, and starts at once if everybody is ready."""
        table = await self._open(entries)
        table.post(orders.Start(host), _nobody)
        return table

    async def rematch(self, match: MatchId, player: Player, chain: str | None) -> Table:
        """The table where *match* is played once more; *player* sits there as before."""
        async with self._rematch:
            before = await self.table(match)
            seat = before.seat_of(player.id)
            if seat is None:
                raise NotSeated
            if before.standing.phase not in ("over", "closed"):
                raise StartedAlready
            if before.standing.again is None:
                table = await self._open(_again(before.standing, player))
                (await self.table(match)).post(orders.GoOn(table.id), _nobody)
            else:
                table = await self.table(before.standing.again)
        table.post(orders.Sit(player.id, player.name, Seat(seat), chain), _nobody)
        table.post(orders.Ready(player.id, ready=True), _nobody)
        table.post(orders.Start(table.standing.host), _nobody)
        return table

    async def farewell(self, player: PlayerId) -> None:
        """Let *player*, about to be forgotten, leave every table; all connections are closed."""
        self.people.shut_out(player)
        for table in tuple(self._tables.values()):
            if table.seat_of(player) is not None:
                await _done(table, orders.Leave(player))

    def reread(self, match: MatchId) -> None:
        """Let the table *match*, if it is awake, see what somebody else has written down."""
        if match in self._tables:
            self._tables[match].post(orders.Reread(), _nobody)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work beside the tables, while the hall is open."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def table(self, match: MatchId) -> Table:
        """The table called *match*, woken if it slept; ``TableUnknown``."""
        table = self._tables.get(match) or await self._wake(match)
        if table is None:
            raise TableUnknown
        return table

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that are open or playing, those with free seats first."""
        return public_tables(self._tables.values())

    def summary(self, match: MatchId) -> Listed | None:
        """What is public about a table that is awake."""
        table = self._tables.get(match)
        return None if table is None else describe(table)

    async def _open(self, entries: list[Entry]) -> Table:
        opened = entries[0]
        assert isinstance(opened, Opened), "a journal begins with the opening of the table"
        match, setup = MatchId(self._new_match()), opened.setup
        await self._store.matches.open(
            match,
            _encoder.encode(setup).decode(),
            host=opened.host,
            game=setup.game,
            speed=setup.speed,
            public=setup.public,
            rated=setup.rated,
            now=self._house.now(),
        )
        return self._seat(await Table.open(match, entries, self._house))

    def _seat(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tasks[table.id] = asyncio.create_task(table.run(), name=f"table {table.id}")
        self.lobby.changed()
        return table

    async def _wake(self, match: MatchId) -> Table | None:
        # Whoever comes second waits for the same table.
        waking = self._waking.get(match)
        if waking is None:
            waking = self._waking[match] = asyncio.ensure_future(Table.wake(match, self._house))
            waking.add_done_callback(lambda _: self._waking.pop(match, None))
        table = await asyncio.shield(waking)
        if table is not None and match not in self._tables:
            self._seat(table)
        return self._tables.get(match)

    async def _wake_all(self) -> None:
        for summary in await self._store.matches.unfinished():
            try:
                await self._wake(summary.match)
            except Exception:
                log.exception("table %s could not be woken", summary.match)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            await self.tidy()

    async def _put_to_bed(self, table: Table) -> None:
        # Whoever comes from now on wakes another one; so nothing is lost between the two.
        del self._tables[table.id]
        self._turns.pop(table.id, None)
        self._clerk.note(table)
        await stop(self._tasks.pop(table.id))
        table.close()

    def _changed(self, table: Table, tellings: Sequence[Telling]) -> None:
        standing = table.standing
        seats_changed = any(telling.chairs_changed for telling in tellings)
        over = standing.phase in ("over", "closed")
        turned = self._turned(table)
        if seats_changed or over:
            self.lobby.changed()
        if seats_changed or over or (turned and standing.setup.speed == "days"):
            self._clerk.note(table)

    def _turned(self, table: Table) -> bool:
        player = turn_of(table.standing)
        if self._turns.get(table.id) == player:
            return False
        self._turns[table.id] = player
        if player is not None and not table.is_open_to(player):
            setup = table.standing.setup
            self.people.tell(player, Turn(table=table.id, game=setup.game, speed=setup.speed))
        return True

    def _list(self) -> Tables:
        return Tables(tables=self.listed(), waiting=self.waiting())


def _again(standing: Standing, host: Player) -> list[Entry]:
    bots = tuple(place.bot for place in standing.places)
    setup = msgspec.structs.replace(standing.setup, bots=bots)
    return [Opened(setup=setup, host=host.id, again=standing.id), *_bots(setup)]


async def _finished(table: Table) -> None:
    """Wait until *table* has done what it is doing: what is being written down is also told."""
    looked = asyncio.Event()
    table.peek(lambda standing: None, lambda result: looked.set())
    await looked.wait()


async def _done(table: Table, order: orders.Order) -> None:
    """Wait until *table* has done *order* or refused it."""
    done = asyncio.Event()
    table.post(order, lambda result: done.set())
    await done.wait()


def _nobody(result: int | Refusal | None) -> None:
    """Nobody waits for the answer."""


def _bots(setup: Setup) -> list[Seated]:
    return [Seated(seat=Seat(seat), bot=bot) for seat, bot in enumerate(setup.bots) if bot]


def _can_sleep(table: Table) -> bool:
    standing = table.standing
    if standing.phase in ("over", "closed"):
        return True
    # Without a clock nothing happens while nobody is there and a person is to move.
    return (
        standing.phase == "playing" and table.tempo.move is None and turn_of(standing) is not None
    )
