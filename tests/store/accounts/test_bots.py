"""Bot accounts belong to somebody and are opened by a token."""

import pytest

from lastcard.store.accounts.players import Player
from lastcard.store.errors import NameTaken, PlayerUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


@pytest.fixture
async def owner(store: Store) -> Player:
    return await store.players.create("Mei", 0)


async def test_a_bot_is_found_by_its_token(store: Store, owner: Player) -> None:
    bot = await store.bots.create(owner.id, "Robin", b"token", 3)
    assert (bot.kind, bot.owner, bot.created) == ("bot", owner.id, 3)
    assert await store.bots.by_token(b"token") == bot
    assert await store.players.get(bot.id) == bot
    assert await store.players.by_name("robin") == bot


async def test_another_token_opens_nothing(store: Store, owner: Player) -> None:
    await store.bots.create(owner.id, "Robin", b"token", 3)
    assert await store.bots.by_token(b"other") is None


async def test_the_bots_of_an_owner_are_listed_oldest_first(store: Store, owner: Player) -> None:
    stranger = await store.players.create("Bo", 0)
    await store.bots.create(stranger.id, "Stranger", b"0", 1)
    late = await store.bots.create(owner.id, "Late", b"1", 9)
    early = await store.bots.create(owner.id, "Early", b"2", 4)
    assert await store.bots.of(owner.id) == [early, late]


async def test_a_bot_is_not_called_like_another(store: Store, owner: Player) -> None:
    await store.bots.create(owner.id, "Robin", b"1", 0)
    with pytest.raises(NameTaken):
        await store.bots.create(owner.id, "ROBIN", b"2", 0)
    assert len(await store.bots.of(owner.id)) == 1


async def test_nobody_has_no_bots(store: Store) -> None:
    with pytest.raises(PlayerUnknown):
        await store.bots.create(PlayerId("nobody"), "Robin", b"1", 0)


async def test_a_deleted_bot_has_no_token(store: Store, owner: Player) -> None:
    bot = await store.bots.create(owner.id, "Robin", b"token", 0)
    assert await store.bots.by_token(b"token") == bot
    assert await store.players.delete(bot.id)
    assert await store.bots.by_token(b"token") is None
    assert await store.players.get(owner.id) == owner
