"""A bot account is a player with a token, and its owner's to remove."""

import pytest

from lastcard.server.http.api.bots import MOST
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer


async def robbie(browser: HttpClient) -> tuple[str, str]:
    """A bot of Ann: its id and its token."""
    await browser.account("Ann")
    status, made = await browser.ask("POST", "/api/bots", {"name": "Robbie"})
    assert status == 201
    return made["bot"]["id"], made["token"]


async def test_a_token_opens_the_bot_account(server: ApiServer, browser: HttpClient) -> None:
    bot, token = await robbie(browser)
    program = server.browser()
    status, me = await program.ask("GET", "/api/me", Authorization=f"Bearer {token}")
    assert (status, me["id"], me["name"], me["kind"]) == (200, bot, "Robbie", "bot")
    assert program.token is None


async def test_a_bot_makes_tables_without_a_page(server: ApiServer, browser: HttpClient) -> None:
    _, token = await robbie(browser)
    program = server.browser()
    asked = {"game": "gang", "edition": "en-2010", "seats": 4}
    answer = await program.session.post(
        f"{server.url}/api/tables", json=asked, headers={"Authorization": f"bearer {token}"}
    )
    assert answer.status == 201
    answer.release()


@pytest.mark.parametrize(
    ("method", "path", "asked", "code"),
    [
        ("PATCH", "/api/me", {"name": "Bender"}, "person-needed"),
        ("GET", "/api/logins", None, "person-needed"),
        ("POST", "/api/bots", {"name": "Bender"}, "account-needed"),
        ("DELETE", "/api/account", {}, "person-needed"),
    ],
)
async def test_a_bot_may_not_do_what_is_for_people(
    browser: HttpClient, method: str, path: str, asked: object, code: str
) -> None:
    _, token = await robbie(browser)
    status, problem = await browser.ask(method, path, asked, Authorization=f"Bearer {token}")
    assert (status, problem["code"]) == (403, code)


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Bearer  ", "Basic QTpC", "Bearer é"])
async def test_a_wrong_token_is_nobodys(server: ApiServer, header: str) -> None:
    status, problem = await server.browser().ask("GET", "/api/me", Authorization=header)
    assert (status, problem["code"]) == (401, "login-needed")


async def test_a_cookie_does_not_help_a_wrong_token(browser: HttpClient) -> None:
    await browser.guest()
    assert (await browser.ask("GET", "/api/me", Authorization="Bearer x"))[0] == 401


async def test_a_cookie_is_no_bearer_token(browser: HttpClient) -> None:
    await browser.guest()
    header = f"Bearer {browser.token}"
    browser.session.cookie_jar.clear()
    assert (await browser.ask("GET", "/api/me", Authorization=header))[0] == 401


async def test_a_removed_bot_is_not_known_any_more(browser: HttpClient) -> None:
    bot, token = await robbie(browser)
    assert [one["id"] for one in (await browser.ask("GET", "/api/bots"))[1]["bots"]] == [bot]
    assert (await browser.ask("DELETE", f"/api/bots/{bot}"))[0] == 204
    assert (await browser.ask("GET", "/api/bots"))[1]["bots"] == []
    assert (await browser.ask("GET", "/api/me", Authorization=f"Bearer {token}"))[0] == 401
    assert (await browser.ask("DELETE", f"/api/bots/{bot}"))[1]["code"] == "bot-account-unknown"


async def test_nobody_removes_the_bots_of_others(server: ApiServer, browser: HttpClient) -> None:
    bot, _ = await robbie(browser)
    other = server.browser()
    await other.account("Bo")
    assert (await other.ask("DELETE", f"/api/bots/{bot}"))[0] == 404


async def test_a_guest_has_no_bots(browser: HttpClient) -> None:
    await browser.guest()
    status, problem = await browser.ask("POST", "/api/bots", {"name": "Robbie"})
    assert (status, problem["code"]) == (403, "account-needed")


async def test_an_account_has_only_so_many_bots(browser: HttpClient) -> None:
    await browser.account("Ann")
    for number in range(MOST):
        assert (await browser.ask("POST", "/api/bots", {"name": f"Robbie {number}"}))[0] == 201
    status, problem = await browser.ask("POST", "/api/bots", {"name": "Robbie"})
    assert (status, problem["code"]) == (409, "bots-enough")


async def test_a_bots_name_is_its_own(browser: HttpClient) -> None:
    await robbie(browser)
    for name in ("robbie", "ANN"):
        status, problem = await browser.ask("POST", "/api/bots", {"name": name})
        assert (status, problem["code"]) == (409, "name-taken")
