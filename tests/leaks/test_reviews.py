"""Reviews tell nothing before the end of a match, and nothing to whoever took no part in it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.table.state.entries import MatchId
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.servers.fake_reviewer import given
from tests.support.servers.reviewing import review, reviewing_server
from tests.support.tables.kept_match import keep

ROUTES = [
    ("POST", "review", {}),
    ("POST", "review", {"anew": True, "seat": 1, "deal": 1}),
    ("GET", "review", None),
    ("GET", "review?wait=1", None),
    ("GET", "review.json", None),
    ("POST", "share", {}),
]
TABLES: list[dict[str, Any]] = [
    {},
    {"public": False},
    {"speed": "days"},
    {"speed": "days", "public": False},
]


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ApiServer]:
    async with reviewing_server(tmp_path, monkeypatch) as server:
        yield server


async def answers(browser: HttpClient, match: str) -> set[tuple[int, str]]:
    """What is said, with which status, however *browser* asks for the review of *match*."""
    asked = [
        await browser.ask(method, f"/api/matches/{match}/{path}", body)
        for method, path, body in ROUTES
    ]
    return {(status, answer.get("code", "told")) for status, answer in asked}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("lines", [1, 12, 60])
async def test_a_match_that_is_not_over_is_not_reviewed(
    server: ApiServer, tmp_path: Path, table: dict[str, Any], lines: int
) -> None:
    player = server.browser()
    me = (await player.guest())["id"]
    match = await keep(server.store, "m-1", me, lines=lines, **table)
    assert await answers(player, match) == {(409, "match-unfinished")}
    assert not given(tmp_path)


@pytest.mark.parametrize("table", TABLES)
async def test_strangers_are_told_nothing(server: ApiServer, table: dict[str, Any]) -> None:
    player, stranger, nobody = server.browser(), server.browser(), server.browser()
    me = (await player.guest())["id"]
    await stranger.guest()
    match = await keep(server.store, "m-1", me, **table)
    for _ in range(2):  # before it is made, and after
        assert await answers(stranger, match) == {(403, "review-not-yours")}
        assert await answers(nobody, match) == {(401, "login-needed")}
        await review(player, match)


async def test_strangers_see_nothing_of_one_that_is_being_made(
    server: ApiServer, tmp_path: Path
) -> None:
    player, stranger = server.browser(), server.browser()
    me = (await player.guest())["id"]
    await stranger.guest()
    match = await keep(server.store, "m-1", me)
    (tmp_path / "hold").touch()
    await player.ask("POST", f"/api/matches/{match}/review", {})
    assert await answers(stranger, match) == {(403, "review-not-yours")}


async def test_strangers_stop_nothing(server: ApiServer, tmp_path: Path) -> None:
    player, stranger = server.browser(), server.browser()
    me = (await player.guest())["id"]
    await stranger.guest()
    match = await keep(server.store, "m-1", me)
    (tmp_path / "hold").touch()
    await player.ask("POST", f"/api/matches/{match}/review", {})
    await stranger.ask("DELETE", f"/api/matches/{match}/review")
    assert server.context.reviews.job(MatchId(match)) is not None


async def test_a_match_nobody_knows_is_unknown(server: ApiServer) -> None:
    player = server.browser()
    await player.guest()
    assert await answers(player, "m-1") == {(404, "match-unknown")}


async def test_a_link_opens_one_match_only(server: ApiServer) -> None:
    player, stranger = server.browser(), server.browser()
    me = (await player.guest())["id"]
    shared = await keep(server.store, "m-1", me)
    other = await keep(server.store, "m-2", me)
    for match in (shared, other):
        await review(player, match)
    _, share = await player.ask("POST", f"/api/matches/{shared}/share", {})
    _, whole = await stranger.ask("GET", f"/api/shared/{share['token']}/review.json")
    assert whole["match"] is None or whole["match"] == shared
    await stranger.guest()
    assert (await stranger.ask("GET", f"/api/matches/{other}/review.json"))[0] == 403
    assert (await stranger.ask("GET", f"/api/matches/{shared}/review.json"))[0] == 403
