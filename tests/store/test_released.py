"""Whoever upgrades finds everything again, whichever version they come from.

On both databases, with data that people left behind at a server of that version.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import ClientSession

from lastcard.store.examining import examining
from lastcard.store.migrate import HEAD
from lastcard.store.outdated import needs_upgrade
from tests.store.released.filling import ranks
from tests.store.released.kept import REVISIONS, load, take_out
from tests.store.released.known import Known
from tests.support.people.http_client import HttpClient
from tests.support.servers.local import LocalServer, local_server


@dataclass
class Upgraded:
    """A server of today on the data of an earlier one."""

    server: LocalServer
    known: Known
    url: str


@pytest.fixture(params=REVISIONS)
def revision(request: pytest.FixtureRequest) -> str:
    """Which migration the database was at."""
    found: str = request.param
    return found


@pytest.fixture
async def upgraded(
    revision: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[Upgraded]:
    """The server, started on what was kept."""
    known = take_out(revision, kind, tmp_path)
    url = f"sqlite:///{tmp_path / 'lastcard.db'}"
    if kind == "postgres":
        url = load(tmp_path, request.getfixturevalue("postgres"))
    assert await needs_upgrade(url) == (revision < HEAD)
    async with local_server(tmp_path, database=url) as server:
        yield Upgraded(server, known, url)


async def test_everything_is_there_after_an_upgrade(upgraded: Upgraded) -> None:
    await every_journal_can_be_replayed(upgraded)
    await records_are_the_same(upgraded)
    await ratings_are_the_same(upgraded)
    await matches_go_on(upgraded)
    await reports_are_kept(upgraded)
    await bots_are_known(upgraded)
    await everybody_is_known(upgraded)
    await a_recovery_code_opens(upgraded)


async def every_journal_can_be_replayed(upgraded: Upgraded) -> None:
    known = upgraded.known
    async with examining(upgraded.url) as examination:
        matches = await examination.matches()
        assert {*known.finished, known.running, known.waiting} == set(matches)
        assert [await examination.findings(match) for match in matches] == [[]] * len(matches)


async def records_are_the_same(upgraded: Upgraded) -> None:
    anybody = await upgraded.server.come("Eve")
    for match, record in upgraded.known.finished.items():
        assert await anybody.text(f"/api/matches/{match}/record.txt") == record


async def ratings_are_the_same(upgraded: Upgraded) -> None:
    anybody = await upgraded.server.come("Eve")
    for game, board in upgraded.known.ranks.items():
        assert len(board) == 3
        assert await ranks(anybody, game) == board


async def everybody_is_known(upgraded: Upgraded) -> None:
    server = upgraded.server
    for person in upgraded.known.people:
        came = await server.come(cookie=person.cookie, connected=False)
        assert (await came.call("GET", "/api/me"))["id"] == person.id
        if person.password is not None:
            elsewhere = await server.come("Eve", connected=False)
            login = {"name": person.name, "password": person.password}
            assert (await elsewhere.call("POST", "/api/login", **login))["id"] == person.id


async def a_recovery_code_opens(upgraded: Upgraded) -> None:
    ann = upgraded.known.people[0]
    browser = await upgraded.server.come("Eve", connected=False)
    asked = {"name": ann.name, "code": ann.code, "password": "nine red phoenixes"}
    assert (await browser.call("POST", "/api/recover", **asked))["id"] == ann.id


async def bots_are_known(upgraded: Upgraded) -> None:
    headers = {"Authorization": f"Bearer {upgraded.known.bot}"}
    async with ClientSession(headers=headers) as http:
        status, me = await HttpClient(http, upgraded.server.url).ask("GET", "/api/me")
    assert (status, me["name"], me["kind"]) == (200, "Robby", "bot")


async def matches_go_on(upgraded: Upgraded) -> None:
    server, known = upgraded.server, upgraded.known
    ann, bo, *_ = [await server.come(cookie=person.cookie) for person in known.people]
    assert (await ann.find(lambda one: one["type"] == "welcome"))["muted"] == [known.people[1].id]
    await ann.ask(type="open", table=known.running)
    view = await ann.my_turn()
    assert view["hand"] == known.hand
    move = {"turn": view["number"], "move": view["legal"][0]}
    assert (await ann.ask(type="move", table=known.running, **move))["type"] == "done"
    waiting = {one["match"] for one in (await bo.call("GET", "/api/me/tables"))["matches"]}
    assert waiting == {known.running, known.waiting}


async def reports_are_kept(upgraded: Upgraded) -> None:
    store, known = upgraded.server.context.store, upgraded.known
    (report,) = await store.reports.listed()
    assert (report.player, report.reason) == (known.people[2].id, "talk")
    assert report.match is not None
    lines = await store.journal.read(report.match)
    (line,) = [line for line in lines if line.number == report.number]
    assert known.said.encode() in line.entry


def test_every_version_is_kept_for_both_databases() -> None:
    here = Path(__file__).parent / "released"
    found = {file.name for file in here.glob("*.tar.xz")}
    assert found == {f"{one}-{kind}.tar.xz" for one in REVISIONS for kind in ("sqlite", "postgres")}
    assert {"0001", "0002", "0003", "0005"} <= set(REVISIONS)
