"""A guest makes an account, comes back to it, recovers it, and leaves for good."""

import pytest

from lastcard.locales import Words
from tests.support.clock import HOUR
from tests.support.people.http_client import PASSWORD, HttpClient
from tests.support.servers.api import ApiServer


async def test_a_guest_is_given_a_name_in_their_language(server: ApiServer) -> None:
    finn = await server.browser().guest(language="fi")
    assert finn["name"].partition(" ")[0] in Words("fi").say("guest-birds").split()


async def test_a_guest_is_given_a_name(browser: HttpClient) -> None:
    me = await browser.guest()
    assert me["kind"] == "guest"
    assert me["name"]


async def test_a_guest_may_choose_a_name(browser: HttpClient) -> None:
    assert (await browser.guest(name=" Ann  Bo "))["name"] == "Ann Bo"


async def test_who_is_known_stays_who_he_is(browser: HttpClient) -> None:
    me = await browser.guest(name="Ann")
    assert await browser.guest(name="Bo") == me


async def test_an_account_keeps_everything_the_guest_had(browser: HttpClient) -> None:
    guest = await browser.guest()
    codes = await browser.account("Ann")
    status, me = await browser.ask("GET", "/api/me")
    assert status == 200
    assert (me["id"], me["name"], me["kind"]) == (guest["id"], "Ann", "account")
    assert me["codes"] == len(codes) == 8


async def test_who_has_an_account_cannot_make_another(browser: HttpClient) -> None:
    await browser.account("Ann")
    asked = {"name": "Bo", "password": PASSWORD}
    status, problem = await browser.ask("POST", "/api/account", asked)
    assert (status, problem["code"]) == (409, "not-a-guest")


async def test_an_account_is_entered_from_another_browser(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    other = server.browser()
    status, me = await other.ask("POST", "/api/login", {"name": "ANN", "password": PASSWORD})
    assert (status, me["name"]) == (200, "Ann")
    assert (await other.ask("GET", "/api/me"))[1]["id"] == me["id"]


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("Ann", "wrong horse"),
        ("Ann", ""),
        ("Nobody here", PASSWORD),
        ("An\x00n", PASSWORD),
        ("x" * 100, PASSWORD),
    ],
)
async def test_a_wrong_name_or_password_is_refused_the_same_way(
    server: ApiServer, browser: HttpClient, name: str, password: str
) -> None:
    await browser.account("Ann")
    other = server.browser()
    status, problem = await other.ask("POST", "/api/login", {"name": name, "password": password})
    assert (status, problem["code"], problem["args"]) == (403, "login-wrong", {})
    assert other.token is None


async def test_a_recovery_code_opens_an_account_once(
    server: ApiServer, browser: HttpClient
) -> None:
    codes = await browser.account("Ann")
    other = server.browser()
    asked = {"name": "Ann", "code": codes[3].lower(), "password": "another horse"}
    status, me = await other.ask("POST", "/api/recover", asked)
    assert (status, me["codes"]) == (200, 7)
    status, problem = await other.ask("POST", "/api/recover", asked)
    assert (status, problem["code"]) == (403, "code-wrong")
    asked = {"name": "Ann", "password": "another horse"}
    assert (await server.browser().ask("POST", "/api/login", asked))[0] == 200


async def test_after_a_recovery_all_other_logins_are_ended(
    server: ApiServer, browser: HttpClient
) -> None:
    codes = await browser.account("Ann")
    asked = {"name": "Ann", "code": codes[0], "password": "another horse"}
    await server.browser().ask("POST", "/api/recover", asked)
    assert (await browser.ask("GET", "/api/me"))[0] == 401


async def test_new_codes_replace_the_old_ones(server: ApiServer, browser: HttpClient) -> None:
    old = await browser.account("Ann")
    status, told = await browser.ask("POST", "/api/codes", {"password": PASSWORD})
    assert (status, len(set(told["codes"]) - set(old))) == (201, 8)
    asked = {"name": "Ann", "password": "another horse"}
    status, problem = await browser.ask("POST", "/api/recover", asked | {"code": old[0]})
    assert (status, problem["code"]) == (403, "code-wrong")
    status, me = await browser.ask("POST", "/api/recover", asked | {"code": told["codes"][0]})
    assert (status, me["codes"]) == (200, 7)


