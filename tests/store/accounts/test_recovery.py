"""Recovery codes open an account once each."""

import asyncio

import pytest

from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    player = (await store.players.create("Mei", 0)).id
    await store.recovery.replace(player, [b"one", b"two"])
    return player


async def test_a_code_works_once(store: Store, mei: PlayerId) -> None:
    assert await store.recovery.use(mei, b"one")
    assert not await store.recovery.use(mei, b"one")
    assert await store.recovery.left(mei) == 1


async def test_a_code_spent_many_times_at_once_works_once(store: Store, mei: PlayerId) -> None:
    spent = await asyncio.gather(*(store.recovery.use(mei, b"one") for _ in range(6)))
    assert sum(spent) == 1


async def test_a_wrong_code_does_not_work(store: Store, mei: PlayerId) -> None:
    assert not await store.recovery.use(mei, b"three")
    assert await store.recovery.left(mei) == 2


async def test_a_code_is_for_one_account(store: Store, mei: PlayerId) -> None:
    bo = (await store.players.create("Bo", 0)).id
    assert not await store.recovery.use(bo, b"one")
    assert await store.recovery.left(mei) == 2


async def test_new_codes_replace_the_old_ones(store: Store, mei: PlayerId) -> None:
    await store.recovery.replace(mei, [b"three"])
    assert not await store.recovery.use(mei, b"one")
    assert await store.recovery.use(mei, b"three")


async def test_all_codes_can_be_taken_away(store: Store, mei: PlayerId) -> None:
    await store.recovery.replace(mei, [])
    assert await store.recovery.left(mei) == 0
