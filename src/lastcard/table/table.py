"""One running match: one task, one inbox. It decides, records, and only then tells."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from lastcard.games.errors import Refusal
from lastcard.table import agenda, orders
from lastcard.table.attendance import Attendance, Listener
from lastcard.table.audience import Audience
from lastcard.table.chairs import seat_of
from lastcard.table.dealing import Dealing
from lastcard.table.deciding import decide
from lastcard.table.entries import Entry, MatchId, PlayerId, read_entry, write_entry
from lastcard.table.errors import NotRecorded, TableBusy
from lastcard.table.history import History
from lastcard.table.house import Alarm, House
from lastcard.table.journal import Line, Page
from lastcard.table.minds import Minds, Question
from lastcard.table.standing import Standing
from lastcard.table.telling import Telling

Answer: TypeAlias = Callable[[int | Refusal | None], None]
"""Hears the number under which an order was written down, None if it led to nothing, or why not."""
Taken: TypeAlias = list[tuple[Entry, Telling]]

LONGEST_INBOX: Final = 256
_ATTEMPTS: Final = 5  # to be written down before another node writes under the same number

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Come:
    """A listener comes in."""

    listener: Listener
    since: int | None


class Table:
    """A match in progress with its audience; ``run`` is its task."""

    def __init__(self, match: MatchId, house: House) -> None:
        self.id = match
        self.standing = Standing(match)
        self._house = house
        self._inbox: asyncio.Queue[tuple[orders.Order | _Come, Answer]] = asyncio.Queue()
        self._attendance = Attendance(house.now())
        self._history = History()
        self._minds = Minds(lambda: int.from_bytes(house.randomness(7)))
        self._dealing = Dealing(house.randomness, {})
        self._alarm: tuple[int, Alarm] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._asked: tuple[int, int] | None = None
        self._audience: Audience
        self._told = -1

    @classmethod
    async def open(cls, match: MatchId, entries: Sequence[Entry], house: House) -> "Table":
        """A new table, whose journal begins with *entries*; ``TableBusy`` if the name is taken."""
        table = cls(match, house)
        taken = table._take_all(iter(entries))
        if not await table._record(taken):
            raise TableBusy
        table._tell([telling for _, telling in taken])
        table._plan()
        return table

    @classmethod
    async def wake(cls, match: MatchId, house: House) -> "Table | None":
        """The table that stands in the journal, None if there is none."""
        table = cls(match, house)
        await table._reload()
        if not table.standing.number:
            return None
        table._plan()
        return table

    def post(self, order: orders.Order, answer: Answer) -> None:
        """Put *order* into the inbox; *answer* is called once it is done or refused."""
        if self._inbox.qsize() >= LONGEST_INBOX:
            answer(TableBusy())
            return
        self._inbox.put_nowait((order, answer))

    def attach(self, listener: Listener, since: int | None, answer: Answer) -> None:
        """Let *listener* hear what happens, from number *since* on."""
        self._inbox.put_nowait((_Come(listener, since), answer))

    def detach(self, listener: Listener) -> None:
        """Tell *listener* no more."""
        if self._attendance.drop(listener, self._house.now()):
            self._attended()
            self.post(orders.Look(), _nobody)

    def seat_of(self, player: PlayerId) -> int | None:
        """Where *player* sits."""
        return seat_of(self.standing.places, player)

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return self._attendance.watchers(self.standing.places)

    @property
    def unattended(self) -> bool:
        """Whether nobody listens."""
        return not len(self._attendance)

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

    async def _serve(self, order: orders.Order | _Come, answer: Answer) -> None:
        try:
            answer(await self._do(order))
        except Refusal as refusal:
            answer(refusal)
        except Exception:
            log.exception("table %s could not do %s", self.id, type(order).__name__)
            answer(NotRecorded())
            await self._recover()
        self._plan()

    def close(self) -> None:
        """Let go of alarms and thoughts; the task is cancelled by who started it."""
        if self._alarm is not None:
            self._alarm[1].cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    async def _do(self, order: orders.Order | _Come) -> int | None:
        if isinstance(order, _Come):
            self._audience.admit(self.standing, self._history, order.listener, order.since)
            self._attended()
            return self._told
        if isinstance(order, orders.Move) and (number := self._repeated(order)) is not None:
            return number
        for _ in range(_ATTEMPTS):
            taken = await self._decide(order)
            if not taken:
                return None
            if await self._record(taken):
                self._tell([telling for _, telling in taken])
                return taken[0][1].number
            await self._reload()
        raise TableBusy

    def _repeated(self, order: orders.Move) -> int | None:
        seat = seat_of(self.standing.places, order.player)
        if seat is None or order.id is None:
            return None
        return dict(self.standing.answered[seat]).get(order.id)

    async def _decide(self, order: orders.Order) -> Taken:
        before = self.standing.number
        if isinstance(order, orders.Next):
            self._attendance.nexts.add(order.player)
        if isinstance(order, orders.Chosen):
            self._minds.answered(order)
            self._asked = None
        try:
            return self._take_all(self._entries(order))
        except Refusal:
            if self.standing.number != before:
                await self._reload()  # half of it was taken: nothing of it has happened
            raise

    def _entries(self, order: orders.Order) -> Iterator[Entry]:
        yield from decide(self.standing, order, self._dealing)
        while True:
            entry = self._dealing.follow(self.standing)
            if entry is not None:
                yield entry
                continue
            due = self._due()
            if not due:
                return
            yield from due

    def _due(self) -> tuple[Entry, ...]:
        now = self._house.now()
        for due in self._upcoming():
            if due.at <= now:
                return due.make()
        return ()

    def _upcoming(self) -> Iterator[agenda.Due]:
        tempo = self._house.tempo(self.standing.setup.speed)
        return agenda.upcoming(self.standing, tempo, self._attendance, self._dealing)

    def _take_all(self, entries: Iterator[Entry]) -> Taken:
        at = self._house.now()
        taken: Taken = []
        for entry in entries:
            before = taken[-1][1] if taken else self._history.latest
            events = self.standing.take(entry, at)
            if taken:
                taken[-1][1].views = None  # only the last of a page brings a view
            taken.append((entry, Telling.of(self.standing, entry, events, at, before)))
        if taken:
            tempo = self._house.tempo(self.standing.setup.speed)
            taken[-1][1].clock = agenda.clock(self.standing, tempo)
        return taken

    async def _record(self, taken: Taken) -> bool:
        first = taken[0][1]
        page = Page(
            match=self.id,
            first=first.number,
            at=first.at,
            entries=[write_entry(entry) for entry, _ in taken],
            keep=self._dealing.keep,
            forget=self._dealing.forget,
        )
        if not await self._house.journal.append(page):
            return False
        self._dealing.written()
        return True

    def _tell(self, tellings: Sequence[Telling]) -> None:
        if self._told < 0:
            self._audience = self._make_audience()
        for telling in tellings:
            self._history.add(telling)
        self._told = tellings[-1].number
        self._audience.tell(self.standing, tellings, self._house.now())
        self._attendance.attend(self.standing.places, self._house.now())
        self._house.changed(self, tellings)

    def _make_audience(self) -> Audience:
        return Audience(self._attendance, self._house.tempo(self.standing.setup.speed).lag)

    async def _reload(self) -> None:
        # What was decided but not written down is forgotten; what others wrote is told.
        self.standing = Standing(self.id)
        history, self._history = self._history, History()
        secrets = await self._house.journal.secrets(self.id)
        self._dealing = Dealing(self._house.randomness, secrets)
        new = [
            telling
            for telling in map(self._replay, await self._house.journal.read(self.id))
            if telling.number > self._told
        ]
        if new:
            self._tell(new)
        elif history.latest is not None:
            self._history = history

    def _replay(self, line: Line) -> Telling:
        entry = read_entry(line.entry)
        events = self.standing.take(entry, line.at)
        telling = Telling.of(self.standing, entry, events, line.at, self._history.latest)
        if line.number <= self._told:
            self._history.add(telling)
        return telling

    async def _recover(self) -> None:
        try:
            await self._reload()
        except Exception:
            log.exception("table %s could not be read again", self.id)

    def _attended(self) -> None:
        places = self.standing.places
        self._attendance.attend(places, self._house.now())
        present, watchers = self._attendance.present(places), self._attendance.watchers(places)
        for listener in self._attendance:
            listener.notice(present, watchers)

    def _plan(self) -> None:
        # One alarm for whatever comes first; one that rings too early does no harm.
        times = [due.at for due in self._upcoming()]
        question = self._question()
        if question is not None:
            times.append(question.at)
        if self._audience.due is not None:
            times.append(self._audience.due)
        if times and (self._alarm is None or min(times) < self._alarm[0]):
            self._set_alarm(min(times))

    def _set_alarm(self, at: int) -> None:
        if self._alarm is not None:
            self._alarm[1].cancel()
        self._alarm = (at, self._house.call_at(at, self._ring))

    def _ring(self) -> None:
        self._alarm = None
        self._audience.release(self.standing, self._house.now())
        question = self._question()
        if question is not None and question.at <= self._house.now():
            self._asked = (question.seat, question.moves)
            self._thinking = asyncio.get_running_loop().create_task(self._think(question))
        self.post(orders.Look(), _nobody)

    def _question(self) -> Question | None:
        if self._asked is not None and self._asked[1] == self.standing.moves:
            return None
        tempo = self._house.tempo(self.standing.setup.speed)
        return self._minds.question(self.standing, tempo, self._attendance)

    async def _think(self, question: Question) -> None:
        try:
            chosen = await self._house.think(question.answer)
        except Exception:
            log.exception("the bot on seat %s of table %s failed", question.seat, self.id)
            chosen = orders.Chosen(question.seat, question.moves, None)
        self._inbox.put_nowait((chosen, _nobody))


def _nobody(result: int | Refusal | None) -> None:
    """Nobody waits for the answer."""
