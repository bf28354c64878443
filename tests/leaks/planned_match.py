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
from tests.leaks import steps as does
from tests.leaks.plan import Deck, Plan
from tests.leaks.planned_bots import PlannedBots
from tests.leaks.transcript import Transcript
from tests.support.people.simulated_client import SimulatedClient
from tests.support.servers.log import RecordedLog, recorded_log
from tests.support.servers.simulated import Guest, SimulatedServer, simulated_server

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
    "/api/matches/m1/steps.json",
    "/healthz",
)
"""Everything that can be asked about a table, or about oneself."""
_LAG = 61_000  # milliseconds after which late watchers have heard everything


async def play_planned(plan: Plan, decks: Sequence[Deck], folder: Path) -> Transcript:
    """Play *plan* with *decks*, and tell what was told."""
    bots = PlannedBots()
    with recorded_log() as log:
        async with simulated_server(
            folder,
            seed=plan.case.seed,
            deck=lambda terms, given, secret, at: decks[(given.deal - 1) % len(decks)],
            think=bots.think,
            bots_wait=False,
            stored=plan.case.stored,
        ) as server:
            match = PlannedMatch(plan, server, bots, log)
            await match.set_up()
            for step in does.steps(plan):
                await match.do(step)
            return await match.end()


class PlannedMatch:
    """A table with people around it."""

    def __init__(
        self, plan: Plan, server: SimulatedServer, bots: PlannedBots, log: RecordedLog
    ) -> None:
        self._plan = plan
        self._server = server
        self._bots = bots
        self._log = log
        self._transcript = Transcript()
        self._chains: dict[int, SeatChain] = {}
        self._players: dict[int, tuple[Guest, SimulatedClient]] = {}
        self._lines: dict[str, tuple[Guest, SimulatedClient]] = {}
        self._away: set[int] = set()

    async def set_up(self) -> None:
        """Seat everybody; the match does not begin yet."""
        server, case = self._server, self._plan.case
        people = [
            await server.guest(f"Guest {seat}")
            for seat in range(case.setup.seats)
            if not (seat < len(case.setup.bots) and case.setup.bots[seat])
        ]
        self._match = await server.open_table(case.setup, people[0])
        for seat, guest in enumerate(people):
            self._players[seat] = (guest, server.connect(guest))
            await self._sit(seat)
        if case.seat is not None:
            self._lines["seat"] = self._players[case.seat]
            await self._let_in("tab", people[case.seat])
        await self._let_in("watcher", await server.guest("Wanda"))
        await self._let_in("lobby", await server.guest("Paul"))
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
        await self._server.settle()
        self._note(str(step), asked or {})

    async def end(self) -> Transcript:
        """Everything that was told, late watchers included."""
        table = await self._table()
        number = table.standing.number
        heard = self._lines["watcher"][1].socket.frames
        await self._server.pass_time(_LAG)
        # What has no number, such as who is there, may be about what happens after the plan; what
        # was told of it before was noted step by step.
        self._transcript.late = [frame for frame in heard if 0 <= _number(frame) < number]
        self._transcript.secrets = await self._secrets()
        self._transcript.log = list(self._log.lines)
        self._bots.answer(None, None)
        await self._server.settle()
        return self._transcript

    async def _table(self) -> Table:
        return await self._server.table(self._match)

    async def _sit(self, seat: int) -> None:
        _, client = self._players[seat]
        client.ask("open", table=self._match)
        end = {}
        if seat % 2 == 0:
            seed = sha256(f"{self._plan.case.seed} {seat}".encode()).digest()
            self._chains[seat] = SeatChain(seed, length=9)
            end = {"chain": self._chains[seat].end.hex()}
        client.ask("sit", table=self._match, seat=seat, **end)
        client.ask("ready", table=self._match, ready=True)
        await self._server.settle()

    async def _let_in(self, line: str, guest: Guest, since: int | None = None) -> None:
        client = self._server.connect(guest)
        self._lines[line] = (guest, client)
        client.ask("open", table=self._match, since=since, id="in")
        await self._server.settle()

    async def _deal(self, step: does.Deal) -> None:
        if step.number == 1:
            self._players[0][1].ask("start", table=self._match)
        else:
            for seat in self._present():
                self._players[seat][1].ask("next", table=self._match)
        await self._server.settle()
        silent = step.number == 2
        for seat in self._present():
            if seat in self._chains and not (silent and seat):
                link = self._chains[seat].link(step.number).hex()
                ask = {"table": self._match, "deal": step.number, "link": link, "cut": 7 + seat}
                self._players[seat][1].ask("link", **ask)
        await self._server.settle()
        if silent:
            await self._server.pass_time((await self._table()).tempo.link)

    def _present(self) -> list[int]:
        return [seat for seat in self._players if seat not in self._away]

    async def _act(self, step: does.Act) -> None:
        table = await self._table()
        before = table.standing.moves
        if step.by == "clock":
            running = clock(table.standing, table.tempo)
            assert running is not None
            await self._server.pass_time(running.until - self._server.clock.now)
        elif step.by == "bot":
            await self._let_bot(table, step)
        else:
            await self._server.pass_time(700 + 300 * (step.turn % 9))
            held = bool(table.standing.callers)
            ask = {"table": self._match, "turn": step.turn, "move": step.move}
            self._players[step.seat][1].ask("move", id=f"turn {step.turn}", **ask)
            await self._server.settle()
            if held:  # until whoever may still say "Last card!" has had the time for it
                await self._server.pass_time(table.tempo.patience)
        assert table.standing.moves == before + 1, f"{step} was not made"

    async def _let_bot(self, table: Table, step: does.Act) -> None:
        moves = table.standing.moves
        for _ in range(12):
            await self._server.pass_time(500)
            self._bots.answer(step.seat, step.move)
            await self._server.settle()
            if table.standing.moves > moves:
                return

    async def _say(self, step: does.Say) -> None:
        self._lines[step.line][1].socket.say(step.text)

    async def _come(self, step: does.Come) -> None:
        if step.line not in self._lines:
            return
        guest, client = self._lines[step.line]
        await client.close()
        await self._server.settle()
        since = None
        if step.missed is not None:
            since = max(0, max(map(_number, client.socket.frames)) - step.missed)
        self._note(f"{step.line} is gone")
        await self._let_in(step.line, guest, since)
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
        before, clients = await self._table(), self._server.clients
        for client in clients:
            client.ask("shut", table=self._match)
        await self._server.settle()
        await self._server.live.tables.tidy()
        assert await self._table() is not before, "it did not fall asleep"
        for number, client in enumerate(clients):
            client.ask("open", table=self._match, since=2 * number if number % 2 else None)

    async def _ask(self, step: does.Ask) -> dict[str, list[bytes]]:
        asking = [self._lines[line][0] for line in ("seat", "watcher") if line in self._lines]
        told = [
            b"%a %s: %d %s" % (who, path.encode(), *await self._server.request(path, who))
            for who in (*asking, None)
            for path in PATHS
        ]
        return {"http": told}

    def _note(self, step: str, more: Mapping[str, Sequence[bytes]] | None = None) -> None:
        lines = {line: client.new_frames() for line, (_, client) in self._lines.items()}
        self._transcript.steps.append((step, {**lines, **(more or {})}))

    async def _secrets(self) -> list[str]:
        kept = await self._server.journal.secrets(MatchId(self._match))
        lines = await self._server.journal.read(MatchId(self._match))
        moves = (msgspec.json.decode(line.entry).get("move", "") for line in lines)
        decks = [move for move in moves if move.startswith("deal ")]
        guests = (*self._lines.values(), *self._players.values())
        tokens = [guest.cookie for guest, _ in guests]
        return [*decks, *(secret.hex() for secret in kept.values()), *tokens]


def _number(frame: bytes) -> int:
    told = msgspec.json.decode(frame)
    return int(told["number"]) if told["type"] in ("told", "whole") else -1
