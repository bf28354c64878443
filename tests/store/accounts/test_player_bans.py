"""A ban is of a player, for a while or for ever, and covers their bots."""

import pytest

from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player
from lastcard.store.errors import PlayerUnknown
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


def ban(player: Player, until: int | None = None, at: int = 5) -> PlayerBan:
    return PlayerBan(player=player.id, at=at, until=until, reason="rude")


async def test_a_ban_covers_a_player_and_their_bots(store: Store) -> None:
    ann, bo = await store.players.create("Ann", 1), await store.players.create("Bo", 1)
    bot = await store.bots.create(ann.id, "Robbie", b"x", 1)
    await store.player_bans.put(ban(ann, 10))
    assert await store.player_bans.of(ann) == ban(ann, 10)
    assert await store.player_bans.of(bot) == ban(ann, 10)
    assert await store.player_bans.of(bo) is None
    assert (await store.players.export(ann.id))["bans"][0]["reason"] == "rude"


async def test_bans_that_are_over_are_not_listed(store: Store) -> None:
    ann, bo = await store.players.create("Ann", 1), await store.players.create("Bo", 1)
    await store.player_bans.put(ban(ann, 10))
    await store.player_bans.put(ban(bo, at=6))
    assert [held.player for held in await store.player_bans.holding(9)] == [ann.id, bo.id]
    assert [held.player for held in await store.player_bans.holding(10)] == [bo.id]
    assert ban(ann, 10).holds(9)
    assert not ban(ann, 10).holds(10)


async def test_a_second_ban_replaces_the_first_and_can_be_lifted(store: Store) -> None:
    ann = await store.players.create("Ann", 1)
    await store.player_bans.put(ban(ann, 10))
    await store.player_bans.put(ban(ann))
    assert await store.player_bans.of(ann) == ban(ann)
    assert await store.player_bans.lift(ann.id)
    assert not await store.player_bans.lift(ann.id)
    assert await store.player_bans.of(ann) is None


async def test_who_is_deleted_has_no_ban_and_who_is_unknown_gets_none(store: Store) -> None:
    ann = await store.players.create("Ann", 1)
    await store.player_bans.put(ban(ann))
    await store.players.delete(ann.id)
    assert await store.player_bans.holding(5) == []
    with pytest.raises(PlayerUnknown):
        await store.player_bans.put(
            PlayerBan(player=PlayerId("nobody"), at=1, until=None, reason="")
        )
