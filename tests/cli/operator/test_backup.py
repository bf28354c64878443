"""Backups from the command line."""

import stat
from pathlib import Path
from urllib.request import urlopen

import pytest

from lastcard.cli import main
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import server_process


def test_a_running_server_is_copied_and_goes_on_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"
    with server_process(tmp_path) as server:
        link = HttpGuest(server.url).make_table()
        assert main(["backup", str(copy), "--data", str(server.data)]) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["restore", str(copy), "--data", str(elsewhere / "data")]) == 0
    assert capsys.readouterr().out == (
        f"Everything is copied to {copy}.\nThe backup {copy} is the database now.\n"
    )
    table = link.rpartition("/")[2]
    with (
        server_process(elsewhere) as server,
        urlopen(f"{server.url}/api/matches/{table}") as answer,
    ):
        assert table in answer.read().decode()


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("backup", 2, "Name the file of the backup"),
        ("restore", 2, "Name the file of the backup"),
        ("backup {x}/copy --data {x}", 1, "The database does not answer: unable to open"),
        ("backup {x}/file --data {x}", 1, "There is a file {x}/file already"),
        ("backup {x}/no/copy --data {x}", 1, "{x}/no/copy cannot be written: No such file"),
        ("backup c --database postgresql://x/y", 1, "use pg_dump"),
        ("restore {x}/none --data {x}", 1, "{x}/none cannot be read: No such file"),
        ("restore {x}/file --data {x}/new", 1, "{x}/file is not a backup of a lastcard database"),
        ("restore {x}/file --database sqlite:///{x}/file", 1, "There is a file {x}/file already"),
    ],
)
def test_a_copy_that_cannot_be_made_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str,
    code: int,
    said: str,
) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("something else")
    assert main(line.format(x=tmp_path).split()) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert said.format(x=tmp_path) in err.splitlines()[0]
    assert (tmp_path / "file").read_text() == "something else"


def test_copies_in_a_folder_have_the_time_for_a_name_and_the_oldest_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in ("01", "02", "03"):
        (copies / f"lastcard-2020-01-{day}T030000Z.db").touch()
    (copies / "holiday.db").touch()
    with server_process(tmp_path) as server:
        HttpGuest(server.url).make_table()
        line = ["backup", str(copies), "--data", str(server.data)]
        assert main(line) == 0
        assert len(list(copies.iterdir())) == 5
        newest = max(copies.glob("lastcard-*.db"))
        newest.rename(copies / "lastcard-2020-01-04T030000Z.db")
        assert main([*line, "--keep", "2"]) == 0
    left = sorted(file.name for file in copies.iterdir())
    assert left[:2] == ["holiday.db", "lastcard-2020-01-04T030000Z.db"]
    assert len(left) == 3
    assert left[2] in capsys.readouterr().out


def test_how_many_copies_are_kept_is_a_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path), "--keep", "some", "--data", str(tmp_path)]) == 2
    assert "--keep" in capsys.readouterr().err
