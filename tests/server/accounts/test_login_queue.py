"""Whoever asks for costly work has their turn, however many others ask."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore

import pytest

from lastcard.server.accounts.errors import LoginsBusy
from lastcard.server.accounts.login_queue import MOST_WAITING, Asker, LoginQueue


class Busy:
    """A queue whose only thread works until it is let go."""

    def __init__(self, queue: LoginQueue) -> None:
        self.queue = queue
        self.go = Event()
        self.step = Semaphore(0)
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, who: str, *, known: bool = False) -> asyncio.Task[None]:
        """Somebody comes and waits."""

        def work() -> None:
            while not self.go.is_set() and not self.step.acquire(timeout=0.01):
                pass
            self.done.append(who)

        task = asyncio.create_task(self.queue.do(Asker(who, known), work))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def finish(self) -> list[str]:
        """Who was served, in order."""
        self.go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.done


@pytest.fixture
async def busy() -> AsyncIterator[Busy]:
    with ThreadPoolExecutor(1) as thread:
        made = Busy(LoginQueue(thread, 1))
        await made.ask("first")
        yield made
        await made.finish()


async def test_neighbourhoods_take_turns(busy: Busy) -> None:
    for who in ("many", "many", "many", "one", "other"):
        await busy.ask(who)
    assert await busy.finish() == ["first", "many", "one", "other", "many", "many"]


async def test_who_has_a_known_device_does_not_wait_for_strangers(busy: Busy) -> None:
    for number in range(MOST_WAITING):
        await busy.ask(f"stranger {number}")
    await busy.ask("owner", known=True)
    assert (await busy.finish())[:2] == ["first", "owner"]


async def test_beyond_so_many_the_next_is_refused(busy: Busy) -> None:
    for number in range(MOST_WAITING):
        await busy.ask(f"stranger {number}")
    late = await busy.ask("late")
    with pytest.raises(LoginsBusy):
        await late
    assert len(await busy.finish()) == MOST_WAITING + 1


async def test_who_asks_most_gives_way(busy: Busy) -> None:
    crowd = [await busy.ask("crowd") for _ in range(MOST_WAITING)]
    await busy.ask("one")
    with pytest.raises(LoginsBusy):
        await crowd[-1]
    assert (await busy.finish())[:3] == ["first", "crowd", "one"]


async def test_who_had_a_turn_gives_way_to_who_had_none(busy: Busy) -> None:
    crowd = [f"stranger {number}" for number in range(MOST_WAITING)]
    for who in crowd:
        await busy.ask(who)
    for who in crowd:  # each comes again as soon as it was served
        async with asyncio.timeout(5):
            while busy.done[-1:] != [who]:
                busy.step.release()
                await asyncio.sleep(0.001)
        await busy.ask(who)
    await busy.ask("honest")
    assert "honest" in await busy.finish()


async def test_who_goes_away_leaves_no_gap(busy: Busy) -> None:
    gone = await busy.ask("gone")
    await busy.ask("one")
    gone.cancel()
    assert await busy.finish() == ["first", "one"]
    assert await busy.queue.do(Asker("later"), lambda: 5) == 5
