"""Logins can be looked through and ended, one by one."""

from tests.support.people.http_client import PASSWORD, HttpClient
from tests.support.servers.api import ApiServer


async def two_logins(server: ApiServer, browser: HttpClient) -> HttpClient:
    await browser.account("Ann")
    other = server.browser()
    asked = {"name": "Ann", "password": PASSWORD}
    server.clock.now += 1000
    assert (await other.ask("POST", "/api/login", asked, **{"User-Agent": "Phone\u202e"}))[0] == 200
    return other


async def test_all_logins_are_listed_and_the_one_here_is_marked(
    server: ApiServer, browser: HttpClient
) -> None:
    await two_logins(server, browser)
    logins = (await browser.ask("GET", "/api/logins"))[1]["logins"]
    assert [login["here"] for login in logins] == [False, True]
    assert logins[0]["agent"] == "Phone"


async def test_a_login_that_is_ended_is_over(server: ApiServer, browser: HttpClient) -> None:
    other = await two_logins(server, browser)
    login = (await browser.ask("GET", "/api/logins"))[1]["logins"][0]["id"]
    assert (await browser.ask("DELETE", f"/api/logins/{login}"))[0] == 204
    assert (await other.ask("GET", "/api/me"))[0] == 401
    assert (await browser.ask("GET", "/api/me"))[0] == 200
    status, problem = await browser.ask("DELETE", f"/api/logins/{login}")
    assert (status, problem["code"]) == (404, "login-unknown")


async def test_who_ends_the_login_here_is_logged_out(browser: HttpClient) -> None:
    await browser.guest()
    login = (await browser.ask("GET", "/api/logins"))[1]["logins"][0]["id"]
    await browser.ask("DELETE", f"/api/logins/{login}")
    assert browser.token is None


async def test_nobody_ends_the_logins_of_others(server: ApiServer, browser: HttpClient) -> None:
    await browser.guest()
    login = (await browser.ask("GET", "/api/logins"))[1]["logins"][0]["id"]
    other = server.browser()
    await other.guest()
    assert (await other.ask("DELETE", f"/api/logins/{login}"))[0] == 404
    assert (await browser.ask("GET", "/api/me"))[0] == 200
