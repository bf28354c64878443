"""A newer program does not change the tables under an older server."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.cli.operator.data_folder import kept_store
from lastcard.server.operations import upgrade_lock
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.startup_errors import UpgradeWaits
from lastcard.server.operations.upgrade_lock import in_service, upgrading
from lastcard.server.run import serving
from lastcard.store import migrate, migrations
from lastcard.store.outdated import needs_upgrade
from tests.store.raw import value
from tests.support.empty_database import bring_up_to_date, put_empty_database
from tests.support.postgres import Postgres

NEXT = "9999"
NEXT_MIGRATION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{migrate.HEAD}"


def upgrade():
    op.create_table("later", sa.Column("x", sa.Integer))
"""


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{put_empty_database(tmp_path)}"
    server: Postgres = request.getfixturevalue("postgres")
    made = server.new_database()
    await bring_up_to_date(made)
    return made


@pytest.fixture
def settings(url: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, database=url, port=0)


@pytest.fixture
def become_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """What makes this program one that has a migration more."""

    def become() -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(Path(migrations.__file__).parent, folder)
        (folder / "r9999_later.py").write_text(NEXT_MIGRATION)
        monkeypatch.setattr(migrations, "__file__", str(folder / "__init__.py"))
        monkeypatch.setattr(migrate, "HEAD", NEXT)

    return become


async def test_nothing_is_changed_under_a_running_server(
    settings: Settings, become_newer: Callable[[], None]
) -> None:
    async with serving(settings, lambda port: None):
        become_newer()
        with pytest.raises(UpgradeWaits):
            async with kept_store(settings):
                pass
        assert await needs_upgrade(settings.url)


async def test_once_it_has_stopped_the_database_is_brought_up_to_date(
    settings: Settings, become_newer: Callable[[], None]
) -> None:
    async with serving(settings, lambda port: None):
        become_newer()
    async with kept_store(settings):
        assert not await needs_upgrade(settings.url)
    assert await value(settings.url, "SELECT version_num FROM alembic_version") == NEXT


async def test_beside_a_server_of_the_same_version_everything_can_be_done(
    settings: Settings,
) -> None:
    async with serving(settings, lambda port: None), kept_store(settings) as store:
        await store.bans.add("Bo", 1)
        assert await store.bans.covers("Bo")


async def test_two_servers_of_one_postgres_run_beside_each_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    one = Settings(data=tmp_path / "one", database=url, port=0)
    other = Settings(data=tmp_path / "other", database=url, port=0)
    async with serving(one, lambda port: None), serving(other, lambda port: None) as context:
        assert await context.store.healthy()


async def test_a_newer_server_changes_nothing_under_an_older_one(
    postgres: Postgres, tmp_path: Path, become_newer: Callable[[], None]
) -> None:
    url = postgres.new_database()
    older = Settings(data=tmp_path / "older", database=url, port=0)
    newer = Settings(data=tmp_path / "newer", database=url, port=0)
    async with serving(older, lambda port: None):
        become_newer()
        with pytest.raises(UpgradeWaits):
            async with serving(newer, lambda port: None):
                pass
        assert await needs_upgrade(url)
    two = Settings(data=tmp_path / "two", database=url, port=0)

    async def start(settings: Settings) -> None:
        async with serving(settings, lambda port: None) as context:
            assert await context.store.healthy()

    await asyncio.gather(start(newer), start(two))
    assert not await needs_upgrade(url)


async def test_a_server_that_loses_its_connection_is_known_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade_lock, "PAUSE", 0.01)
    url = postgres.new_database()
    lost = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    async with in_service(url):
        postgres.execute(url, lost)
        async with asyncio.timeout(20):
            while await _can_upgrade(url):
                await asyncio.sleep(0.01)
    assert await _can_upgrade(url)


async def _can_upgrade(url: str) -> bool:
    try:
        async with upgrading(url):
            return True
    except UpgradeWaits:
        return False
