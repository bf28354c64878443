"""Where bots think: in turn, and shorter the more of them there are."""

import asyncio
from threading import Event

import pytest

from lastcard.bots.bot import Ends
from lastcard.server.live.thinking.bot_threads import BotThreads
from lastcard.table.ports import Thought
from lastcard.table.state.entries import PlayerId
from tests.support.clock import Clock


class Held:
    """A thought that lasts until it is let go; *told* notes that it was thought."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name = name
        self.told = told
        self.go = Event()

    def answer(self, ends: Ends) -> str:
        assert self.go.wait(30)
        self.told.append(self.name)
        return self.name


def thought(
    name: str, told: list[str], owner: str = "ann", *, attended: bool = True
) -> Thought[str]:
    def answer(ends: Ends) -> str:
        told.append(name)
        return name

    return Thought(answer=answer, owner=PlayerId(owner), attended=attended)


async def test_whoever_has_made_hundreds_of_tables_keeps_nobody_waiting() -> None:
    threads, told = BotThreads(Clock(), threads=1), list[str]()
    first = Held("first", told)
    tasks = [
        asyncio.ensure_future(threads.think(Thought(answer=first.answer, owner=PlayerId("m"))))
    ]
    many = (thought(f"m{number}", told, "mallory") for number in range(300))
    tasks += [asyncio.ensure_future(threads.think(one)) for one in many]
    tasks.append(asyncio.ensure_future(threads.think(thought("away", told, "bob", attended=False))))
    tasks.append(asyncio.ensure_future(threads.think(thought("ann", told))))
    await asyncio.sleep(0)
    assert threads.waiting == 302
    first.go.set()
    await asyncio.gather(*tasks)
    assert told[:3] == ["first", "m0", "ann"]
    assert told[-1] == "away"
    threads.close()


async def test_what_is_quick_waits_for_nobody() -> None:
    threads, told = BotThreads(Clock(), threads=1), list[str]()
    held = Held("held", told)
    task = asyncio.ensure_future(threads.think(Thought(answer=held.answer, owner=PlayerId("m"))))
    await asyncio.sleep(0)
    quick = Thought(answer=lambda ends: "quick", owner=PlayerId("ann"), quick=True)
    assert await threads.think(quick) == "quick"
    assert told == []
    held.go.set()
    await task
    threads.close()


async def test_the_more_wait_the_shorter_each_thinks() -> None:
    clock = Clock()
    threads, spent = BotThreads(clock, threads=1), list[int]()

    def answer(ends: Ends) -> int:
        began = clock.now
        while not ends():
            clock.now += 1
        spent.append(clock.now - began)
        return clock.now - began

    def wanted() -> Thought[int]:
        return Thought(answer=answer, owner=PlayerId("ann"), until=clock.now + 100)

    await threads.think(wanted())
    assert (spent, threads.shortened) == ([100], 0)
    held = Held("held", [])
    first = asyncio.ensure_future(threads.think(Thought(answer=held.answer, owner=PlayerId("m"))))
    await asyncio.sleep(0)
    others = [asyncio.ensure_future(threads.think(wanted())) for _ in range(4)]
    await asyncio.sleep(0)
    held.go.set()
    await asyncio.gather(first, *others)
    assert spent[1:] == [25, 25, 25, 25]
    assert threads.shortened == 3
    threads.close()


async def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    threads, told = BotThreads(Clock(), threads=1), list[str]()
    held = Held("held", told)
    first = asyncio.ensure_future(threads.think(Thought(answer=held.answer, owner=PlayerId("m"))))
    second = asyncio.ensure_future(threads.think(thought("second", told)))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    held.go.set()
    await first
    assert await threads.think(thought("third", told)) == "third"
    assert told == ["held", "third"]
    assert threads.given_up == 1
    threads.close()


async def test_a_thought_that_fails_says_so_and_the_next_is_thought() -> None:
    threads = BotThreads(Clock(), threads=1)

    def fail(ends: Ends) -> str:
        raise RuntimeError("no idea")

    with pytest.raises(RuntimeError, match="no idea"):
        await threads.think(Thought(answer=fail, owner=PlayerId("ann")))
    assert await threads.think(thought("next", [])) == "next"
    threads.close()
