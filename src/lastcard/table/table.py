"""One running match: one task, one inbox. It decides, records, and only then tells."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from lastcard.games.errors import Refusal
from lastcard.games.game import TABLE
from lastcard.table import agenda, orders
from lastcard.table.alarm import AlarmClock
from lastcard.table.attendance import Attendance, Listener
from lastcard.table.audience import Audience
from lastcard.table.chairs import seat_of
from lastcard.table.deciding import decide
from lastcard.table.entries import Entry, MatchId, PlayerId
from lastcard.table.errors import NotRecorded, TableBusy
from lastcard.table.house import House
from lastcard.table.ledger import Ledger
from lastcard.table.standing import Standing
from lastcard.table.telling import Telling
from lastcard.table.tempo import Tempo
from lastcard.table.thoughts import Thoughts
from lastcard.table.visits import Answer, Come, Errand, Go, Peek, nobody

LONGEST_INBOX: Final = 256
_RETRY: Final = 1000  # milliseconds until a journal that failed is tried again

log = logging.getLogger(__name__)


class Table:
    """A match in progress with its audience; ``run`` is its task."""

    def __init__(self, match: MatchId, house: House) -> None:
        self.id = match
        self._house = house
        self._ledger = Ledger(match, house, self._tell)
        self._inbox: asyncio.Queue[tuple[Errand, Answer]] = asyncio.Queue()
        self._attendance = Attendance(house.now())
        self._audience = Audience(self._attendance)
        self._thoughts = Thoughts(match, house, self._put)
        self._alarm = AlarmClock(house, lambda: self._put(orders.Look()))
        self._busy = False

    @classmethod
    async def open(cls, match: MatchId, entries: Sequence[Entry], house: House) -> "Table":
        """A new table, whose journal begins with *entries*; ``TableBusy`` if the name is taken."""
        table = cls(match, house)
        await table._ledger.write(lambda: _once(table.standing, entries))
        if table.standing.number != len(entries):
            raise TableBusy
        table._plan()
        return table

    @classmethod
    async def wake(cls, match: MatchId, house: House) -> "Table | None":
        """The table that stands in the journal, None if there is none."""
        table = cls(match, house)
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
        return self._house.tempo(self.standing.setup.speed)

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return self._attendance.watchers(self.standing.places)

    @property
    def resting(self) -> bool:
        """Whether nobody listens, and nothing is being done or waits to be done."""
        return not (len(self._attendance) or self._busy or self._inbox.qsize())

    def is_open_to(self, player: PlayerId) -> bool:
        """Whether *player* has this table open."""
        return self._attendance.is_present(player)

    def seat_of(self, player: PlayerId) -> int | None:
        """Where *player* sits."""
        return seat_of(self.standing.places, player)

    def post(self, order: orders.Order, answer: Answer) -> None:
        """Put *order* into the inbox; *answer* is called once it is done or refused."""
        if self._inbox.qsize() >= LONGEST_INBOX:
            answer(TableBusy())
            return
        self._inbox.put_nowait((order, answer))

    def attach(self, listener: Listener, since: int | None, answer: Answer) -> None:
        """Let *listener* hear what happens, from number *since* on."""
        self._inbox.put_nowait((Come(listener, since), answer))

    def peek(self, look: Callable[[Standing], None], answer: Answer) -> None:
        """Let *look* see how the table stands, when nothing of it is still to be written down."""
        self._inbox.put_nowait((Peek(look), answer))

    def detach(self, listener: Listener) -> None:
        """Tell *listener* no more."""
        self._put(orders.Look() if self._drop(listener) else Go(listener))

    async def run(self) -> None:
        """Do what comes into the inbox, one thing at a time, until cancelled."""
        while True:
            await self._serve(*await self._inbox.get())

    async def step(self) -> bool:
        """Do one thing if the inbox holds any; whether it did."""
        if self._inbox.empty():
            return False
        await self._serve(*self._inbox.get_nowait())
        return True

    def close(self) -> None:
        """Let go of alarms and thoughts, and refuse what waits; the task is cancelled before."""
        while not self._inbox.empty():
            self._inbox.get_nowait()[1](TableBusy())
        self._alarm.stop()
        self._thoughts.stop()

    async def _serve(self, order: Errand, answer: Answer) -> None:
        self._busy = True
        earliest = self._house.now()
        result: int | Refusal | None
        try:
            result = await self._do(order)
        except Refusal as refusal:
            result = refusal
        except Exception:
            log.exception("table %s could not do %s", self.id, type(order).__name__)
            result = NotRecorded()
            earliest += _RETRY
        try:
            answer(result)
            self._plan(earliest)
        except Exception:  # the table goes on, whoever could not be answered
            log.exception("table %s failed after %s", self.id, type(order).__name__)
        self._busy = False

    async def _do(self, errand: Errand) -> int | None:
        # Before anything else: what could not be written down must not be told, or built upon.
        if not self._ledger.is_sound or isinstance(errand, orders.Reread):
            await self._ledger.reload()
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
            self._thoughts.answered(order)
        numbers: list[int] = []
        await self._ledger.write(lambda: self._entries(order, numbers))
        return numbers[0] if numbers else None

    def _admit(self, come: Come) -> int:
        number = self._audience.admit(
            self.standing, self._ledger.history, come.listener, come.since
        )
        self._notice()
        return number

    def _drop(self, listener: Listener) -> bool:
        if not self._attendance.drop(listener, self._house.now()):
            return False
        self._notice()
        return True

    def _entries(self, order: orders.Order, numbers: list[int]) -> Iterator[Entry]:
        # First what was ordered, then what follows by itself, then what is due.
        numbers.clear()
        for entry in decide(self.standing, order, self._ledger.dealing):
            numbers.append(self.standing.number)
            yield entry
        yield from self._following()
        if isinstance(order, orders.Move | orders.Chosen):
            return  # what is due after a move waits for the alarm, and people do not
        while due := self._due():
            yield from due
            yield from self._following()

    def _following(self) -> Iterator[Entry]:
        while (entry := self._ledger.dealing.follow(self.standing)) is not None:
            yield entry

    def _due(self) -> tuple[Entry, ...]:
        now = self._house.now()
        return next((due.make() for due in self._upcoming() if due.at <= now), ())

    def _upcoming(self) -> Iterator[agenda.Due]:
        dealing = self._ledger.dealing
        return agenda.upcoming(self.standing, self.tempo, self._attendance, dealing)

    def _tell(self, tellings: Sequence[Telling]) -> None:
        now = self._house.now()
        tellings[-1].clock = agenda.clock(self.standing, self.tempo)
        self._audience.tell(self.standing, tellings, now, self.tempo.lag)
        if any(telling.chairs_changed for telling in tellings):
            self._notice()
        self._house.changed(self, tellings)

    def _notice(self) -> None:
        self._attendance.attend(self.standing.places, self._house.now())

    def _plan(self, earliest: int = 0) -> None:
        now = self._house.now()
        if not self._ledger.is_sound:
            self._alarm.set(now + _RETRY)
            return
        self._audience.release(self.standing, now)
        times = [due.at for due in self._upcoming()]
        later = self._thoughts.ask(self.standing, self.tempo, self._attendance)
        times += [at for at in (later, self._audience.due) if at is not None]
        if times:
            self._alarm.set(max(min(times), earliest))

    def _put(self, order: Errand) -> None:
        self._inbox.put_nowait((order, nobody))


def _once(standing: Standing, entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries a journal begins with; none if it has begun."""
    return iter(entries if standing.number == 0 else ())
