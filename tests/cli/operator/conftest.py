"""A desk for every test that wants one."""

from pathlib import Path

import pytest

from tests.cli.operator.desk import Desk


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, capsys)
