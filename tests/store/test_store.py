"""The store as a whole: opening, health and settings."""

from lastcard.store.store import Store


async def test_an_open_store_is_healthy(store: Store) -> None:
    assert await store.healthy()
