"""What all tests share: the same examples for everyone, and databases."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support.postgres import NoPostgres, Postgres, running

settings.register_profile(
    "lastcard", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastcard")

# The tests read English, whatever their machine speaks.
os.environ["LASTCARD_LANGUAGE"] = "en"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    try:
        with running() as server:
            yield server
    except NoPostgres as missing:
        if os.environ.get("LASTCARD_EXPECT_POSTGRES"):
            raise
        pytest.skip(f"no PostgreSQL works here: {missing}")
