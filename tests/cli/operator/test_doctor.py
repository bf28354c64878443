"""The doctor finds what is wrong with a server's data, and says what to do."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.cli.operator import doctor
from lastcard.server.operations.server_key import load_key
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, write_entry
from lastcard.table.state.journal import Page
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import server_process
from tests.support.tables.match_journal import journal

M = MatchId("m1")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server where one match was played."""
    data = tmp_path / "data"
    load_key(data)
    asyncio.run(_fill(f"sqlite:///{data / 'lastcard.db'}", list(map(write_entry, journal(M)))))
    return data


async def _fill(url: str, lines: Sequence[bytes]) -> None:
    async with Store.open(url, new_id=lambda: "id", serving=True) as store:
        assert await store.journal.append(Page(M, 0, 1_000, lines))


def change(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / "lastcard.db")) as connection:
        connection.execute(statement)
        connection.commit()


def examined(data: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    code = main(["doctor", "--data", str(data), *more])
    return code, capsys.readouterr().out


def test_nothing_is_wrong_with_a_healthy_server(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert examined(data, capsys) == (0, "Everything is in order.\n")


def test_a_server_may_run_meanwhile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server_process(tmp_path) as server:
        HttpGuest(server.url).make_table()
        server.data.chmod(0o700)
        assert examined(server.data, capsys) == (0, "Everything is in order.\n")


def test_a_journal_that_lost_its_end_is_found_and_can_be_accepted(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(data, "DELETE FROM journal WHERE number > 5")
    code, said = examined(data, capsys)
    assert code == 1
    assert "ends of journals are missing" in said
    assert "The journal of m1 is not what was written down" in said
    assert said.endswith("Findings: 2.\n")
    assert examined(data, capsys, "--accept")[0] == 0
    assert examined(data, capsys) == (0, "Everything is in order.\n")


def test_a_journal_that_cannot_be_replayed_is_found(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(data, "UPDATE journal SET entry = X'7b7d' WHERE number = 1")
    assert examined(data, capsys, "--accept")[0] == 0
    code, said = examined(data, capsys)
    assert code == 1
    assert "The journal of m1 cannot be replayed" in said
    assert "lastcard admin close" in said


def test_a_damaged_pack_is_found_and_keeps_nobody_from_accepting_the_rest(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(data, "INSERT INTO packs VALUES ('m1', 1, X'0102')")
    change(data, "DELETE FROM journal WHERE number = 0")
    assert "m1 cannot be replayed" in examined(data, capsys)[1]
    assert examined(data, capsys, "--accept")[0] == 0
    assert "m1 cannot be replayed" in examined(data, capsys)[1]


def test_whatever_others_can_read_is_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("lastcard.db.heads", "lastcard.db-wal", "backups/lastcard-1.db", "bell"):
        (data / name).parent.mkdir(exist_ok=True)
        (data / name).touch()
        (data / name).chmod(0o640)
        assert f"chmod go= {data / name}”" in examined(data, capsys)[1]
        (data / name).unlink(missing_ok=True)
    (data / "notes.txt").touch(0o644)
    assert examined(data, capsys) == (0, "Everything is in order.\n")


def test_open_files_a_missing_key_and_a_full_disk_are_found(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data.chmod(0o755)
    (data / "secret.key").unlink()
    (data / "lastcard.db").chmod(0o644)
    monkeypatch.setattr(doctor, "LITTLE", 2**63)
    code, said = examined(data, capsys)
    assert code == 1
    assert f"There is no key {data}/secret.key" in said
    assert f"chmod go= {data}”" in said
    assert f"chmod go= {data}/lastcard.db”" in said
    assert "MB are free" in said
    assert said.endswith("Findings: 4.\n")


def test_a_folder_without_a_database_is_a_finding(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = examined(tmp_path, capsys)
    assert code == 1
    assert "There is no database" in said
    assert main(["doctor", "--accept", "--data", str(tmp_path)]) == 1


def test_a_damaged_file_is_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / "lastcard.db").write_bytes(b"\xff" * 8192)
    code, said = examined(data, capsys)
    assert code == 1
    assert "is damaged" in said
    assert "lastcard restore" in said
