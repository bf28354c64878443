"""An empty database for every server of these tests, made once."""

import asyncio
from pathlib import Path

import pytest

from tests.indoors.server import make_template


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, to be copied."""
    return asyncio.run(make_template(tmp_path_factory.mktemp("template") / "empty.db"))
