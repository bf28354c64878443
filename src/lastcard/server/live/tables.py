"""All tables that are awake, their tasks, and who hears of them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from lastcard.games.game import Seat
from lastcard.server.errors import TableUnknown
from lastcard.server.live.listing import Listing, describe, public_tables, turn_of
from lastcard.server.live.lobby import LobbyFeed
from lastcard.server.live.match_index import MatchIndex, stop
from lastcard.server.live.people import People
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.inbox import OnAnswer, nobody
from lastcard.table.people.telling import Telling
from lastcard.table.ports import TablePorts
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, PlayerId, Seated, TableEntry
from lastcard.table.state.setup import Setup
from lastcard.table.table import Table
from lastcard.wire.tells import Listed, Tables, Turn

IDLE: Final = 5 * 60
"""How many seconds pass between two checks for tables that can go to sleep."""

log = logging.getLogger(__name__)


class LiveTables:
    """Opens tables, wakes them when somebody comes, lets them sleep when nobody is there."""

    def __init__(self, ports: TablePorts, store: Store, new_match: Callable[[], str]) -> None:
        self._ports = replace(ports, changed=self._changed)
        self._store = store
        self._new_match = new_match
        self._tables: dict[MatchId, Table] = {}
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._waking: dict[MatchId, asyncio.Future[Table | None]] = {}
        self._turns: dict[MatchId, tuple[Seat | None, PlayerId | None]] = {}
        self._sitting: dict[MatchId, set[PlayerId]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._match_index = MatchIndex(store, ports.now)
        self.waiting: Callable[[], int] = lambda: 0
        """How many people wait to be paired."""
        self.people = People()
        self.lobby = LobbyFeed(self._list, ports.now, ports.call_at)

    async def start(self) -> None:
        """Begin what is done beside the tables, and wake those that were running before."""
        self._chores = [
            asyncio.create_task(chore)
            for chore in (self._match_index.run(), self._wake_all(), self._tidy())
        ]

    async def stop(self) -> None:
        """Let every table finish what it is doing; nothing is done afterwards."""
        for chore in self._chores:
            await stop(chore)
        for table in tuple(self._tables.values()):
            # What is being written down is also told.
            await _answered(partial(table.peek, lambda standing: None))
            await self._put_to_bed(table)
        await self._match_index.finish()

    async def tidy(self) -> None:
        """Let the tables sleep where nobody is and nothing happens."""
        for table in tuple(self._tables.values()):
            if table.resting and _can_sleep(table):
                await self._put_to_bed(table)
        self.lobby.changed()

    def __len__(self) -> int:
        return len(self._tables)

    async def open_table(self, setup: Setup, host: Player) -> MatchId:
        """A new table made by *host*, with the bots that *setup* names, or a refusal."""
        setup.check()
        return (await self.open([Opened(setup=setup, host=host.id), *bots_of(setup)])).id

    async def open(self, entries: Sequence[TableEntry]) -> Table:
        """A new table, whose journal begins with *entries*, the opening first."""
        opened = entries[0]
        assert isinstance(opened, Opened), "a journal begins with the opening of the table"
        match, setup = MatchId(self._new_match()), opened.setup
        await self._store.matches.open(
            match,
            msgspec.json.encode(setup).decode(),
            host=opened.host,
            game=setup.game,
            speed=setup.speed,
            public=setup.public,
            rated=setup.rated,
            now=self._ports.now(),
        )
        return self._seat(await Table.open(match, entries, self._ports))

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """Let *player*, about to be forgotten, leave every table; all connections are closed.

        The tables left, which are to be read again once the player is forgotten.
        """
        self.people.shut_out(player)
        left = [table for table in self._tables.values() if table.seat_of(player) is not None]
        for table in left:
            await _answered(partial(table.post, orders.Leave(player)))
        return tuple(table.id for table in left)

    def reread(self, match: MatchId) -> None:
        """Let the table *match*, if it is awake, see what somebody else has written down."""
        if match in self._tables:
            self._tables[match].post(orders.Reread(), nobody)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some *work* beside the tables; it ends when the server stops."""
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

    async def listing(self, match: MatchId) -> Listing | None:
        """How a table that is awake stands, once all of it is written down; None if it sleeps."""
        table, found = self._tables.get(match), list[Listing]()
        if table is not None:
            look = partial(table.peek, lambda standing: found.append(Listing.of(table)))
            await _answered(look)
        return found[0] if found else None

    def _seat(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tasks[table.id] = asyncio.create_task(table.run(), name=f"table {table.id}")
        self.lobby.changed()
        return table

    async def _wake(self, match: MatchId) -> Table | None:
        # A second caller waits for the same table.
        waking = self._waking.get(match)
        if waking is None:
            waking = self._waking[match] = asyncio.ensure_future(Table.wake(match, self._ports))
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
                log.exception("waking table %s failed", summary.match)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            await self.tidy()

    async def _put_to_bed(self, table: Table) -> None:
        # Whoever comes from now on wakes another one; so nothing is lost between the two.
        del self._tables[table.id]
        self._turns.pop(table.id, None)
        self._sitting.pop(table.id, None)
        self._match_index.note(table)
        await stop(self._tasks.pop(table.id))
        table.close()

    def _changed(self, table: Table, tellings: Sequence[Telling]) -> None:
        standing = table.standing
        before = self._turns.get(table.id, (None, None))
        turn = self._turns[table.id] = (standing.awaits, turn_of(standing))
        turned = turn[1] != before[1]
        over = standing.phase in ("over", "closed")
        listed = over or any(telling.chairs_changed for telling in tellings)
        if turned:
            self._tell_turn(table, turn[1])
        if listed:
            self.lobby.changed()
        if listed or turn != before:
            self._tell_people(table)
        if listed or (turned and standing.setup.speed == "days"):
            self._match_index.note(table)

    def _tell_people(self, table: Table) -> None:
        # Players who lost their seat are told so too.
        sitting = {place.player for place in table.standing.places if place.player is not None}
        for player in sitting | self._sitting.get(table.id, set()):
            self.lobby.tell_mine(self.people.lines(player))
        self._sitting[table.id] = sitting

    def _tell_turn(self, table: Table, player: PlayerId | None) -> None:
        if player is not None and not table.is_open_to(player):
            setup = table.standing.setup
            self.people.tell(player, Turn(table=table.id, game=setup.game, speed=setup.speed))

    def _list(self) -> Tables:
        return Tables(tables=self.listed(), waiting=self.waiting())


def bots_of(setup: Setup) -> list[Seated]:
    """The bots that sit at a table from its beginning."""
    return [Seated(seat=Seat(seat), bot=bot) for seat, bot in enumerate(setup.bots) if bot]


async def _answered(ask: Callable[[OnAnswer], None]) -> None:
    """Wait until what *ask* asks of a table is done or refused."""
    done = asyncio.Event()
    ask(lambda result: done.set())
    await done.wait()


def _can_sleep(table: Table) -> bool:
    standing = table.standing
    if standing.phase in ("over", "closed"):
        return True
    # Without a clock nothing happens while nobody is there and a person is to move.
    return (
        standing.phase == "playing" and table.tempo.move is None and turn_of(standing) is not None
    )
