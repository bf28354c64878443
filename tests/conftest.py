"""What all tests share: hypothesis finds the same examples for everyone."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "lastcard", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastcard")


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, to be copied by every server that a test starts indoors."""
    from tests.indoors.server import make_template  # the games' tests do not wait for a server

    return asyncio.run(make_template(tmp_path_factory.mktemp("template") / "empty.db"))
