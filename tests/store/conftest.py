"""Every test of the store runs on both databases, each time on a fresh one."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from lastcard.store.store import Store
from tests.postgres import NoPostgres, Postgres, running
from tests.store.ids import counting


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


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'lastcard.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    async with Store.open(url, new_id=counting()) as store:
        yield store
