"""The store as a whole: opening, health, settings, and what it refuses."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from lastcard.store.errors import AddressUnreadable, DatabaseAway, PlayerUnknown
from lastcard.store.examining import examining
from lastcard.store.lines.heads import heads_file
from lastcard.store.opening import check, opened
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId
from tests.store.ids import counting
from tests.store.raw import value
from tests.support.empty_database import put_empty_database
from tests.support.postgres import Postgres

ODD = ["mysql://host/name", "lastcard.db", "sqlite:///:memory:", "postgresql://host:hush/name", ""]


async def test_an_open_store_is_healthy(store: Store) -> None:
    assert await store.healthy()


async def test_a_closed_store_is_not(ready: str) -> None:
    async with Store.open(ready, new_id=counting()) as store:
        pass
    assert not await store.healthy()


async def test_what_is_committed_is_on_the_disk(store: Store, kind: str) -> None:
    wanted = (
        {"journal_mode": "wal", "synchronous": "full"}
        if kind == "sqlite"
        else {"synchronous_commit": "on", "fsync": "on", "full_page_writes": "on"}
    )
    assert await store.settings() == wanted


async def test_everything_else_is_committed_as_safely(kind: str, ready: str) -> None:
    asked = (
        ("PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys")
        if kind == "sqlite"
        else ("SHOW synchronous_commit", "SHOW fsync")
    )

    def ask(connection: Connection) -> list[object]:
        return [connection.scalar(text(question)) for question in asked]

    async with opened(ready) as (database, _):
        assert await database.write(ask) == (["wal", 2, 1] if kind == "sqlite" else ["on", "on"])


async def test_work_that_fails_changes_nothing(ready: str) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("INSERT INTO rated VALUES ('m1')"))
        raise ZeroDivisionError

    async with opened(ready) as (database, _):
        with pytest.raises(ZeroDivisionError):
            await database.write(fail)
    assert await value(ready, "SELECT count(*) FROM rated") == 0


async def test_work_that_fails_does_not_fail_its_neighbours(store: Store) -> None:
    mei = await store.players.create("Mei", 0)
    nobody = PlayerId("nobody")
    answers = await asyncio.gather(
        store.players.speak(mei.id, "fi"),
        store.mutes.put(mei.id, nobody, muted=True),
        store.players.rename(nobody, "Bo"),
        store.bans.add("Lin", 0),
        return_exceptions=True,
    )
    assert [isinstance(answer, PlayerUnknown) for answer in answers] == [False, True, True, False]
    assert await store.bans.covers("Lin")


async def test_many_write_at_once_while_the_journal_is_written(store: Store) -> None:
    players = [await store.players.create(f"p{n}", 0) for n in range(8)]
    await asyncio.gather(*(store.players.touch(player.id, 9) for player in players * 5))
    seen = [await store.players.get(player.id) for player in players]
    assert {player.seen for player in seen if player} == {9}


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting()) as store:
        await store.players.create("Mei", 0)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert set(modes) >= {"lastcard.db", "lastcard.db-wal"}
    assert set(modes.values()) == {0o600}


def test_opening_what_is_up_to_date_does_not_import_alembic(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from lastcard.store.store import Store\n"
        "async def main():\n"
        "    async with Store.open(sys.argv[1], new_id=str): pass\n"
        "asyncio.run(main())\n"
        "print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'lastcard.db'}"]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(2)]
    assert [run.stdout.strip() for run in runs] == ["True", "False"]


@pytest.mark.parametrize("url", ODD)
async def test_an_address_that_means_nothing_is_refused(url: str) -> None:
    with pytest.raises(AddressUnreadable) as refusal:
        async with Store.open(url, new_id=counting()):
            pass
    assert "hush" not in str(refusal.value)


async def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseAway):
        async with Store.open(f"sqlite:///{tmp_path}/none/lastcard.db", new_id=counting()):
            pass


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    path.write_text("Dear diary, today we played thirteen. " * 50)
    with pytest.raises(DatabaseAway, match="not a database"):
        async with Store.open(f"sqlite:///{path}", new_id=counting()):
            pass


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hush@/name?host=/nowhere",
        "postgresql://me:hush@127.0.0.1:1/name",
    ],
)
async def test_a_server_that_does_not_answer_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(DatabaseAway) as refusal:
        async with Store.open(url, new_id=counting()):
            pass
    assert "hush" not in str(refusal.value)


async def test_a_database_that_the_server_does_not_have_is_refused(postgres: Postgres) -> None:
    url = postgres.new_database().replace("/postgres?", "/other?")
    with pytest.raises(DatabaseAway, match="does not exist"):
        async with Store.open(url, new_id=counting()):
            pass


async def test_heads_that_cannot_be_read_or_written_are_told_of(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    heads_file(path).mkdir()
    url = f"sqlite:///{path}"
    with pytest.raises(DatabaseAway, match="heads"):
        await check(url)
    with pytest.raises(DatabaseAway, match="heads"):
        async with Store.open(url, new_id=counting(), serving=True):
            pass
    async with Store.open(url, new_id=counting()):
        pass
    with pytest.raises(DatabaseAway, match="heads"):
        async with examining(url):
            pass


async def test_a_page_that_goes_bad_while_it_is_served_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = put_empty_database(tmp_path)
    async with Store.open(f"sqlite:///{path}", new_id=counting()) as store:
        await store.check()
        assert await store.healthy()
        whole = path.read_bytes()
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (len(whole) - 4096))
        await store.check()
        assert not await store.healthy()
        assert "damaged" in caplog.text
        assert "lastcard doctor" in caplog.text
        path.write_bytes(whole)


async def test_postgresql_looks_after_its_own_pages(store: Store, kind: str) -> None:
    await store.check()
    assert await store.healthy(), kind
