"""Heavy answers: a few at once, one of each address, and a short line behind it."""

import asyncio

import pytest

from lastcard.server.errors import TooOften
from lastcard.server.http.heavy import AT_ONCE, IN_LINE, HeavyAnswers


class Kitchen:
    """Makes answers that are ready when a test says so."""

    def __init__(self, scale: float = 1.0) -> None:
        self.heavy = HeavyAnswers(scale)
        self.ready = asyncio.Event()
        self.begun: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def order(self, *addresses: str) -> None:
        """Ask for one after the other, and let begin what can."""
        self._tasks += [asyncio.create_task(self._make(address)) for address in addresses]
        for _ in range(10):
            await asyncio.sleep(0)

    async def serve(self) -> list[BaseException | None]:
        """Let everything be ready; what came of each."""
        self.ready.set()
        return await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, address: str) -> None:
        async with self.heavy.turn(address):
            self.begun.append(address)
            await self.ready.wait()


async def test_one_address_does_not_take_the_place_of_another() -> None:
    kitchen = Kitchen()
    await kitchen.order("a", "a", "a", "b")
    assert kitchen.begun == ["a", "b"]
    assert AT_ONCE == 2
    await kitchen.serve()
    assert kitchen.begun == ["a", "b", "a", "a"]


async def test_no_more_than_so_many_are_made_at_once() -> None:
    kitchen = Kitchen()
    await kitchen.order(*"abcdef")
    assert len(kitchen.begun) == AT_ONCE
    await kitchen.serve()
    assert len(kitchen.begun) == 6


async def test_whoever_has_too_many_in_line_is_told_to_wait() -> None:
    kitchen = Kitchen()
    await kitchen.order(*"a" * (IN_LINE + 1), "b")
    results = await kitchen.serve()
    assert [type(result) for result in results if result] == [TooOften]
    await kitchen.order("a")
    assert kitchen.begun[-1] == "a"


async def test_without_limits_everybody_waits_their_turn() -> None:
    kitchen = Kitchen(scale=0)
    await kitchen.order(*"a" * (3 * IN_LINE))
    assert await kitchen.serve() == [None] * 3 * IN_LINE


async def test_who_gives_up_waiting_leaves_the_line() -> None:
    kitchen = Kitchen()
    await kitchen.order("a")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(kitchen._make("a"), 0.01)
    await kitchen.serve()
    assert not kitchen.heavy._waiting


async def test_the_strictest_limit_lets_one_wait() -> None:
    kitchen = Kitchen(scale=0.01)
    await kitchen.order("a", "a", "b")
    assert kitchen.begun == ["a", "b"]
    results = await kitchen.serve()
    assert [type(result) for result in results if result] == [TooOften]
