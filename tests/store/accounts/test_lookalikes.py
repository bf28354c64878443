"""Nobody takes a name that is mistaken for an account's; those who had one keep it."""

import pytest
from sqlalchemy import Connection, text

from lastcard.store import migrate
from lastcard.store.errors import NameTaken
from lastcard.store.migrate import HEAD, revision, upgrade
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.raw import value
from tests.store.test_migrate import without_tables

HASH = "$argon2id$…"


@pytest.mark.parametrize("name", ["AIice", "ɑlice", "ᴀʟɪᴄᴇ", "аlісе"])
async def test_a_lookalike_is_taken(store: Store, name: str) -> None:
    guest = await store.players.create("Alice", 1)
    await store.players.register(guest.id, "Alice", HASH)
    other = await store.players.create("Bob", 1)
    for attempt in (
        store.players.create(name, 1),
        store.players.rename(other.id, name),
        store.players.register(other.id, name, HASH),
        store.bots.create(guest.id, name, b"x", 1),
    ):
        with pytest.raises(NameTaken):
            await attempt


async def test_a_name_that_is_given_up_can_be_had(store: Store) -> None:
    guest = await store.players.create("Alice", 1)
    await store.players.register(guest.id, "Alice", HASH)
    await store.players.rename(guest.id, "Cleo")
    assert (await store.players.create("AIice", 1)).name == "AIice"


async def test_accounts_that_looked_alike_before_keep_their_names(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = without_tables(url)
    with monkeypatch.context() as older:
        older.setattr(migrate, "HEAD", "0003")
        await database.write(upgrade)
    await database.write(_twins)
    await database.write(upgrade)
    async with database.reading() as connection:
        assert await connection.run_sync(revision) == HEAD
    await database.close()
    assert await value(url, "SELECT reason FROM reports") == "talk"
    async with Store.open(url, new_id=counting()) as store:
        twins = [await store.players.by_name(name) for name in ("Alice", "AIice")]
        assert [twin and twin.id for twin in twins] == ["a", "b"]
        assert (await store.players.rename(twins[1].id, "aiice")).name == "aiice"  # type: ignore[union-attr]
        with pytest.raises(NameTaken):
            await store.players.rename(twins[1].id, "Alice")  # type: ignore[union-attr]
        with pytest.raises(NameTaken):
            await store.players.create("A1ice", 1)


async def test_a_banned_name_covers_what_looks_like_it(store: Store) -> None:
    await store.bans.add("Alice", 1)
    assert await store.bans.covers("AIice")
    assert not await store.bans.covers("Alicia")


def _twins(connection: Connection) -> None:
    for statement in (
        "INSERT INTO players (id, name, key, kind, created, seen)"
        " VALUES ('a', 'Alice', 'alice', 'account', 1, 1), ('g', 'Alice', NULL, 'guest', 1, 1),"
        " ('b', 'AIice', 'aiice', 'account', 1, 1)",
        "INSERT INTO reports (player, reason, text, at) VALUES ('a', 'talk', '', 1)",
    ):
        connection.execute(text(statement))
