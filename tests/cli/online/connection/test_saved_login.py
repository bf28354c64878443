"""What is kept of a server, and for whose eyes."""

import stat
from pathlib import Path

import pytest

from lastcard.cli.errors import FileUnwritable
from lastcard.cli.online.connection.saved_login import LoginFile, SavedLogin, online_folder

SERVER = "https://cards.example:8013"


def test_what_was_kept_is_found_again_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "online"
    fresh = LoginFile(folder, SERVER).load()
    LoginFile(folder, SERVER).keep(SavedLogin(root=fresh.root, login="me"))
    assert LoginFile(folder, SERVER).load() == SavedLogin(root=fresh.root, login="me")
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_each_server_has_its_own(tmp_path: Path) -> None:
    assert LoginFile(tmp_path, SERVER).load() != LoginFile(tmp_path, "http://cards.example").load()


@pytest.mark.parametrize("damage", [b"", b"{", b'{"root":"xyz"}', b'{"root":"00"}', b"\xff"])
def test_what_is_damaged_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    LoginFile(tmp_path, SERVER).load()
    (file,) = tmp_path.iterdir()
    file.write_bytes(damage)
    assert len(LoginFile(tmp_path, SERVER).load().root) == 64


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileUnwritable):
        LoginFile(tmp_path / "file", SERVER).load()


def test_every_table_has_a_chain_of_its_own_and_always_the_same() -> None:
    saved = SavedLogin(root="7" * 64)
    assert saved.chain("me", "a").end == saved.chain("me", "a").end
    assert saved.chain("me", "a").end != saved.chain("me", "b").end
    assert saved.chain("me", "a").end != SavedLogin(root="8" * 64).chain("me", "a").end


def test_keepsakes_lie_in_the_users_data_folder() -> None:
    assert online_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/lastcard/online")
