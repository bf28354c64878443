"""A database that is damaged, empty or cut is not served, and the sentence names the way back."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.locales import Words
from lastcard.store.errors import DatabaseDamaged, JournalCut
from lastcard.store.lines.heads import heads_file
from lastcard.store.opening import check
from lastcard.store.sqlite.start_check import check_at_start, quick_check
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.pages import page


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with two journals that a server has written."""
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        for match in ("m1", "m2"):
            await store.journal.append(page(0, b"a" * 100, b"b" * 100, match=match))
    return path


async def test_what_is_whole_is_served(path: Path, tmp_path: Path) -> None:
    await check(f"sqlite:///{path}")
    await check(f"sqlite:///{tmp_path / 'new.db'}")
    await check("postgresql://nowhere/nothing")


def test_a_database_of_an_older_version_is_served(path: Path) -> None:
    heads_file(path).unlink()
    check_at_start(path)


@pytest.mark.parametrize("left", ["nothing", "empty", "no tables"])
def test_a_database_that_has_lost_everything_is_not_served(path: Path, left: str) -> None:
    path.unlink()
    if left == "empty":
        path.touch()
    elif left == "no tables":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE x (y)")
    with pytest.raises(JournalCut) as caught:
        check_at_start(path)
    sentence = Words().refusal(caught.value.code, caught.value.args_by_name)
    assert "m1, m2" in sentence
    assert "lastcard restore" in sentence
    assert "doctor --accept" in sentence


async def test_a_log_that_was_cut_is_noticed(path: Path, tmp_path: Path) -> None:
    wal = tmp_path / "lastcard.db-wal"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        await store.journal.append(page(2, b"c"))
        before = shutil.copy(path, tmp_path / "copy.db")
        short = wal.read_bytes()
        await store.journal.append(page(3, b"d"))
        await store.journal.append(page(2, b"e", match="m2"))
        await store.journal.append(page(4, b"f"))
        cut = wal.read_bytes()[: len(short)]
    shutil.move(before, path)
    wal.write_bytes(cut)
    with pytest.raises(JournalCut) as caught:
        check_at_start(path)
    assert caught.value.args_by_name["matches"] == "m1, m2"


async def test_many_lost_journals_are_counted_and_some_named(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        for number in range(9):
            await store.journal.append(page(0, b"a", match=f"m{number}"))
    path.unlink()
    with pytest.raises(JournalCut) as caught:
        check_at_start(path)
    assert caught.value.args_by_name["count"] == 9
    assert caught.value.args_by_name["matches"] == "m0, m1, m2, m3, m4 …"


@pytest.mark.parametrize("damage", ["page", "header"])
def test_a_damaged_file_is_not_served(path: Path, damage: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    first = 8192 if damage == "page" else 0
    path.write_bytes(whole[:first] + b"\xff" * 16384 + whole[first + 16384 :])
    with pytest.raises(DatabaseDamaged):
        check_at_start(path)


def test_a_large_file_is_checked_in_part(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE many (number INTEGER PRIMARY KEY, text TEXT)")
        rows = [(number, "x" * 100) for number in range(20_000)]
        connection.executemany("INSERT INTO many VALUES (?, ?)", rows)
        connection.commit()
        assert quick_check(connection, path, 60)
        with caplog.at_level("INFO"):
            assert not quick_check(connection, path, -1)
    assert "while it is served" in caplog.text
