"""What all tests share: the same examples for everyone, and databases."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

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


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that is up to date; copying it takes less time than making it."""
    from tests.support.empty_database import (
        bring_up_to_date,  # the games' tests do not load a database
    )

    path = tmp_path_factory.mktemp("template") / "lastcard.db"
    asyncio.run(bring_up_to_date(f"sqlite:///{path}"))
    return path
