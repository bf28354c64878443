"""All tables that are awake, their tasks, and who hears of them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from lastcard.games.game import Seat
from lastcard.server.errors import TableUnknown
from lastcard.server.live.listing import Listing, describe, in_lobby, turn_of
from lastcard.server.live.lobby import LobbyFeed
from lastcard.server.live.makers import Makers
from lastcard.server.live.match_index import MatchIndex, stop
from lastcard.server.live.people import People
from lastcard.server.live.sleeping import IDLE, Waker, can_sleep
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.inbox import OnAnswer, nobody
from lastcard.table.people.telling import Telling
from lastcard.table.ports import TablePorts, Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, Opened, PlayerId, Seated, TableEntry
from lastcard.table.state.setup import Setup
from lastcard.table.table import Table
from lastcard.wire.tells import Listed, Turn

T = TypeVar("T")


class LiveTables:
    """Opens tables, wakes them when somebody comes, lets them sleep when nobody is there."""

    def __init__(
        self, ports: TablePorts, store: Store, new_match: Callable[[], str], limits: float = 0
    ) -> None:
        self._ports = replace(ports, changed=self._changed)
        self._store = store
        self._new_match = new_match
        self._tables: dict[MatchId, Table] = {}
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._waking: dict[MatchId, asyncio.Future[bool]] = {}
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._turns: dict[MatchId, tuple[Seat | None, PlayerId | None]] = {}
        self._sitting: dict[MatchId, set[PlayerId]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._match_index = MatchIndex(store)
        self._waker = Waker(store, ports.now, self._look_in)
        self.waiting: Callable[[], int] = lambda: 0
        """How many people wait to be paired."""
        self.people = People()
        self._makers = Makers(store.matches, limits)
        self.lobby = LobbyFeed(self._in_lobby, lambda: self.waiting(), ports.now, ports.call_at)

    async def start(self) -> None:
        """Begin what is done beside the tables, and wake those where something is due."""
        self._chores = [
            asyncio.create_task(chore)
            for chore in (self._match_index.run(), self._waker.run(), self._tidy())
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
            await self._let_sleep(table)

    def __len__(self) -> int:
        return len(self._tables)

    async def open_table(self, setup: Setup, host: Player, address: str | None = None) -> MatchId:
        """A new table made by *host*, with the bots that *setup* names, or a refusal."""
        setup.check_free()
        entries: list[TableEntry] = [Opened(setup=setup, host=host.id), *bots_of(setup)]
        return (await self.open(entries, address)).id

    async def open(self, entries: Sequence[TableEntry], address: str | None = None) -> Table:
        """A new table, made from *address*, whose journal begins with *entries*.

        The opening is the first of them. ``TablesEnough`` or ``TablesAwakeEnough`` if its host or
        the address may make no more.
        """
        opened = entries[0]
        assert isinstance(opened, Opened), "a journal begins with the opening of the table"
        match, setup = MatchId(self._new_match()), opened.setup
        await self._make_room(address)
        async with self._makers.one_more(match, opened.host, address):
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
            return self._seat(await Table.open(match, entries, self._ports_of(match)))

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """Let *player*, about to be forgotten, leave every table; all connections are closed.

        The tables that know the name, and are to be read again once the player is forgotten.
        """
        self.people.shut_out(player)
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for table in tuple(self._tables.values()):
            if table.seat_of(player) is not None or table.is_open_to(player):
                await _answered(partial(table.post, orders.Leave(player)))
        return tuple(table.id for table in self._tables.values() if table.knows(player))

    def reread(self, match: MatchId) -> None:
        """Let the table *match*, if it is awake, see what somebody else has written down."""
        if match in self._tables:
            self._tables[match].post(orders.Reread(), nobody)

    def is_here(self, player: PlayerId) -> bool:
        """Whether *player* is connected."""
        return bool(self.people.lines(player))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some *work* beside the tables; it ends when the server stops."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def table(self, match: MatchId, address: str | None = None) -> Table:
        """The table called *match*, woken from *address* if it slept.

        Of one address one is woken after the other. ``TableUnknown``, or ``TablesAwakeEnough`` if
        the address may wake no more.
        """
        while match not in self._tables:  # it may have gone to bed again at once
            await self._make_room(address)
            async with self._one_of(address), self._makers.awake(match, address):
                if not await self._wake(match):
                    raise TableUnknown
        return self._tables[match]

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that are open or playing, those with free seats first."""
        return self.lobby.listed()

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

    def _ports_of(self, match: MatchId) -> TablePorts:
        """What the table *match* is given: its bots think in the turn of its address."""

        def think(thought: Thought[T]) -> Awaitable[T]:
            address = self._makers.address_of(match)
            return self._ports.think(replace(thought, address=address))

        return replace(self._ports, think=think)

    def _seat(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tasks[table.id] = asyncio.create_task(table.run(), name=f"table {table.id}")
        self.lobby.changed(table.id)
        return table

    def _one_of(self, address: str | None) -> asyncio.Lock:
        # A long journal takes a while to read: many at once would be felt by everybody.
        alone = asyncio.Lock()
        return alone if address is None else self._lines.setdefault(address, alone)

    async def _wake(self, match: MatchId) -> bool:
        """Wake a table that sleeps; False if there is none."""
        # A second caller waits for the same table.
        waking = self._waking.get(match)
        if waking is None:
            waking = self._waking[match] = asyncio.ensure_future(self._read(match))
            waking.add_done_callback(lambda _: self._waking.pop(match, None))
        return await asyncio.shield(waking)

    async def _read(self, match: MatchId) -> bool:
        table = await Table.wake(match, self._ports_of(match))
        if table is not None and match not in self._tables:
            self._seat(table)
        return table is not None

    async def _look_in(self, match: MatchId) -> None:
        """Let a table say how it stands, and do what is due there."""
        if match not in self._tables and await self._wake(match) and match in self._tables:
            await self._let_sleep(self._tables[match])

    async def _let_sleep(self, table: Table) -> None:
        if table.resting and can_sleep(table, self._ports.now()):
            await self._put_to_bed(table)

    async def _make_room(self, address: str | None) -> None:
        """Let tables of *address* sleep that can, if it has as many awake as it may."""
        for match in self._makers.crowd(address):
            if match in self._tables:
                await self._let_sleep(self._tables[match])

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
        self._makers.gone(table.id)
        self.lobby.changed(table.id)
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
            self.lobby.changed(table.id)
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

    def _in_lobby(self, match: MatchId) -> Listed | None:
        table = self._tables.get(match)
        return None if table is None else in_lobby(table)


def bots_of(setup: Setup) -> list[Seated]:
    """The bots that sit at a table from its beginning."""
    return [Seated(seat=Seat(seat), bot=bot) for seat, bot in enumerate(setup.bots) if bot]


async def _answered(ask: Callable[[OnAnswer], None]) -> None:
    """Wait until what *ask* asks of a table is done or refused."""
    done = asyncio.Event()
    ask(lambda result: done.set())
    await done.wait()
