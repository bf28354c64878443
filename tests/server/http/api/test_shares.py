"""A review is shared by link, for as long as whoever shared it wants."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.servers.reviewing import review, reviewing_server
from tests.support.tables.kept_match import keep

FORMS = ["", "/review.json", "/record.json", "/replay.json"]


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ApiServer]:
    async with reviewing_server(tmp_path, monkeypatch) as server:
        yield server


@pytest.fixture
async def match(server: ApiServer, browser: HttpClient) -> str:
    """A finished and reviewed match of whoever sits at *browser*, at a private table."""
    me = (await browser.guest(name="Ann"))["id"]
    match = await keep(server.store, "m-1", me, public=False)
    await review(browser, match)
    return match


async def shared(browser: HttpClient, match: str) -> str:
    status, share = await browser.ask("POST", f"/api/matches/{match}/share", {})
    assert status == 201
    token: str = share["token"]
    return token


async def test_whoever_has_the_link_sees_review_and_replay(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    token, stranger = await shared(browser, match), server.browser()
    status, behind = await stranger.ask("GET", f"/api/shared/{token}")
    assert (status, behind["by"], behind["match"]["match"]) == (200, "Ann", match)
    assert behind["kept"]["outdated"] is False
    _, whole = await stranger.ask("GET", f"/api/shared/{token}/review.json")
    assert whole == (await browser.ask("GET", f"/api/matches/{match}/review.json"))[1]
    _, record = await stranger.ask("GET", f"/api/shared/{token}/record.json")
    assert record["match"] == match
    _, replay = await stranger.ask("GET", f"/api/shared/{token}/replay.json?seat=1&limit=3")
    assert (replay["seat"], len(replay["steps"])) == (1, 3)


async def test_a_link_cannot_be_guessed_and_is_the_same_when_asked_for_again(
    browser: HttpClient, match: str
) -> None:
    token = await shared(browser, match)
    assert len(token) == 32
    assert await shared(browser, match) == token
    _, mine = await browser.ask("GET", "/api/shares")
    assert [(share["token"], share["match"]) for share in mine["links"]] == [(token, match)]


async def test_a_link_that_was_taken_back_opens_nothing_and_another_one_is_new(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    token, stranger = await shared(browser, match), server.browser()
    assert (await browser.ask("DELETE", f"/api/shares/{token}"))[0] == 204
    for form in FORMS:
        status, problem = await stranger.ask("GET", f"/api/shared/{token}{form}")
        assert (status, problem["code"]) == (404, "share-unknown")
    assert (await browser.ask("DELETE", f"/api/shares/{token}"))[0] == 404
    assert await shared(browser, match) != token
    assert (await stranger.ask("GET", f"/api/shared/{token}"))[0] == 404


async def test_only_who_shared_it_can_take_it_back(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    token, stranger = await shared(browser, match), server.browser()
    await stranger.guest()
    status, problem = await stranger.ask("DELETE", f"/api/shares/{token}")
    assert (status, problem["code"]) == (404, "share-unknown")
    assert (await stranger.ask("GET", "/api/shares"))[1] == {"links": []}
    assert (await stranger.ask("GET", f"/api/shared/{token}"))[0] == 200


async def test_what_is_not_reviewed_cannot_be_shared(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-2", (await browser.guest())["id"])
    status, problem = await browser.ask("POST", f"/api/matches/{match}/share", {})
    assert (status, problem["code"]) == (404, "review-missing")


async def test_each_has_a_link_of_their_own(server: ApiServer, browser: HttpClient) -> None:
    other = server.browser()
    ann, bo = (await browser.guest())["id"], (await other.guest())["id"]
    match = await keep(server.store, "m-2", ann, bo=bo)
    await review(other, match)
    mine, theirs = await shared(browser, match), await shared(other, match)
    assert mine != theirs
    await browser.ask("DELETE", f"/api/shares/{mine}")
    assert (await server.browser().ask("GET", f"/api/shared/{theirs}"))[0] == 200


async def test_links_go_with_whoever_gave_them(server: ApiServer, browser: HttpClient) -> None:
    other = server.browser()
    ann, bo = (await browser.guest())["id"], (await other.guest())["id"]
    match = await keep(server.store, "m-2", ann, bo=bo)
    await review(browser, match)
    token = await shared(browser, match)
    await browser.ask("DELETE", "/api/account", {})
    for form in FORMS:
        assert (await other.ask("GET", f"/api/shared/{token}{form}"))[0] == 404
    assert (await other.ask("GET", f"/api/matches/{match}/review.json"))[0] == 200


async def test_links_are_in_the_export(browser: HttpClient, match: str) -> None:
    token = await shared(browser, match)
    _, export = await browser.ask("GET", "/api/export")
    assert [share["token"] for share in export["shares"]] == [token]


@pytest.mark.parametrize("token", ["0" * 32, "x", "m-1", "%20", "a" * 65])
async def test_a_link_nobody_gave_opens_nothing(
    server: ApiServer, browser: HttpClient, match: str, token: str
) -> None:
    for form in FORMS:
        status, problem = await browser.ask("GET", f"/api/shared/{token}{form}")
        assert status == 404
        assert problem["code"] in ("share-unknown", "page-unknown")
