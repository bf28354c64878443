"""What happens at the table while a plan is played: moves, and everything that is no move."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from lastcard.games.game import TABLE, Seat
from lastcard.table.state.tempo import TEMPOS
from tests.leaks.curious import ADVICE, Curious
from tests.leaks.plan import Plan, Turn


@dataclass(frozen=True)
class Deal:
    """The next deal: everybody has seen the score, some contribute to the deck."""

    number: int


@dataclass(frozen=True)
class Act:
    """A seat moves: the player, the clock for the player, or a bot."""

    seat: Seat
    move: str
    turn: int
    by: Literal["player", "clock", "bot"]


@dataclass(frozen=True)
class Say:
    """Somebody who is watched for what they learn says something that should teach nothing."""

    line: str
    text: str | bytes


@dataclass(frozen=True)
class Come:
    """Somebody loses the connection and comes back, having missed so many numbers or all."""

    line: str
    missed: int | None


@dataclass(frozen=True)
class Leave:
    """Another player leaves, and a bot plays on."""

    seat: Seat


@dataclass(frozen=True)
class Back:
    """That player is back."""

    seat: Seat


@dataclass(frozen=True)
class Nap:
    """Everybody goes, the table falls asleep, and everybody comes back to another one."""


@dataclass(frozen=True)
class Ask:
    """Everything that HTTP tells is asked for."""


Step: TypeAlias = Deal | Act | Say | Come | Leave | Back | Nap | Ask

LINES = ("seat", "tab", "watcher")
"""Whose talk is listened to: two windows of the seat, and a watcher's."""


def steps(plan: Plan) -> Iterator[Step]:
    """The steps of both matches, up to where the rules let them differ."""
    return _Steps(plan).steps()


class _Steps:
    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._rng = Random(f"{plan.case} steps")
        self._game = plan.case.setup.rules()
        self._bots = {Seat(seat) for seat, bot in enumerate(plan.case.setup.bots) if bot}
        self._away: set[Seat] = set()
        self._slow: set[Seat] = set()
        self._curious = Curious(plan, self._rng)
        self._deals = 0

    def steps(self) -> Iterator[Step]:
        for at, turn in enumerate(self._plan.turns[: self._plan.stop]):
            if at:
                yield from self._between(turn)
            if turn.seat == TABLE:
                self._deals += 1
                yield Deal(self._deals)
            else:
                yield self._act(turn, self._plan.twins[at])
        yield Ask()

    def _between(self, turn: Turn) -> Iterator[Step]:
        if self._plan.case.setup.hints and turn.seat == self._seat:
            yield Say("seat", ADVICE)
        for line in LINES:
            if self._rng.random() < 0.35 and not (
                line != "watcher" and self._plan.case.seat is None
            ):
                yield Say(
                    line, self._curious.words(turn, None if line == "watcher" else self._seat)
                )
        if self._rng.random() < 0.05:
            yield Come(self._rng.choice(LINES), self._rng.choice((None, 0, 1, 3, 30)))
        if self._rng.random() < 0.02:
            yield Ask()
        if turn.seat != TABLE:
            yield from self._leaving()
            if self._may_sleep(turn) and self._rng.random() < 0.08:
                yield Nap()

    def _leaving(self) -> Iterator[Step]:
        people = set(range(self._plan.case.setup.seats)) - self._bots - {self._seat}
        if self._away and self._rng.random() < 0.1:
            seat = self._away.pop()
            self._slow.discard(seat)
            yield Back(seat)
        elif not self._away and len(people) > 1 and self._rng.random() < 0.03:
            seat = Seat(self._rng.choice(sorted(people)))
            self._away.add(seat)
            yield Leave(seat)

    def _may_sleep(self, turn: Turn) -> bool:
        # Where a clock runs, or a bot is to move, the table stays awake.
        untimed = TEMPOS[self._plan.case.setup.speed].move is None
        return untimed and self._game.awaits(turn.state) not in self._bots | self._away

    @property
    def _seat(self) -> Seat | None:
        return self._plan.case.seat

    def _act(self, turn: Turn, twin: object) -> Act:
        number = self._game.turn(turn.state)
        if turn.seat in self._bots | self._away:
            return Act(turn.seat, turn.move, number, "bot")
        if self._may_run_out(turn, twin) and self._rng.random() < 0.3:
            self._slow.add(turn.seat)
            return Act(turn.seat, turn.move, number, "clock")
        self._slow.discard(turn.seat)
        return Act(turn.seat, turn.move, number, "player")

    def _may_run_out(self, turn: Turn, twin: object) -> bool:
        # Twice in a row and a bot plays on; while somebody may call, that comes first.
        game = self._game
        if TEMPOS[self._plan.case.setup.speed].move is None or turn.seat in self._slow:
            return False
        if game.may_act(turn.state) != {turn.seat}:
            return False
        defaults = {game.write(game.default(state, turn.seat)) for state in (turn.state, twin)}
        return defaults == {turn.move}
