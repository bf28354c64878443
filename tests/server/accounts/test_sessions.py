"""Who asks is known by a cookie that scripts cannot read, or by a bearer token."""

from pathlib import Path

import pytest

from tests.support.clock import HOUR
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server

PUBLIC = "https://cards.example"


async def set_cookie(browser: HttpClient, **headers: str) -> str:
    answer = await browser.send("POST", "/api/guest", json={}, headers=headers)
    assert answer.status == 200
    return answer.headers["Set-Cookie"]


async def test_no_script_and_no_other_site_gets_the_cookie(browser: HttpClient) -> None:
    flags = (await set_cookie(browser)).split("; ")[1:]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} < set(flags)
    assert "Secure" not in flags
    assert not any(flag.startswith("Domain") for flag in flags)


async def test_behind_https_the_cookie_stays_there(tmp_path: Path) -> None:
    async with api_server(tmp_path, origin=PUBLIC) as server:
        assert "Secure" in (await set_cookie(server.browser(), Origin=PUBLIC)).split("; ")


async def test_behind_https_the_cookie_is_the_hosts_own(tmp_path: Path) -> None:
    async with api_server(tmp_path, origin=PUBLIC) as server:
        cookie = await set_cookie(server.browser(), Origin=PUBLIC)
        assert cookie.startswith("__Host-lastcard=")
        token = cookie.partition(";")[0]
        assert (await server.browser().ask("GET", "/api/me", Cookie=token))[0] == 200


async def test_a_cookie_that_a_neighbouring_host_planted_is_not_believed(tmp_path: Path) -> None:
    async with api_server(tmp_path, origin=PUBLIC) as server:
        attackers = (await set_cookie(server.browser(), Origin=PUBLIC)).partition(";")[0]
        planted = attackers.removeprefix("__Host-")
        visitor = server.browser()
        assert (await visitor.ask("GET", "/api/me", Cookie=planted))[0] == 401
        own = (await set_cookie(visitor, Origin=PUBLIC, Cookie=planted)).partition(";")[0]
        assert own.startswith("__Host-lastcard=")
        assert own != attackers


async def test_a_believed_proxy_that_speaks_https_makes_the_cookie_secure(tmp_path: Path) -> None:
    async with api_server(tmp_path, proxies=("127.0.0.1",)) as server:
        browser = server.browser()
        secure = {"X-Forwarded-Proto": "https", "Origin": browser.url.replace("http:", "https:")}
        assert "Secure" in (await set_cookie(browser, **secure)).split("; ")


async def test_nobody_is_known_without_a_cookie(browser: HttpClient) -> None:
    answer = await browser.send("GET", "/api/me")
    assert (answer.status, answer.json["code"]) == (401, "login-needed")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.parametrize("place", [0, 42, 43, -1])
async def test_a_changed_cookie_is_nobodys(
    server: ApiServer, browser: HttpClient, place: int
) -> None:
    await browser.guest()
    letters = list(browser.token or "")
    letters[place] = "A" if letters[place] != "A" else "B"
    cookie = f"lastcard={''.join(letters)}"
    assert (await server.browser().ask("GET", "/api/me", Cookie=cookie))[0] == 401


@pytest.mark.parametrize("cookie", ["lastcard=", "lastcard=x", 'lastcard="é"', "=;=;;lastcard"])
async def test_a_garbled_cookie_is_nobodys(server: ApiServer, cookie: str) -> None:
    status, problem = await server.browser().ask("GET", "/api/me", Cookie=cookie)
    assert (status, problem["code"]) == (401, "login-needed")


async def test_who_logs_out_is_not_known_any_more(browser: HttpClient) -> None:
    await browser.guest()
    token = browser.token
    assert (await browser.ask("POST", "/api/logout", {}))[0] == 204
    assert browser.token is None
    assert (await browser.ask("GET", "/api/me", Cookie=f"lastcard={token}"))[0] == 401


async def test_logging_out_twice_does_no_harm(browser: HttpClient) -> None:
    assert (await browser.ask("POST", "/api/logout", {}))[0] == 204


async def test_who_comes_again_after_a_while_keeps_the_cookie_longer(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    assert "Set-Cookie" not in (await browser.send("GET", "/api/me")).headers
    server.clock.now += 2 * HOUR
    assert "Set-Cookie" in (await browser.send("GET", "/api/me")).headers
    assert "Set-Cookie" not in (await browser.send("GET", "/api/me")).headers


async def test_a_login_that_nobody_used_for_years_is_over(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    server.clock.now += 401 * 24 * HOUR
    assert (await browser.ask("GET", "/api/me"))[0] == 401


async def test_logging_in_ends_the_login_of_the_guest_before(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    other = server.browser()
    guest = await other.guest()
    await other.ask("POST", "/api/login", {"name": "Ann", "password": "correct horse"})
    assert await server.store.logins.of(guest["id"]) == []


async def test_the_store_knows_no_token(
    server: ApiServer, browser: HttpClient, tmp_path: Path
) -> None:
    await browser.account("Ann")
    token = (await browser.ask("POST", "/api/bots", {"name": "Robbie"}))[1]["token"]
    assert browser.token is not None
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("lastcard.db*"))
    assert b"Robbie" in kept
    assert browser.token[:43].encode() not in kept
    assert token[:43].encode() not in kept
