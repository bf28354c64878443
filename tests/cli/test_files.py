"""Who may read what a command writes."""

import os
import stat
from pathlib import Path

from lastcard.cli.files import write


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_new_file_has_the_rights_new_files_have(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write(str(tmp_path / "new"), b"text")
    finally:
        os.umask(before)
    assert rights(tmp_path / "new") == 0o640


def test_a_file_that_is_written_again_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_bytes(b"text")
    file.chmod(0o604)
    write(str(file), b"more")
    assert rights(file) == 0o604
    assert file.read_bytes() == b"more"
