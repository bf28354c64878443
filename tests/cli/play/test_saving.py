"""A match is on the disk whole, or as it was."""

from pathlib import Path

import pytest

from lastcard.cli.errors import FileUnwritable
from lastcard.cli.play.saving import Saving
from lastcard.record import read
from tests.cli.fakes import NAMES
from tests.cli.screen.views import dealt


def test_a_match_is_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    saving = Saving(str(path), NAMES, 7)
    path.write_text("old")
    saving.save(dealt())
    assert read(path.read_text()).names == NAMES
    assert [found.name for found in tmp_path.iterdir()] == ["match.txt"]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "match.txt").mkdir()
    with pytest.raises(FileUnwritable):
        Saving(str(tmp_path / "match.txt"), NAMES, 7).save(dealt())
    assert [found.name for found in tmp_path.iterdir()] == ["match.txt"]


def test_without_a_file_nothing_is_written() -> None:
    Saving(None, NAMES, 7).save(dealt())
