"""Beside the database stands how far each journal went, so that a lost end is noticed."""

import asyncio
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from lastcard.store.lines.heads import (
    NONE,
    Head,
    HeadKeeper,
    heads_file,
    load_heads,
    save_heads,
)
from lastcard.store.lines.kept_line import KeptLine, digest_of
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from tests.store.ids import counting
from tests.store.pages import MATCH, page, said, sat

OTHER = MatchId("m2")


def nothing(match: MatchId, number: int) -> Iterable[KeptLine]:
    raise AssertionError("it has to be known")


def head(*entries: bytes, at: int = 1_000) -> Head:
    """The head of a journal with *entries*."""
    return NONE.after(digest_of(number, at, entry) for number, entry in enumerate(entries))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.heads"


def test_it_says_how_far_journals_went(file: Path) -> None:
    keeper = HeadKeeper(file, nothing)
    keeper.note([page(0, b"a", b"b"), page(0, b"c", match=OTHER)])
    keeper.note([page(2, b"d")])
    assert keeper.is_behind
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a", b"b", b"d"), OTHER: head(b"c")}
    assert file.stat().st_mode & 0o777 == 0o600


def test_it_goes_on_where_it_was(file: Path) -> None:
    for number, entry in enumerate((b"a", b"b", b"c")):
        keeper = HeadKeeper(file, nothing)
        keeper.note([page(number, entry)])
        keeper.close()
    assert load_heads(file) == {MATCH: head(b"a", b"b", b"c")}


def test_what_another_program_wrote_is_read(file: Path) -> None:
    lines = [KeptLine(0, 1_000, b"a"), KeptLine(1, 1_000, b"b")]
    keeper = HeadKeeper(file, lambda match, number: lines[:number])
    keeper.note([page(2, b"c")])
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a", b"b", b"c")}


def test_what_was_half_written_does_not_count(file: Path) -> None:
    save_heads(file, {MATCH: head(b"a")})
    with file.open("ab") as out:
        out.write(b"m2 7 abc\nm3 x\n\xff\xfe\nm4 1 " + b"ab" * 16)
    assert load_heads(file) == {MATCH: head(b"a")}


@pytest.mark.parametrize(
    "line", [b"\0\0\0m2 1 " + b"ab" * 16, b"m2 1 " + b"xy" * 16, b"m2 1 2 3", b""]
)
def test_what_no_server_wrote_does_not_count(file: Path, line: bytes) -> None:
    save_heads(file, {MATCH: head(b"a")})
    with file.open("ab") as out:
        out.write(line + b"\n")
    assert load_heads(file) == {MATCH: head(b"a")}


def test_after_what_was_half_written_it_goes_on(file: Path) -> None:
    save_heads(file, {MATCH: head(b"a")})
    with file.open("ab") as out:
        out.write(b"abcde")
    keeper = HeadKeeper(file, nothing)
    keeper.note([page(0, b"c", match=OTHER)])
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a"), OTHER: head(b"c")}


def test_what_a_full_disk_took_in_half_goes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    keeper = HeadKeeper(file, nothing)
    with monkeypatch.context() as full:
        full.setattr("os.write", lambda out, data: write(out, data[:2]))
        keeper.note([page(0, b"a")])
        keeper.flush()
        with pytest.raises(OSError, match="space"):
            keeper.release(MATCH)
    assert keeper.is_behind
    keeper.note([page(0, b"c", match=OTHER)])
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a"), OTHER: head(b"c")}


def test_a_match_that_could_not_be_released_is_released_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = HeadKeeper(file, nothing)
    keeper.note([page(0, b"a")])
    keeper.flush()
    with monkeypatch.context() as full:
        full.setattr("os.write", lambda out, data: 0)
        with pytest.raises(OSError, match="space"):
            keeper.release(MATCH)
    keeper.release(MATCH)
    keeper.close()
    assert load_heads(file) == {}


def test_a_database_that_cannot_be_read_stops_nothing(file: Path) -> None:
    fails = [True]

    def read(match: MatchId, number: int) -> Iterable[KeptLine]:
        if fails.pop():
            raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))
        return [KeptLine(0, 1_000, b"a"), KeptLine(1, 1_000, b"b")][:number]

    keeper = HeadKeeper(file, read)
    keeper.note([page(0, b"c", match=OTHER), page(1, b"b")])
    keeper.flush()
    fails.append(False)
    keeper.note([page(2, b"d")])
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a", b"b", b"d"), OTHER: head(b"c")}


def test_a_match_that_was_deleted_is_not_missed(file: Path) -> None:
    keeper = HeadKeeper(file, nothing)
    keeper.note([page(0, b"a"), page(0, b"c", match=OTHER)])
    keeper.release(MATCH)
    keeper.release(MatchId("unknown"))
    keeper.close()
    assert load_heads(file) == {OTHER: head(b"c")}


def test_the_file_stays_short(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.store.lines.heads._SPARE", 1000)
    keeper = HeadKeeper(file, nothing)
    for number in range(200):
        keeper.note([page(number, b"a")])
        keeper.flush()
    assert file.stat().st_size < 2000
    keeper.close()
    assert load_heads(file)[MATCH].number == 199


def test_a_file_that_cannot_be_written_stops_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(out: int, data: bytes) -> int:
        raise OSError("no space left")

    keeper = HeadKeeper(file, nothing)
    with monkeypatch.context() as patched:
        patched.setattr("os.write", full)
        for number in range(3):
            keeper.note([page(number, b"a")])
            keeper.flush()
    assert len(caplog.records) == 1
    keeper.flush()
    assert load_heads(file) == {MATCH: head(b"a", b"a", b"a")}
    keeper.note([page(3, b"a")])
    keeper.close()
    assert load_heads(file) == {MATCH: head(b"a", b"a", b"a", b"a")}


async def test_a_server_keeps_heads_and_a_command_beside_it_does_not(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    url = f"sqlite:///{path}"
    async with Store.open(url, new_id=counting()) as store:
        await store.journal.append(page(0, b"a", b"b"))
    assert not heads_file(path).exists()
    async with Store.open(url, new_id=counting(), serving=True) as store:
        assert await store.journal.append(page(2, b"c"))
        assert not await store.journal.append(page(2, b"x"))
    assert load_heads(heads_file(path)) == {MATCH: head(b"a", b"b", b"c")}


async def test_heads_are_never_far_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.store.sqlite.writer.PATIENCE", 0.001)
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        await store.journal.append(page(0, b"a"))
        async with asyncio.timeout(20):
            while not load_heads(heads_file(path)):
                await asyncio.sleep(0.001)


async def test_the_head_is_that_of_the_words_as_they_were_said(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        mei = await store.players.create("Mei Lin", 1)
        lines = [sat(mei.id, "Mei Lin"), said(mei.id, "hello"), b"{}"]
        await store.journal.append(page(0, *lines))
        await store.players.delete(mei.id)
        await store.packing.pack(MATCH)
        await store.journal.append(page(3, b"[]"))
    assert load_heads(heads_file(path)) == {MATCH: head(*lines, b"[]")}
    heads_file(path).unlink()
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        await store.journal.append(page(4, b"{}"))
    assert load_heads(heads_file(path)) == {MATCH: head(*lines, b"[]", b"{}")}


async def test_a_deleted_match_leaves_no_head(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    async with Store.open(f"sqlite:///{path}", new_id=counting(), serving=True) as store:
        await store.journal.append(page(0, b"a"))
        await store.packing.delete(MATCH)
    assert load_heads(heads_file(path)) == {}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (0,)
