"""How long bots take to answer, and whether that tells anything of their cards."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Any, Final

import msgspec

from lastcard.table.ports import Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.setup import Speed
from lastcard.table.state.tempo import TEMPOS, Tempo
from lastcard.table.table import Table
from tests.support.clock import Clock
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener

ANN: Final = PlayerId("ann")
SLOW: Final = 10
"""How many times as long as on this machine thinking takes by the table's clock."""
HESITATION: Final = 300
"""How many milliseconds a choice takes who hesitates."""


@dataclass(frozen=True)
class Answer:
    """What a bot answered after so many milliseconds, and whether it could do anything else."""

    took: int
    passed: bool
    forced: bool


def told(some: Sequence[int], others: Sequence[int]) -> float:
    """How likely one of *some* is longer than one of *others*; a half tells nothing."""
    longer = sum((one > other) + (one == other) / 2 for one in some for other in others)
    return longer / (len(some) * len(others))


class SlowMind:
    """Thinks for real; by the table's clock it takes many times as long as it took."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.table: Table | None = None
        """Whose bots it thinks for."""

    async def think(self, thought: Thought[Any]) -> Any:
        # The time of this thread alone: what else the machine does is no matter.
        began, over = thread_time(), asyncio.Event()
        found = thought.answer(lambda: False)
        took = self._takes(thread_time() - began)
        self._clock.call_at(self._clock.now + took, over.set)
        await over.wait()
        return found

    def _takes(self, seconds: float) -> int:
        return round(1000 * SLOW * seconds)


class HesitantMind(SlowMind):
    """Thinks always as long, but not at all where there is nothing to choose."""

    def _takes(self, seconds: float) -> int:
        assert self.table is not None
        standing = self.table.standing
        if standing.awaits is None or standing.awaits < 0:
            return 0
        return 0 if len(standing.match.view(standing.awaits).legal) == 1 else HESITATION


async def answers(
    bot: str, moves: int, *, pauses: bool = True, mind: type[SlowMind] = SlowMind
) -> list[Answer]:
    """How long three *bots* take at a table with ann, who plays at once, for so many *moves*.

    What closes a cycle or a deal is followed by a longer pause, as all can see: it is left out.
    """
    place, _ = await seated(1, bot=bot, options={"last_card": "automatic", "target": "10000"})
    place.table.close()
    thinking, tempo = mind(place.clock), TEMPOS if pauses else _without_pauses()
    ports = make_ports(place.clock, place.journal, think=thinking.think, tempo=tempo.__getitem__)
    woken = thinking.table = await Table.wake(MATCH, ports)
    assert woken is not None
    other = DrivenTable(woken, place.clock, place.journal)
    ann = await other.attach(FakeListener("ann"))
    found: list[Answer] = []
    while woken.standing.moves < moves:
        found += await _next_answer(other, ann)
    woken.close()
    return found


def _without_pauses() -> dict[Speed, Tempo]:
    return {
        speed: msgspec.structs.replace(tempo, bot=0, settle=0) for speed, tempo in TEMPOS.items()
    }


async def _next_answer(place: DrivenTable, ann: FakeListener) -> list[Answer]:
    standing, clock = place.table.standing, place.clock
    seat = standing.awaits
    if seat == 0:
        view = ann.view
        await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
        return []
    if seat is None or seat < 0:
        await place.ask(orders.Next(ANN))
        await place.pass_time(1)
        return []
    legal, closes, moves, began = (
        standing.match.view(seat).legal,
        standing.closes,
        standing.moves,
        clock.now,
    )
    while standing.moves == moves:
        assert clock.next(began + 60_000), "the bot does not answer"
        await place.settle()
    move = standing.match.seen()[-1].move if standing.match.seen() else None
    passed = move is not None and standing.match.game.write(move) == "pass"
    answer = Answer(clock.now - began, passed, len(legal) == 1)
    return [] if closes else [answer]
