"""Logins are found by the hash of a token, listed and ended."""

import pytest

from lastcard.store.errors import PlayerUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    return (await store.players.create("Mei", 0)).id


async def test_a_login_is_found_by_its_token(store: Store, mei: PlayerId) -> None:
    login = await store.logins.create(mei, b"token", 4, "Firefox")
    assert (login.player, login.created, login.seen, login.agent) == (mei, 4, 4, "Firefox")
    assert await store.logins.by_token(b"token") == login
    assert await store.logins.by_token(b"other") is None


async def test_a_login_does_not_show_its_token(store: Store, mei: PlayerId) -> None:
    assert "token" not in repr(await store.logins.create(mei, b"token", 4, "Firefox"))


async def test_logins_are_listed_last_used_first(store: Store, mei: PlayerId) -> None:
    phone = await store.logins.create(mei, b"1", 1, "phone")
    await store.logins.create(mei, b"2", 2, "desk")
    await store.logins.touch(phone.id, 3)
    found = await store.logins.of(mei)
    assert [(login.agent, login.seen) for login in found] == [("phone", 3), ("desk", 2)]


async def test_an_ended_login_opens_nothing(store: Store, mei: PlayerId) -> None:
    login = await store.logins.create(mei, b"token", 4, "Firefox")
    assert await store.logins.end(mei, login.id)
    assert await store.logins.by_token(b"token") is None
    assert not await store.logins.end(mei, login.id)


async def test_nobody_ends_the_login_of_another(store: Store, mei: PlayerId) -> None:
    bo = (await store.players.create("Bo", 0)).id
    login = await store.logins.create(mei, b"token", 4, "Firefox")
    assert not await store.logins.end(bo, login.id)
    assert await store.logins.by_token(b"token") == login


async def test_all_logins_but_one_are_ended(store: Store, mei: PlayerId) -> None:
    bo = (await store.players.create("Bo", 0)).id
    other = await store.logins.create(bo, b"0", 1, "Bo's")
    kept, *_ = [await store.logins.create(mei, b"%d" % n, n, "x") for n in range(1, 4)]
    assert await store.logins.end_all(mei, but=kept.id) == 2
    assert await store.logins.of(mei) == [kept]
    assert await store.logins.end_all(mei) == 1
    assert await store.logins.of(mei) == []
    assert await store.logins.of(bo) == [other]


async def test_nobody_cannot_log_in(store: Store) -> None:
    with pytest.raises(PlayerUnknown):
        await store.logins.create(PlayerId("nobody"), b"token", 4, "Firefox")
