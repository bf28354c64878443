"""Tables sleep when nobody is there, and whoever comes meanwhile is served."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lastcard.bots.advice.reason import Advice
from lastcard.table.ports import Thought
from lastcard.table.state.journal import Page
from lastcard.table.state.setup import Setup
from tests.support.servers.simulated import simulated_server
from tests.support.tables.memory_journal import MemoryJournal

SETUP = Setup(
    game="gang",
    edition="en-2010",
    options={"last_card": "automatic", "target": "20"},
    seats=3,
    speed="relaxed",
    bots=(None, "greedy", "greedy"),
    hints=True,
)


class SlowJournal(MemoryJournal):
    """Writes when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()
        self._asked = asyncio.Semaphore(0)

    async def append(self, page: Page) -> bool:
        if not self.may_write.is_set():
            self._asked.release()
        await self.may_write.wait()
        return await super().append(page)

    async def asked(self) -> None:
        """Wait until one more page waits to be written."""
        async with asyncio.timeout(20):
            await self._asked.acquire()


async def test_what_is_said_while_a_table_falls_asleep_is_answered(tmp_path: Path) -> None:
    journal = SlowJournal()
    async with simulated_server(tmp_path, journal=journal) as place:
        ann = await place.guest("Ann")
        match = await place.open_table(SETUP, ann)
        client = place.connect(ann)
        client.ask("sit", table=match, seat=0)
        client.ask("start", table=match)
        await place.settle()
        before = await place.table(match)
        journal.may_write.clear()
        client.ask("say", table=match, phrase="hello", id="hello")
        await journal.asked()
        tidying = asyncio.create_task(place.live.tables.tidy())
        await asyncio.sleep(0)  # it has begun
        journal.may_write.set()
        await tidying
        await place.settle()
        assert [tell["type"] for tell in client.tells if tell.get("id") == "hello"] == ["done"]
        await place.live.tables.tidy()
        assert await place.table(match) is not before, "it went to sleep in the end"


def confused(answer: Callable[[], Any]) -> Any:
    raise RuntimeError("I have lost my mind")


def speechless(answer: Callable[[], Any]) -> Any:
    thought = answer()
    return None if isinstance(thought, Advice) else thought


@pytest.mark.parametrize(
    ("mind", "code"),
    [(confused, "broken"), (speechless, "hint-refused")],
    ids=["confused", "speechless"],
)
async def test_who_asks_for_a_hint_is_answered_even_if_there_is_none(
    mind: Callable[[Callable[[], Any]], Any], code: str, tmp_path: Path
) -> None:
    async def think(thought: Thought[Any]) -> Any:
        return mind(lambda: thought.answer(lambda: False))

    async with simulated_server(tmp_path, think=think) as place:
        ann = await place.guest("Ann")
        match = await place.open_table(SETUP, ann)
        client = place.connect(ann)
        client.ask("open", table=match)
        client.ask("sit", table=match, seat=0)
        client.ask("start", table=match)
        await place.pass_time(10_000)
        for _ in range(10):
            if (await place.table(match)).standing.awaits == 0:
                break
            await place.pass_time(1000)
        client.ask("hint", table=match, id="help")
        await place.settle()
        told = [tell for tell in client.tells if tell.get("id") == "help"]
        assert [tell["code"] for tell in told] == [code]
