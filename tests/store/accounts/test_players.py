"""Guests, accounts, and what becomes of them."""

import asyncio
from typing import Any

import pytest

from lastcard.store.accounts.players import Player
from lastcard.store.errors import NameTaken, NotAGuest, PlayerUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId

NOBODY = PlayerId("nobody")


async def account(store: Store, name: str) -> Player:
    guest = await store.players.create("Guest", 0)
    return await store.players.register(guest.id, name, "hash")


async def test_a_guest_is_found_again(store: Store) -> None:
    guest = await store.players.create("Mei", 5, language="fi")
    assert guest == Player(
        id=guest.id, name="Mei", kind="guest", created=5, seen=5, language="fi", owner=None
    )
    assert await store.players.get(guest.id) == guest


async def test_nobody_has_an_unknown_id(store: Store) -> None:
    assert await store.players.get(NOBODY) is None


async def test_guests_may_be_called_alike(store: Store) -> None:
    one, other = [await store.players.create("Mei", 0) for _ in range(2)]
    assert one.id != other.id


async def test_a_guest_has_no_name_to_be_found_by(store: Store) -> None:
    await store.players.create("Mei", 0)
    assert await store.players.by_name("Mei") is None


async def test_an_account_keeps_the_id_of_the_guest(store: Store) -> None:
    guest = await store.players.create("Mei", 5, language="fi")
    made = await store.players.register(guest.id, "Mei Lin", "hash")
    assert (made.id, made.name, made.kind) == (guest.id, "Mei Lin", "account")
    assert (made.created, made.language) == (5, "fi")
    assert await store.players.get(guest.id) == made


@pytest.mark.parametrize("name", ["Mei Lin", "MEI LIN", "  mei   lin ", "\uff2d\uff45\uff49 lin"])
async def test_an_account_is_found_by_its_name_however_it_is_typed(store: Store, name: str) -> None:
    made = await account(store, "Mei Lin")
    assert await store.players.by_name(name) == made


async def test_an_account_becomes_no_account_again(store: Store) -> None:
    made = await account(store, "Mei")
    with pytest.raises(NotAGuest):
        await store.players.register(made.id, "Lin", "other")
    assert await store.players.password(made.id) == "hash"


async def test_two_accounts_are_not_called_alike(store: Store) -> None:
    await account(store, "Mei")
    guest = await store.players.create("Guest", 0)
    with pytest.raises(NameTaken):
        await store.players.register(guest.id, "MEI", "hash")
    assert await store.players.get(guest.id) == guest


async def test_of_two_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    guests = [await store.players.create("Guest", 0) for _ in range(6)]
    answers = await asyncio.gather(
        *(store.players.register(guest.id, "Mei", "hash") for guest in guests),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Player) for answer in answers) == 1
    assert sum(isinstance(answer, NameTaken) for answer in answers) == 5


async def test_a_guest_does_not_take_the_name_of_an_account(store: Store) -> None:
    await account(store, "Mei")
    guest = await store.players.create("Bo", 0)
    with pytest.raises(NameTaken):
        await store.players.create("mei", 0)
    with pytest.raises(NameTaken):
        await store.players.rename(guest.id, "mei")


async def test_an_account_is_found_by_its_new_name_only(store: Store) -> None:
    made = await account(store, "Mei")
    renamed = await store.players.rename(made.id, "Lin")
    assert renamed.name == "Lin"
    assert await store.players.by_name("lin") == renamed
    assert await store.players.by_name("Mei") is None


async def test_a_name_may_change_its_capitals(store: Store) -> None:
    made = await account(store, "mei")
    assert (await store.players.rename(made.id, "Mei")).name == "Mei"


async def test_a_guest_who_is_renamed_stays_a_guest_of_many_names(store: Store) -> None:
    guests = [await store.players.create("Guest", 0) for _ in range(2)]
    for guest in guests:
        await store.players.rename(guest.id, "Mei")
    assert await store.players.by_name("Mei") is None


async def test_a_language_is_remembered(store: Store) -> None:
    guest = await store.players.create("Mei", 0, language="fi")
    assert (await store.players.speak(guest.id, "nl")).language == "nl"
    assert (await store.players.speak(guest.id, None)).language is None


async def test_who_is_here_is_seen(store: Store) -> None:
    guest = await store.players.create("Mei", 0)
    await store.players.touch(guest.id, 77)
    found = await store.players.get(guest.id)
    assert found is not None
    assert (found.created, found.seen) == (0, 77)


async def test_a_password_is_changed(store: Store) -> None:
    made = await account(store, "Mei")
    await store.players.set_password(made.id, "other")
    assert await store.players.password(made.id) == "other"


async def test_a_guest_has_no_password(store: Store) -> None:
    guest = await store.players.create("Mei", 0)
    assert await store.players.password(guest.id) is None
    with pytest.raises(PlayerUnknown):
        await store.players.set_password(guest.id, "hash")
    assert await store.players.password(guest.id) is None


async def test_a_player_does_not_show_the_password(store: Store) -> None:
    made = await account(store, "Mei")
    assert "hash" not in repr(made)


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.players.rename(NOBODY, "Mei"),
        lambda store: store.players.speak(NOBODY, "fi"),
        lambda store: store.players.register(NOBODY, "Mei", "hash"),
        lambda store: store.players.set_password(NOBODY, "hash"),
        lambda store: store.players.export(NOBODY),
    ],
    ids=["rename", "speak", "register", "set_password", "export"],
)
async def test_what_is_asked_of_nobody_is_refused(store: Store, ask: Any) -> None:
    with pytest.raises(PlayerUnknown):
        await ask(store)
