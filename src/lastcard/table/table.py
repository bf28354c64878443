"""One running match: one task, one inbox. It decides, records, and only then tells."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from lastcard.games.errors import Refusal
from lastcard.games.game import TABLE
from lastcard.table.bots.thinking import BotThinking
from lastcard.table.consequences import Consequences
from lastcard.table.errors import NotRecorded, TableBusy
from lastcard.table.inbox import Come, Go, InboxItem, OnAnswer, Peek, nobody
from lastcard.table.ledger import Ledger
from lastcard.table.people.attendance import Attendance, Listener
from lastcard.table.people.audience import Audience
from lastcard.table.people.telling import Telling
from lastcard.table.ports import TablePorts
from lastcard.table.state import orders
from lastcard.table.state.chairs import seat_of
from lastcard.table.state.entries import MatchId, PlayerId, TableEntry
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo
from lastcard.table.time import agenda
from lastcard.table.time.alarm import AlarmClock
from lastcard.table.time.hold import Hold

LONGEST_INBOX: Final = 256
_RETRY: Final = 1000  # milliseconds until a journal that failed is tried again

log = logging.getLogger(__name__)


class Table:
    """A match in progress with its audience; ``run`` is its task."""

    def __init__(self, match: MatchId, ports: TablePorts) -> None:
        self.id = match
        self._ports = ports
        self._ledger = Ledger(match, ports, self._tell)
        self._inbox: asyncio.Queue[tuple[InboxItem, OnAnswer]] = asyncio.Queue()
        self._attendance = Attendance(ports.now())
        self._consequences = Consequences(ports, self._ledger, self._attendance)
        self._audience = Audience(self._attendance)
        self._bots = BotThinking(match, ports, self._put)
        self._alarm = AlarmClock(ports, lambda: self._put(orders.CheckDue()))
        self._hold = Hold()
        self._busy = False

    @classmethod
    async def open(
        cls, match: MatchId, entries: Sequence[TableEntry], ports: TablePorts
    ) -> "Table":
        """A new table, whose journal begins with *entries*; ``TableBusy`` if the name is taken."""
        table = cls(match, ports)
        await table._ledger.begin(entries)
        if table.standing.number != len(entries):
            raise TableBusy
        table._plan()
        return table

    @classmethod
    async def wake(cls, match: MatchId, ports: TablePorts) -> "Table | None":
        """The table that stands in the journal, None if there is none."""
        table = cls(match, ports)
        await table._ledger.reload()
        if not table.standing.number:
            return None
        table._plan()
        return table

    @property
    def standing(self) -> Standing:
        """How the table stands; while an order is being done, ahead of what is written down."""
        return self._ledger.standing

    @property
    def latest(self) -> Telling | None:
        """What was told last: how the table stands, as far as it is written down."""
        return self._ledger.history.latest

    @property
    def tempo(self) -> Tempo:
        """How long things take here."""
        return self._consequences.tempo

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return self._attendance.watchers(self.standing.places)

    @property
    def resting(self) -> bool:
        """Whether nobody listens, and nothing is being done or waits to be done."""
        waiting = self._inbox.qsize() + len(self._hold)
        return not (len(self._attendance) or self._busy or waiting)

    def is_open_to(self, player: PlayerId) -> bool:
        """Whether *player* has this table open."""
        return self._attendance.is_present(player)

    def seat_of(self, player: PlayerId) -> int | None:
        """Where *player* sits."""
        return seat_of(self.standing.places, player)

    def knows(self, player: PlayerId) -> bool:
        """Whether *player* ever sat or spoke here."""
        return player in self._ledger.history.people

    def post(self, order: orders.Order, answer: OnAnswer) -> None:
        """Put *order* into the inbox; *answer* is called once it is done or refused."""
        if self._inbox.qsize() + len(self._hold) >= LONGEST_INBOX:
            answer(TableBusy())
            return
        self._inbox.put_nowait((order, answer))

    def attach(self, listener: Listener, since: int | None, answer: OnAnswer) -> None:
        """Let *listener* hear what happens, from number *since* on."""
        self._inbox.put_nowait((Come(listener, since), answer))

    def peek(self, look: Callable[[Standing], None], answer: OnAnswer) -> None:
        """Let *look* see how the table stands, when nothing of it is still to be written down."""
        self._inbox.put_nowait((Peek(look), answer))

    def detach(self, listener: Listener) -> None:
        """Tell *listener* no more."""
        self._put(orders.CheckDue() if self._drop(listener) else Go(listener))

    async def run(self) -> None:
        """Do what comes into the inbox, one thing at a time, until cancelled."""
        while True:
            await self._serve(*await self._inbox.get())

    async def step(self) -> bool:
        """Do one thing if the inbox holds any; whether there was one."""
        if self._inbox.empty():
            return False
        await self._serve(*self._inbox.get_nowait())
        return True

    def close(self) -> None:
        """Stop alarm and bots, and refuse what waits; the task is cancelled before."""
        while not self._inbox.empty():
            self._inbox.get_nowait()[1](TableBusy())
        self._hold.refuse()
        self._alarm.stop()
        self._bots.stop()

    async def _serve(self, order: InboxItem, answer: OnAnswer) -> None:
        self._busy = True
        await self._attempt(order, answer)
        while (held := self._hold.first) is not None and not self._consequences.holds(held):
            await self._attempt(*self._hold.take())
        self._busy = False

    async def _attempt(self, order: InboxItem, answer: OnAnswer) -> None:
        earliest = self._ports.now()
        result: int | Refusal | None = None
        try:
            # Before anything else: what could not be written down must not be told, or built upon.
            if not self._ledger.is_sound or isinstance(order, orders.Reread):
                await self._ledger.reload()
                self._bots.forget_answers()
            if isinstance(order, orders.Move) and self._consequences.holds(order):
                self._hold.put(order, answer)
                answer = nobody
            else:
                result = await self._do(order)
        except Refusal as refusal:
            result = refusal
        except Exception:
            log.exception("table %s: order %s failed", self.id, type(order).__name__)
            result = NotRecorded()
            earliest += _RETRY
        try:
            answer(result)
            self._plan(earliest)
        except Exception:  # the table goes on, even if somebody could not be answered
            log.exception("table %s failed after order %s", self.id, type(order).__name__)

    async def _do(self, errand: InboxItem) -> int | None:
        match errand:
            case Come():
                return self._admit(errand)
            case Go():
                self._drop(errand.listener)
            case Peek():
                errand.look(self.standing)
            case orders.Move() if (number := self.standing.repeated(errand)) is not None:
                return number
            case _:
                return await self._obey(errand)
        return None

    async def _obey(self, order: orders.Order) -> int | None:
        if isinstance(order, orders.Next) and self.standing.awaits == TABLE:
            self._attendance.nexts.add(order.player)
        if isinstance(order, orders.Chosen):
            self._bots.answered(order)
        numbers: list[int] = []
        await self._ledger.write(lambda: self._consequences.of(order, numbers))
        return numbers[0] if numbers else None

    def _admit(self, come: Come) -> int:
        number = self._audience.admit(
            self.standing, self._ledger.history, come.listener, come.since
        )
        self._notice()
        return number

    def _drop(self, listener: Listener) -> bool:
        if not self._attendance.drop(listener, self._ports.now()):
            return False
        self._notice()
        return True

    def _tell(self, tellings: Sequence[Telling]) -> None:
        now = self._ports.now()
        tellings[-1].clock = agenda.clock(self.standing, self.tempo)
        self._audience.tell(self.standing, tellings, now, self.tempo.lag)
        if any(telling.chairs_changed for telling in tellings):
            self._notice()
        self._ports.changed(self, tellings)

    def _notice(self) -> None:
        now = self._ports.now()
        self._attendance.attend(self.standing.places, now)
        self._audience.notice(self.standing, self._consequences.lobby(), now)

    def _plan(self, earliest: int = 0) -> None:
        now = self._ports.now()
        if not self._ledger.is_sound:
            self._alarm.set(now + _RETRY)
            return
        self._audience.release(self.standing, now)
        times = [due.at for due in self._consequences.upcoming()]
        until = self._consequences.held_until
        if self._hold and until is not None:
            times.append(until)
        lobby = self._consequences.lobby()
        if self._audience.is_news(lobby):
            self._notice()
        later = self._bots.ask(self.standing, self.tempo, self._attendance)
        times += [at for at in (later, self._audience.due, lobby.changes_at) if at is not None]
        if times:
            self._alarm.set(max(min(times), earliest))

    def _put(self, order: InboxItem) -> None:
        self._inbox.put_nowait((order, nobody))
