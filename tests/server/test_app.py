"""What guards the whole application: foreign pages, too many requests, headers everywhere."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from lastcard.server.http.limits import RATES, LimitKind
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server

CHANGES = [
    ("POST", "/api/logout", {}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/account", {}),
    ("DELETE", "/api/logins/x", None),
    ("POST", "/api/tables", {"game": "gang", "edition": "en-2010", "seats": 4}),
]
FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://localhost"]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
async def test_another_sites_page_changes_nothing(
    browser: HttpClient, method: str, path: str, body: object
) -> None:
    me = await browser.guest()
    for origin in FOREIGN:
        status, problem = await browser.ask(method, path, body, Origin=origin)
        assert (status, problem["code"]) == (403, "origin-foreign")
    assert (await browser.ask("GET", "/api/me"))[1] == me


async def test_a_form_of_another_site_changes_nothing(browser: HttpClient) -> None:
    me = await browser.guest()
    headers = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
    answer = await browser.send("POST", "/api/logout", data=b"{}", headers=headers)
    assert answer.status == 403
    assert (await browser.ask("GET", "/api/me"))[1] == me


async def test_a_cookie_without_an_origin_changes_nothing(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    async with browser.session.post(f"{server.url}/api/logout", json={}) as answer:
        assert answer.status == 403
    assert (await browser.ask("GET", "/api/me"))[0] == 200


async def test_another_sites_page_is_told_nothing(browser: HttpClient) -> None:
    answer = await browser.send("GET", "/api/me", headers={"Origin": "https://evil.example"})
    assert not any(name.startswith("Access-Control") for name in answer.headers)


async def test_a_program_without_cookies_needs_no_origin(server: ApiServer) -> None:
    async with server.browser().session.post(f"{server.url}/api/guest", json={}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz", "/t/x", "/no.css"])
async def test_every_answer_tells_browsers_to_be_careful(browser: HttpClient, path: str) -> None:
    for method in ("GET", "HEAD", "PUT"):
        check_careful((await browser.send(method, path)).headers)


def check_careful(headers: Mapping[str, str]) -> None:
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Cache-Control"] in ("no-store", "no-cache")
    assert headers["Server"] == "lastcard"
    assert "Strict-Transport-Security" not in headers


async def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    async with api_server(tmp_path, origin="https://cards.example") as server:
        answer = await server.browser().send("GET", "/api/me")
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async with api_server(tmp_path, limits=1.0) as server:
        browser = server.browser()
        for _ in range(RATES["requests"].at_once):
            assert (await browser.send("GET", "/healthz")).status == 200
        answer = await browser.send("GET", "/healthz")
        assert (answer.status, answer.json["code"]) == (429, "too-often")
        assert int(answer.headers["Retry-After"]) >= 1
        server.clock.now += 1000 * int(answer.headers["Retry-After"])
        assert (await browser.send("GET", "/healthz")).status == 200


async def test_an_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    async with api_server(tmp_path, limits=1.0) as server:
        for _ in range(RATES["guests"].at_once):
            await server.browser().guest()
        status, problem = await server.browser().ask("POST", "/api/guest", {})
        assert (status, problem["code"]) == (429, "too-often")


async def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    async with api_server(tmp_path, limits=1.0, proxies=("127.0.0.1",)) as server:
        for _ in range(RATES["guests"].at_once):
            await server.browser().ask("POST", "/api/guest", {}, **{"X-Forwarded-For": "192.0.2.1"})
        headers = {"X-Forwarded-For": "192.0.2.2"}
        assert (await server.browser().ask("POST", "/api/guest", {}, **headers))[0] == 200


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("names", "PATCH", "/api/me", {"name": "Ann"}),
        ("tables", "POST", "/api/tables", {"game": "gang", "edition": "en-2010", "seats": 4}),
        ("reports", "POST", "/api/reports", {"player": "nobody", "reason": "talk"}),
    ],
)
async def test_a_player_does_a_thing_only_so_often(
    tmp_path: Path, kind: LimitKind, method: str, path: str, body: object
) -> None:
    async with api_server(tmp_path, limits=1.0) as server:
        browser = server.browser()
        await browser.guest()
        statuses = [(await browser.ask(method, path, body))[0] for _ in range(21)]
        assert statuses.count(429) == 21 - RATES[kind].at_once
        other = server.browser()
        await other.guest()
        assert (await other.ask(method, path, body))[0] != 429
