"""One match of a plan, played at a real table, and everything that is told about it."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from lastcard.fair import SeatChain
from lastcard.table.state.entries import MatchId
from lastcard.table.table import Table
from lastcard.table.time.agenda import clock
from tests.indoors.diary import Diary, diary
from tests.indoors.server import Indoors, Visitor, indoors
from tests.indoors.window import Window
from tests.leaks import steps as does
from tests.leaks.account import Account
from tests.leaks.bots import Bots
from tests.leaks.plan import Deck, Plan

PATHS = (
    "/api/tables",
    "/api/tables/m1",
    "/api/me/tables",
    "/api/me/matches",
    "/api/me",
    "/api/export",
    "/api/matches/m1",
    "/api/matches/m1/record.txt",
    "/api/matches/m1/record.json",
    "/api/matches/m1/replay.json?seat=1",
    "/healthz",
)
"""Everything that can be asked about a table, or about oneself."""
_LAG = 61_000  # milliseconds after which late watchers have heard everything


async def perform(plan: Plan, decks: Sequence[Deck], folder: Path, template: Path) -> Account:
    """Play *plan* with *decks*, and tell what was told."""
    bots = Bots()
    with diary() as book:
        async with indoors(
            folder,
            template,
            seed=plan.case.seed,
            deck=lambda terms, given, secret, at: decks[(given.deal - 1) % len(decks)],
            think=bots.think,
            stored=plan.case.stored,
        ) as place:
            stage = Stage(plan, place, bots, book)
            await stage.set_up()
            for step in does.steps(plan):
                await stage.do(step)
            return await stage.end()


class Stage:
    """A table with people around it."""

    def __init__(self, plan: Plan, place: Indoors, bots: Bots, book: Diary) -> None:
        self._plan = plan
        self._place = place
        self._bots = bots
        self._book = book
        self._account = Account()
        self._chains: dict[int, SeatChain] = {}
        self._players: dict[int, tuple[Visitor, Window]] = {}
        self._lines: dict[str, tuple[Visitor, Window]] = {}
        self._away: set[int] = set()

    async def set_up(self) -> None:
        """Seat everybody; the match does not begin yet."""
        place, case = self._place, self._plan.case
        people = [
            await place.visitor(f"Guest {seat}")
            for seat in range(case.setup.seats)
            if not (seat < len(case.setup.bots) and case.setup.bots[seat])
        ]
        self._match = await place.open_table(case.setup, people[0])
        for seat, visitor in enumerate(people):
            self._players[seat] = (visitor, place.enter(visitor))
            await self._sit(seat)
        if case.seat is not None:
            self._lines["seat"] = self._players[case.seat]
            await self._let_in("tab", people[case.seat])
        await self._let_in("watcher", await place.visitor("Wanda"))
        await self._let_in("lobby", await place.visitor("Paul"))
        self._lines["lobby"][1].ask("lobby", on=True)
        self._note("everybody is there")

    async def do(self, step: does.Step) -> None:
        """Let *step* happen, and note what was told of it."""
        kinds: dict[type, Callable[[Any], Any]] = {
            does.Deal: self._deal,
            does.Act: self._act,
            does.Say: self._say,
            does.Come: self._come,
            does.Leave: self._leave,
            does.Back: self._back,
            does.Nap: self._nap,
            does.Ask: self._ask,
        }
        asked = await kinds[type(step)](step)
        await self._place.settle()
        self._note(str(step), asked or {})

    async def end(self) -> Account:
        """Everything that was told, late watchers included."""
        table = await self._table()
        number = table.standing.number
        heard = self._lines["watcher"][1].wire.frames
        await self._place.pass_time(_LAG)
        self._account.late = [frame for frame in heard if _number(frame) < number]
        self._account.secrets = await self._secrets()
        self._account.log = list(self._book.lines)
        self._bots.answer(None, None)
        await self._place.settle()
        return self._account

    async def _table(self) -> Table:
        return await self._place.table(self._match)

    async def _sit(self, seat: int) -> None:
        _, window = self._players[seat]
        window.ask("open", table=self._match)
        end = {}
        if seat % 2 == 0:
            seed = sha256(f"{self._plan.case.seed} {seat}".encode()).digest()
            self._chains[seat] = SeatChain(seed, length=9)
            end = {"chain": self._chains[seat].end.hex()}
        window.ask("sit", table=self._match, seat=seat, **end)
        window.ask("ready", table=self._match, ready=True)
        await self._place.settle()

    async def _let_in(self, line: str, visitor: Visitor, since: int | None = None) -> None:
        window = self._place.enter(visitor)
        self._lines[line] = (visitor, window)
        window.ask("open", table=self._match, since=since, id="in")
        await self._place.settle()

    async def _deal(self, step: does.Deal) -> None:
        if step.number == 1:
            self._players[0][1].ask("start", table=self._match)
        else:
            for seat in self._present():
                self._players[seat][1].ask("next", table=self._match)
        await self._place.settle()
        silent = step.number == 2
        for seat in self._present():
            if seat in self._chains and not (silent and seat):
                link = self._chains[seat].link(step.number).hex()
                ask = {"table": self._match, "deal": step.number, "link": link, "cut": 7 + seat}
                self._players[seat][1].ask("link", **ask)
        await self._place.settle()
        if silent:
            await self._place.pass_time((await self._table()).tempo.link)

    def _present(self) -> list[int]:
        return [seat for seat in self._players if seat not in self._away]

    async def _act(self, step: does.Act) -> None:
        table = await self._table()
        before = table.standing.moves
        if step.by == "clock":
            running = clock(table.standing, table.tempo)
            assert running is not None
            await self._place.pass_time(running.until - self._place.clock.now)
        elif step.by == "bot":
            await self._let_bot(table, step)
        else:
            await self._place.pass_time(700 + 300 * (step.turn % 9))
            held = bool(table.standing.callers)
            ask = {"table": self._match, "turn": step.turn, "move": step.move}
            self._players[step.seat][1].ask("move", id=f"turn {step.turn}", **ask)
            await self._place.settle()
            if held:  # until whoever may still say "Last card!" has had the time for it
                await self._place.pass_time(table.tempo.patience)
        assert table.standing.moves == before + 1, f"{step} was not made"

    async def _let_bot(self, table: Table, step: does.Act) -> None:
        moves = table.standing.moves
        for _ in range(12):
            await self._place.pass_time(500)
            self._bots.answer(step.seat, step.move)
            await self._place.settle()
            if table.standing.moves > moves:
                return

    async def _say(self, step: does.Say) -> None:
        self._lines[step.line][1].wire.say(step.text)

    async def _come(self, step: does.Come) -> None:
        if step.line not in self._lines:
            return
        visitor, window = self._lines[step.line]
        await window.close()
        await self._place.settle()
        since = None
        if step.missed is not None:
            since = max(0, max(map(_number, window.wire.frames)) - step.missed)
        self._note(f"{step.line} is gone")
        await self._let_in(step.line, visitor, since)
        if step.line == "seat":
            assert self._plan.case.seat is not None
            self._players[self._plan.case.seat] = self._lines["seat"]

    async def _leave(self, step: does.Leave) -> None:
        self._away.add(step.seat)
        self._players[step.seat][1].ask("leave", table=self._match)

    async def _back(self, step: does.Back) -> None:
        self._away.discard(step.seat)
        self._players[step.seat][1].ask("back", table=self._match)

    async def _nap(self, step: does.Nap) -> None:
        before, windows = await self._table(), self._place.windows
        for window in windows:
            window.ask("shut", table=self._match)
        await self._place.settle()
        await self._place.live.tables.tidy()
        assert await self._table() is not before, "it did not fall asleep"
        for number, window in enumerate(windows):
            window.ask("open", table=self._match, since=2 * number if number % 2 else None)

    async def _ask(self, step: does.Ask) -> dict[str, list[bytes]]:
        asking = [self._lines[line][0] for line in ("seat", "watcher") if line in self._lines]
        told = [
            b"%a %s: %d %s" % (who, path.encode(), *await self._place.request(path, who))
            for who in (*asking, None)
            for path in PATHS
        ]
        return {"http": told}

    def _note(self, step: str, more: Mapping[str, Sequence[bytes]] | None = None) -> None:
        lines = {line: window.new_frames() for line, (_, window) in self._lines.items()}
        self._account.steps.append((step, {**lines, **(more or {})}))

    async def _secrets(self) -> list[str]:
        kept = await self._place.journal.secrets(MatchId(self._match))
        lines = await self._place.journal.read(MatchId(self._match))
        moves = (msgspec.json.decode(line.entry).get("move", "") for line in lines)
        decks = [move for move in moves if move.startswith("deal ")]
        visitors = (*self._lines.values(), *self._players.values())
        tokens = [visitor.cookie for visitor, _ in visitors]
        return [*decks, *(secret.hex() for secret in kept.values()), *tokens]


def _number(frame: bytes) -> int:
    told = msgspec.json.decode(frame)
    return int(told["number"]) if told["type"] in ("told", "whole") else -1
