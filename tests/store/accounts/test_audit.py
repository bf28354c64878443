"""Deeds are remembered for a while, with where they came from for a shorter while."""

from lastcard.store.accounts.audit import Deed
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId

ANN, BO = PlayerId("ann"), PlayerId("bo")


async def keep(store: Store, *deeds: tuple[int, str, PlayerId | None]) -> None:
    for at, deed, player in deeds:
        kept = Deed(at=at, deed=deed, by="player", player=player, address="192.0.2.1")
        await store.audit.add(kept)


async def test_deeds_are_listed_by_player_and_time(store: Store) -> None:
    await keep(store, (1, "login", ANN), (2, "login", BO), (3, "login-failed", None))
    assert [deed.at for deed in await store.audit.listed()] == [1, 2, 3]
    assert [deed.at for deed in await store.audit.listed(BO)] == [2]
    assert [deed.at for deed in await store.audit.listed(since=2)] == [2, 3]
    assert [deed.at for deed in await store.audit.listed(most=1)] == [3]


async def test_old_deeds_go_and_older_addresses_first(store: Store) -> None:
    await keep(store, (1, "login", ANN), (5, "login", ANN), (9, "login", ANN))
    assert await store.audit.forget(before=3, addresses_before=7) == 1
    kept = await store.audit.listed()
    assert [(deed.at, deed.address) for deed in kept] == [(5, None), (9, "192.0.2.1")]


async def test_only_so_many_are_kept(store: Store) -> None:
    await keep(store, *((at, "login-failed", None) for at in range(10)))
    await store.audit.forget(before=0, addresses_before=0, most=3)
    assert [deed.at for deed in await store.audit.listed()] == [7, 8, 9]


async def test_of_who_is_forgotten_only_the_deed_stays(store: Store) -> None:
    ann = await store.players.create("Ann", 1)
    kept = Deed(at=1, deed="renamed", by="player", player=ann.id, address="192.0.2.1", detail="Ann")
    await store.audit.add(kept)
    assert (await store.players.export(ann.id))["audit"][0]["address"] == "192.0.2.1"
    await store.players.delete(ann.id)
    (left,) = await store.audit.listed(ann.id)
    assert (left.deed, left.address, left.detail) == ("renamed", None, "")
