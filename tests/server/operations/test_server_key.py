"""The server's key is made once, and is for nobody else to read."""

import logging
import stat
from pathlib import Path

import pytest

from lastcard.server.operations.server_key import FILE, load_key
from lastcard.server.operations.startup_errors import DataUnusable, KeyDamaged


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_the_first_start_makes_a_key_that_only_the_server_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    key = load_key(folder)
    assert len(key) == 32
    assert rights(folder) == 0o700
    assert rights(folder / FILE) == 0o600
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_later_starts_find_the_same_key(tmp_path: Path) -> None:
    assert load_key(tmp_path) == load_key(tmp_path)


def test_two_servers_have_different_keys(tmp_path: Path) -> None:
    assert load_key(tmp_path / "a") != load_key(tmp_path / "b")


def test_of_two_first_starts_at_once_both_use_the_same_key(tmp_path: Path) -> None:
    keys = []

    def meanwhile(size: int) -> bytes:
        keys.append(load_key(tmp_path))
        return bytes(size)

    assert load_key(tmp_path, meanwhile) == keys[0] != bytes(32)


def test_a_key_that_others_could_read_is_mended_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = load_key(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        assert load_key(tmp_path) == key
    assert rights(tmp_path / FILE) == 0o600
    assert str(tmp_path / FILE) in caplog.text


def test_a_damaged_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"short")
    with pytest.raises(KeyDamaged):
        load_key(tmp_path)


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataUnusable):
        load_key(tmp_path / "file" / "data")
