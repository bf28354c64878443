"""Backups are made while the store is used, and come back whole."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

import lastcard.store.backup
from lastcard.store.backup import backup, restore
from lastcard.store.errors import (
    CopyElsewhere,
    CopyFaulty,
    CopyInTheWay,
    CopyUnfit,
    DatabaseAway,
    DatabaseNewer,
    JournalCut,
    JournalUnplayable,
)
from lastcard.store.opening import check
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.pages import MATCH, page
from tests.support.postgres import Postgres


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'lastcard.db'}"


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    (tmp_path / "elsewhere").mkdir()
    return f"sqlite:///{tmp_path / 'elsewhere' / 'lastcard.db'}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


async def filled(url: str) -> None:
    async with Store.open(url, new_id=counting()) as store:
        await store.players.create("Mei", 5)
        await store.journal.append(page(0, b"a", b"b", keep={1: b"one"}))


async def test_a_restored_store_has_everything(url: str, elsewhere: str, copy: Path) -> None:
    await filled(url)
    await backup(url, copy)
    await restore(copy, elsewhere)
    async with Store.open(elsewhere, new_id=counting()) as store:
        assert [line.entry for line in await store.journal.read(MATCH)] == [b"a", b"b"]
        assert await store.journal.secrets(MATCH) == {1: b"one"}
        assert len(await store.settings()) == 2


async def test_a_backup_is_one_file_for_its_owner_alone(url: str, copy: Path) -> None:
    await filled(url)
    await backup(url, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in copy.parent.iterdir() if file.name.startswith("copy")] == [
        "copy.db"
    ]


async def test_a_backup_made_while_it_is_written_has_a_beginning_of_each_journal(
    url: str, elsewhere: str, copy: Path
) -> None:
    async with Store.open(url, new_id=counting()) as store:
        written = asyncio.Event()

        async def fill() -> None:
            for number in count():
                await store.journal.append(page(number * 2, b"a", b"b"))
                if number == 20:
                    written.set()

        filling = asyncio.create_task(fill())
        await written.wait()
        await backup(url, copy)
        filling.cancel()
    await restore(copy, elsewhere)
    async with Store.open(elsewhere, new_id=counting()) as store:
        lines = await store.journal.read(MATCH)
    assert len(lines) >= 42
    assert [line.entry for line in lines] == [b"a", b"b"] * (len(lines) // 2)


async def test_what_was_written_after_a_backup_is_not_missed_when_it_is_back(
    url: str, copy: Path, tmp_path: Path
) -> None:
    async with Store.open(url, new_id=counting(), serving=True) as store:
        await store.journal.append(page(0, b"a", b"b"))
        await backup(url, copy)
        await store.journal.append(page(2, b"c"))
    (tmp_path / "lastcard.db").unlink()
    with pytest.raises(JournalCut):
        await check(url)
    await restore(copy, url)
    await check(url)
    async with Store.open(url, new_id=counting(), serving=True) as store:
        assert await store.journal.append(page(2, b"d"))
    (tmp_path / "lastcard.db").unlink()
    with pytest.raises(JournalCut):
        await check(url)


async def test_nothing_is_overwritten(url: str, elsewhere: str, copy: Path) -> None:
    await filled(url)
    copy.write_text("mine")
    with pytest.raises(CopyInTheWay):
        await backup(url, copy)
    assert copy.read_text() == "mine"
    copy.unlink()
    await backup(url, copy)
    with pytest.raises(CopyInTheWay):
        await restore(copy, url)


async def test_a_log_left_lying_about_is_not_taken_for_the_restored_store(
    url: str, elsewhere: str, copy: Path, tmp_path: Path
) -> None:
    await filled(url)
    await backup(url, copy)
    (tmp_path / "elsewhere" / "lastcard.db-wal").write_bytes(b"old")
    with pytest.raises(CopyInTheWay):
        await restore(copy, elsewhere)


async def test_a_store_that_is_not_there_has_no_backup(url: str, copy: Path) -> None:
    with pytest.raises(DatabaseAway):
        await backup(url, copy)
    assert list(copy.parent.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"Dear diary, " * 100])
async def test_what_is_no_backup_is_not_restored(
    elsewhere: str, copy: Path, content: bytes
) -> None:
    copy.write_bytes(content)
    with pytest.raises(CopyUnfit):
        await restore(copy, elsewhere)
    assert list((copy.parent / "elsewhere").iterdir()) == []


async def test_a_file_that_is_not_there_is_not_restored(elsewhere: str, copy: Path) -> None:
    with pytest.raises(CopyUnfit):
        await restore(copy, elsewhere)


async def test_the_data_of_something_else_is_not_restored(elsewhere: str, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE diary (day INTEGER)")
    with pytest.raises(CopyUnfit):
        await restore(copy, elsewhere)


async def test_a_damaged_backup_is_not_restored(url: str, elsewhere: str, copy: Path) -> None:
    await filled(url)
    await backup(url, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    with pytest.raises(CopyUnfit):
        await restore(copy, elsewhere)


async def test_a_backup_of_a_later_version_is_refused(url: str, elsewhere: str, copy: Path) -> None:
    await filled(url)
    await backup(url, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseNewer):
        await restore(copy, elsewhere)


async def test_postgresql_is_copied_with_its_own_programs(postgres: Postgres, copy: Path) -> None:
    url = postgres.new_database()
    with pytest.raises(CopyElsewhere, match="pg_dump"):
        await backup(url, copy)
    with pytest.raises(CopyElsewhere, match="pg_restore"):
        await restore(copy, url)


async def test_a_copy_in_which_something_is_missing_is_not_kept(
    url: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url)
    copied = lastcard.store.backup._copy

    def lose(source: Path, target: Path, mode: str) -> None:
        copied(source, target, mode)
        with closing(sqlite3.connect(target)) as connection:
            connection.execute("DELETE FROM players")
            connection.commit()

    monkeypatch.setattr("lastcard.store.backup._copy", lose)
    with pytest.raises(CopyFaulty):
        await backup(url, copy)
    assert not copy.exists()


async def test_a_copy_whose_journals_have_gaps_is_not_kept(
    url: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url)
    copied = lastcard.store.backup._copy

    def lose(source: Path, target: Path, mode: str) -> None:
        copied(source, target, mode)
        with closing(sqlite3.connect(target)) as connection:
            connection.execute("DELETE FROM journal WHERE number = 0")
            connection.commit()

    monkeypatch.setattr("lastcard.store.backup._copy", lose)
    with pytest.raises(CopyFaulty):
        await backup(url, copy)
    assert not copy.exists()


async def test_what_cannot_be_replayed_is_copied_and_said(url: str, copy: Path) -> None:
    await filled(url)
    assert [type(finding) for finding in await backup(url, copy)] == [JournalUnplayable]
    assert copy.exists()
