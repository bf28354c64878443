"""The pen goes round in the order of asking, between threads and tasks."""

import asyncio
from threading import Thread

import pytest

from lastcard.store.sqlite.pen import Pen


async def until(pen: Pen, waiting: int) -> None:
    """Let others run until so many wait for *pen*."""
    while len(pen._waiting) < waiting:
        await asyncio.sleep(0)


async def test_the_pen_is_lent_to_one_task_at_a_time_in_order() -> None:
    pen = Pen()
    told: list[str] = []

    async def write(name: str) -> None:
        async with pen.lent():
            told.append(f"{name} begins")
            await asyncio.sleep(0)
            told.append(f"{name} ends")

    await asyncio.gather(*(write(name) for name in "abc"))
    assert told == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


async def test_a_thread_waits_for_a_task_and_a_task_for_a_thread() -> None:
    pen = Pen()
    told: list[str] = []

    def write() -> None:
        with pen.held():
            told.append("thread")

    async def write_later() -> None:
        async with pen.lent():
            told.append("later task")

    thread = Thread(target=write)
    async with pen.lent():
        thread.start()
        await until(pen, 1)
        later = asyncio.create_task(write_later())
        await until(pen, 2)
        told.append("first task")
    await later
    thread.join()
    assert told == ["first task", "thread", "later task"]


@pytest.mark.parametrize("moment", ["waiting", "called"])
async def test_who_is_cancelled_does_not_keep_the_pen(moment: str) -> None:
    pen = Pen()

    async def write() -> str:
        async with pen.lent():
            return "written"

    async with pen.lent():
        gone = asyncio.create_task(write())
        await until(pen, 1)
        if moment == "waiting":
            gone.cancel()
        stays = asyncio.create_task(write())
        await until(pen, 2)
    if moment == "called":
        asyncio.get_running_loop().call_soon(gone.cancel)
    assert await stays == "written"
    assert await write() == "written"


async def test_an_exception_gives_the_pen_back() -> None:
    pen = Pen()
    with pytest.raises(RuntimeError):
        async with pen.lent():
            raise RuntimeError
    with pytest.raises(RuntimeError), pen.held():
        raise RuntimeError
    async with pen.lent():
        pass
