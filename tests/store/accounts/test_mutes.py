"""Who does not want to hear whom."""

import pytest

from lastcard.store.errors import PlayerUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


async def test_a_player_mutes_and_hears_again(store: Store) -> None:
    mei, bo, lin = [(await store.players.create(name, 0)).id for name in ("Mei", "Bo", "Lin")]
    await store.mutes.put(mei, bo, muted=True)
    await store.mutes.put(mei, lin, muted=True)
    assert await store.mutes.of(mei) == {bo, lin}
    assert await store.mutes.of(bo) == frozenset()
    await store.mutes.put(mei, bo, muted=False)
    assert await store.mutes.of(mei) == {lin}


async def test_muting_twice_and_hearing_twice_does_no_harm(store: Store) -> None:
    mei, bo = [(await store.players.create(name, 0)).id for name in ("Mei", "Bo")]
    for muted in (True, True, False, False):
        await store.mutes.put(mei, bo, muted=muted)
    assert await store.mutes.of(mei) == frozenset()


async def test_nobody_cannot_be_muted(store: Store) -> None:
    mei = await store.players.create("Mei", 0)
    with pytest.raises(PlayerUnknown):
        await store.mutes.put(mei.id, PlayerId("nobody"), muted=True)