async def test_new_codes_cost_the_password(browser: HttpClient) -> None:
    codes = await browser.account("Ann")
    status, problem = await browser.ask("POST", "/api/codes", {"password": "wrong horse"})
    assert (status, problem["code"]) == (403, "password-wrong")
    asked = {"name": "Ann", "code": codes[0], "password": "another horse"}
    assert (await browser.ask("POST", "/api/recover", asked))[0] == 200


@pytest.mark.parametrize("name", ["Ann", "Nobody here", "\x00"])
async def test_a_wrong_code_opens_nothing(
    server: ApiServer, browser: HttpClient, name: str
) -> None:
    await browser.account("Ann")
    asked = {"name": name, "code": "00000-00000-00000-00000", "password": "another horse"}
    status, problem = await server.browser().ask("POST", "/api/recover", asked)
    assert (status, problem["code"]) == (403, "code-wrong")


async def test_a_new_password_ends_every_other_login(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    other = server.browser()
    await other.ask("POST", "/api/login", {"name": "Ann", "password": PASSWORD})
    asked = {"old": PASSWORD, "password": "another horse"}
    assert (await browser.ask("POST", "/api/password", asked))[0] == 204
    assert (await browser.ask("GET", "/api/me"))[0] == 200
    assert (await other.ask("GET", "/api/me"))[0] == 401
    old, new = {"name": "Ann", "password": PASSWORD}, {"name": "Ann", "password": "another horse"}
    assert (await other.ask("POST", "/api/login", old))[0] == 403
    assert (await other.ask("POST", "/api/login", new))[0] == 200


async def test_a_new_password_needs_the_old_one(browser: HttpClient) -> None:
    await browser.account("Ann")
    asked = {"old": "wrong horse", "password": "another horse"}
    status, problem = await browser.ask("POST", "/api/password", asked)
    assert (status, problem["code"]) == (403, "password-wrong")


async def test_a_password_that_would_be_guessed_is_refused(browser: HttpClient) -> None:
    await browser.guest()
    asked = {"name": "Ann", "password": "password123"}
    status, problem = await browser.ask("POST", "/api/account", asked)
    assert (status, problem["code"]) == (422, "password-weak")


async def test_who_leaves_is_forgotten(server: ApiServer, browser: HttpClient) -> None:
    await browser.account("Ann")
    player = (await browser.ask("GET", "/api/me"))[1]["id"]
    assert (await browser.ask("DELETE", "/api/account", {"password": PASSWORD}))[0] == 204
    assert browser.token is None
    assert await server.store.players.get(player) is None
    asked = {"name": "Ann", "password": PASSWORD}
    assert (await browser.ask("POST", "/api/login", asked))[0] == 403


@pytest.mark.parametrize("asked", [{}, {"password": "wrong horse"}])
async def test_an_account_is_not_left_without_its_password(
    browser: HttpClient, asked: dict[str, str]
) -> None:
    await browser.account("Ann")
    status, problem = await browser.ask("DELETE", "/api/account", asked)
    assert (status, problem["code"]) == (403, "password-wrong")
    assert (await browser.ask("GET", "/api/me"))[0] == 200


async def test_a_guest_leaves_without_a_password(server: ApiServer, browser: HttpClient) -> None:
    player = (await browser.guest())["id"]
    assert (await browser.ask("DELETE", "/api/account", {}))[0] == 204
    assert await server.store.players.get(player) is None


async def test_everything_kept_about_somebody_can_be_had(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    status, kept = await browser.ask("GET", "/api/export")
    assert status == 200
    assert kept["player"]["name"] == "Ann"
    assert browser.token
    assert browser.token[:43] not in str(kept)
    assert "argon2" not in str(kept)


async def test_whoever_is_here_is_remembered_to_be_here(
    server: ApiServer, browser: HttpClient
) -> None:
    player = (await browser.guest())["id"]
    server.clock.now += 2 * HOUR
    await browser.ask("GET", "/api/me")
    seen = await server.store.players.get(player)
    assert seen is not None
    assert seen.seen == server.clock.now
