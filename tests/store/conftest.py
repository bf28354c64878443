"""Every test of the store runs on both databases, each time with nothing in it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from lastcard.store.schema import metadata
from lastcard.store.store import Store
from tests.store.ids import counting
from tests.support.empty_database import bring_up_to_date, put_empty_database
from tests.support.postgres import Postgres

SWEEP = "; ".join(f"DELETE FROM {table.name}" for table in metadata.sorted_tables)


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database."""
    kind: str = request.param
    return kind


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'lastcard.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def swept(postgres: Postgres) -> str:
    """A PostgreSQL database that is up to date; sweeping it takes less time than making it."""
    url = postgres.new_database()
    asyncio.run(bring_up_to_date(url))
    return url


@pytest.fixture
def ready(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database that is up to date and has nothing in it."""
    if kind == "sqlite":
        yield f"sqlite:///{put_empty_database(tmp_path)}"
        return
    yield request.getfixturevalue("emptied")


@pytest.fixture
def emptied(postgres: Postgres, swept: str) -> Iterator[str]:
    """The same as *swept*, and swept again afterwards."""
    yield swept
    postgres.execute(swept, SWEEP)


@pytest.fixture
async def store(ready: str) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    async with Store.open(ready, new_id=counting()) as store:
        yield store
