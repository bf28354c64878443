"""A database that is moved while it is in use is not written on."""

from pathlib import Path

import pytest

from lastcard.store.errors import NotWritten
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.store.pages import page


async def test_nothing_is_written_into_a_file_that_was_moved_until_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, elsewhere = tmp_path / "lastcard.db", tmp_path / "elsewhere.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting()) as store:
        assert await store.journal.append(page(0, b"a"))
        path.rename(elsewhere)
        for _ in range(2):
            with pytest.raises(NotWritten):
                await store.journal.append(page(1, b"b"))
        with pytest.raises(NotWritten):
            await store.bans.add("Bo", 1)
        assert not await store.healthy()
        assert store.moved
        assert caplog.text.count("was moved or replaced") == 1
        elsewhere.rename(path)
        assert await store.journal.append(page(1, b"b"))
        assert await store.healthy()
        assert not store.moved


async def test_another_file_in_its_place_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting()) as store:
        path.rename(tmp_path / "elsewhere.db")
        path.touch()
        with pytest.raises(NotWritten):
            await store.journal.append(page(0, b"a"))
