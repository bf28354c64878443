"""Requests of one address begin one by one; those of others do not wait for them."""

import asyncio

from lastcard.server.http.one_by_one import OneByOne


async def begun_after(turns: int, *addresses: str) -> list[str]:
    """Which requests have begun after so many turns of the event loop."""
    gate, begun = OneByOne(), list[str]()

    async def request(address: str) -> None:
        await gate.turn(address)
        begun.append(address)

    tasks = [asyncio.create_task(request(address)) for address in addresses]
    for _ in range(turns):
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    return begun


async def test_a_crowd_of_one_address_begins_one_by_one() -> None:
    early = await begun_after(5, *"a" * 100)
    assert 1 <= len(early) <= 5
    assert len(await begun_after(300, *"a" * 100)) == 100


async def test_others_do_not_wait_for_it() -> None:
    assert "b" in await begun_after(2, *"a" * 100, "b")


async def test_who_gives_up_is_passed_over() -> None:
    gate = OneByOne()
    await gate.turn("a")
    waiting = [asyncio.create_task(gate.turn("a")) for _ in range(3)]
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not gate._lines
