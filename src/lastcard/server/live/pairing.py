"""Quick pairing: people who want the same match are seated together; bots fill up after a wait."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.server.live.tables import LiveTables
from lastcard.store.accounts.players import Player
from lastcard.table.errors import NotRecorded, PairedOtherwise
from lastcard.table.inbox import nobody
from lastcard.table.ports import Alarm, TablePorts
from lastcard.table.state import orders
from lastcard.table.state.entries import Opened, PlayerId, Readied, Sat, Seated, TableEntry
from lastcard.table.state.setup import Setup, common_edition
from lastcard.wire.asks import Pair
from lastcard.wire.tells import Paired, Waiting

Wish: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...], int, str, bool, bool]
"""What players must agree on to be paired; programs meet programs, people meet people."""

log = logging.getLogger(__name__)


class NobodyFound(Refusal):
    """Nobody else wants the same rated match."""

    code = "nobody-found"


@dataclass(frozen=True, slots=True)
class Waiter:
    """A player waiting to be paired."""

    player: Player
    ask: Pair
    until: int
    refuse: Callable[[Refusal], None]
    address: str | None = None


class Pairing:
    """The waiting players by what they want; each waits for one match at a time."""

    def __init__(self, tables: LiveTables, ports: TablePorts) -> None:
        self._tables = tables
        self._ports = ports
        self._waiting: dict[Wish, list[Waiter]] = {}
        self._alarm: Alarm | None = None
        tables.waiting = lambda: sum(map(len, self._waiting.values()))

    async def wait(
        self,
        player: Player,
        ask: Pair,
        refuse: Callable[[Refusal], None],
        address: str | None = None,
    ) -> None:
        """Let *player* wait for the match they want; a refusal if it cannot be played."""
        _check(ask, player)
        self.give_up(player.id)
        waiter = Waiter(player, ask, self._ports.now() + 1000 * ask.wait, refuse, address)
        wish = _wish(ask, player)
        together = self._waiting.setdefault(wish, [])
        together.append(waiter)
        self._tables.people.tell(player.id, Waiting(until=waiter.until))
        if len(together) == ask.seats:
            await self._seat(wish)
        self._plan()
        self._tables.lobby.changed()

    def give_up(self, player: PlayerId) -> None:
        """*player* waits no longer."""
        for wish, waiters in tuple(self._waiting.items()):
            waiters[:] = [waiter for waiter in waiters if waiter.player.id != player]
            if not waiters:
                del self._waiting[wish]
        self._tables.lobby.changed()

    def _plan(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [waiter.until for waiters in self._waiting.values() for waiter in waiters]
        if times:
            self._alarm = self._ports.call_at(min(times), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._tables.do(self._expire())

    async def _expire(self) -> None:
        now = self._ports.now()
        for wish, waiters in tuple(self._waiting.items()):
            late = [waiter for waiter in waiters if waiter.until <= now]
            if late and late[0].ask.rated:
                for waiter in late:
                    self.give_up(waiter.player.id)
                    waiter.refuse(NobodyFound())
            elif late:
                await self._seat(wish)
        self._plan()

    async def _seat(self, wish: Wish) -> None:
        waiters = self._waiting.pop(wish, None)
        if waiters is None:
            return  # while another table was set, somebody came and this one was full
        try:
            table = await self._tables.open(_entries(waiters), waiters[0].address)
            table.post(orders.Start(None), nobody)
        except Refusal as refusal:
            for waiter in waiters:
                waiter.refuse(refusal)
            return
        except Exception:
            log.exception("opening a table for %d paired players failed", len(waiters))
            for waiter in waiters:
                waiter.refuse(NotRecorded())
            return
        for waiter in waiters:
            self._tables.people.tell(waiter.player.id, Paired(table=table.id))


def _entries(waiters: list[Waiter]) -> list[TableEntry]:
    ask, setup = waiters[0].ask, _setup(waiters[0].ask)
    entries: list[TableEntry] = [Opened(setup=setup, host=waiters[0].player.id)]
    for seat, waiter in enumerate(waiters):
        player, chain = waiter.player, waiter.ask.chain
        entries.append(Sat(seat=Seat(seat), player=player.id, name=player.name, chain=chain))
        entries.append(Readied(seat=Seat(seat), ready=True))
    empty = range(len(waiters), ask.seats)
    return [*entries, *(Seated(seat=Seat(seat), bot=setup.substitute()) for seat in empty)]


def _check(ask: Pair, player: Player) -> None:
    setup = _setup(ask)
    setup.check()
    # Programs meet by whatever rules they were started with.
    if player.kind != "bot" and not setup.is_common():
        raise PairedOtherwise(edition=common_edition(setup.rules()))


def _setup(ask: Pair) -> Setup:
    return Setup(
        game=ask.game,
        edition=ask.edition,
        options=dict(ask.options),
        seats=ask.seats,
        speed=ask.speed,
        rated=ask.rated,
        bot=ask.bot,
        public=False,
        paired=True,
    )


def _wish(ask: Pair, player: Player) -> Wish:
    options, program = tuple(sorted(ask.options.items())), player.kind == "bot"
    return (ask.game, ask.edition, options, ask.seats, ask.speed, ask.rated, program)
