"""Banned names."""

from lastcard.store.accounts.bans import Ban
from lastcard.store.store import Store


async def test_a_banned_name_is_covered_however_it_is_typed(store: Store) -> None:
    await store.bans.add("Bad Bo", 1)
    assert await store.bans.covers("BAD  bo")
    assert not await store.bans.covers("Good Bo")


async def test_a_ban_can_be_lifted(store: Store) -> None:
    await store.bans.add("Bo", 1)
    assert await store.bans.remove("bo")
    assert not await store.bans.covers("Bo")
    assert not await store.bans.remove("bo")


async def test_a_name_is_banned_once(store: Store) -> None:
    await store.bans.add("Bo", 1)
    await store.bans.add("BO", 2)
    assert await store.bans.listed() == [Ban(name="Bo", at=1)]


async def test_bans_are_listed_oldest_first(store: Store) -> None:
    await store.bans.add("Late", 5)
    await store.bans.add("Early", 2)
    assert [ban.name for ban in await store.bans.listed()] == ["Early", "Late"]
