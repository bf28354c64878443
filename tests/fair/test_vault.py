"""Where secrets are kept."""

import os
import stat
import threading
from pathlib import Path

import pytest

from lastcard.fair import FolderVault, MemoryVault, Secret, Vault
from lastcard.fair.errors import SecretDamaged, SecretHeld

ONE, TWO = Secret(b"1" * 32), Secret(b"2" * 32)


@pytest.fixture(params=["memory", "folder"])
def vault(request: pytest.FixtureRequest, tmp_path: Path) -> Vault:
    return MemoryVault() if request.param == "memory" else FolderVault(tmp_path / "vault")


def test_a_vault_gives_back_what_was_put(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    vault.put("m", 2, TWO)
    assert (vault.get("m", 1), vault.get("m", 2)) == (ONE, TWO)


def test_an_empty_place_holds_nothing(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    assert vault.get("m", 2) is None
    assert vault.get("n", 1) is None


def test_the_same_secret_may_be_put_twice(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    vault.put("m", 1, ONE)
    assert vault.get("m", 1) == ONE


def test_another_secret_is_never_overwritten(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    with pytest.raises(SecretHeld) as refused:
        vault.put("m", 1, TWO)
    assert vault.get("m", 1) == ONE
    assert TWO.value.hex() not in str(refused.value)


def test_what_is_forgotten_is_gone(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    vault.forget("m", 1)
    vault.forget("m", 1)
    assert vault.get("m", 1) is None


def test_a_vault_shows_no_secret(vault: Vault) -> None:
    vault.put("m", 1, ONE)
    shown = f"{vault} {vault!r} {vars(vault)}"
    assert ONE.value.hex() not in shown
    assert repr(ONE.value) not in shown


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        FolderVault(tmp_path / "vault").put("m", 1, ONE)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "vault").stat().st_mode) == 0o700
    files = list((tmp_path / "vault").iterdir())
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600]


def test_a_folder_is_found_again(tmp_path: Path) -> None:
    FolderVault(tmp_path).put("m", 1, ONE)
    assert FolderVault(tmp_path).get("m", 1) == ONE
    with pytest.raises(SecretHeld):
        FolderVault(tmp_path).put("m", 1, TWO)


def test_a_crash_before_the_name_is_given_leaves_nothing_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vault = FolderVault(tmp_path)
    with monkeypatch.context() as crash:
        crash.setattr(os, "link", _power_cut)
        crash.setattr(Path, "unlink", _power_cut)
        with pytest.raises(KeyboardInterrupt):
            vault.put("m", 1, ONE)
    assert len(list(tmp_path.iterdir())) == 1
    assert vault.get("m", 1) is None
    vault.put("m", 1, TWO)
    assert vault.get("m", 1) == TWO


def test_a_crash_after_the_name_is_given_leaves_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vault = FolderVault(tmp_path)
    with monkeypatch.context() as crash:
        crash.setattr(Path, "unlink", _power_cut)
        with pytest.raises(KeyboardInterrupt):
            vault.put("m", 1, ONE)
    assert vault.get("m", 1) == ONE


def test_forgetting_sweeps_up_what_crashes_left(tmp_path: Path) -> None:
    vault = FolderVault(tmp_path)
    (tmp_path / ".m.1.secret.77-88.part").write_text("m 1 1234")
    (tmp_path / ".m.10.secret.77-88.part").write_text("m 10 1234")
    vault.put("m", 1, ONE)
    vault.forget("m", 1)
    assert [file.name for file in tmp_path.iterdir()] == [".m.10.secret.77-88.part"]


@pytest.mark.parametrize(
    "text", ["", "m 1 ", "m 1 31", f"m 2 {'31' * 32}\n", f"m 1 {'3' * 63}g\n", "m 1 é" * 9]
)
def test_a_damaged_file_is_no_secret(tmp_path: Path, text: str) -> None:
    (tmp_path / "m.1.secret").write_text(text)
    with pytest.raises(SecretDamaged):
        FolderVault(tmp_path).get("m", 1)


def test_everything_is_on_the_disk_before_put_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(
        os, "fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
    )
    FolderVault(tmp_path).put("m", 1, ONE)
    assert synced == [False, True]


def test_of_many_writers_one_wins_and_the_others_are_told(tmp_path: Path) -> None:
    told: list[int] = []

    def write(number: int) -> None:
        try:
            FolderVault(tmp_path).put("m", 1, Secret(bytes([number]) * 32))
        except SecretHeld:
            told.append(number)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept = FolderVault(tmp_path).get("m", 1)
    assert kept is not None
    assert sorted([*told, kept.value[0]]) == list(range(16))
    assert len(list(tmp_path.iterdir())) == 1


def _power_cut(*args: object, **kwargs: object) -> None:
    raise KeyboardInterrupt
