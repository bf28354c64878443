"""Who is banned is told so, whatever they try, until the ban is over."""

import os
from typing import Any

import pytest

from lastcard.server.accounts.moderation import Moderator
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from tests.support.clock import HOUR
from tests.support.people.http_client import PASSWORD, HttpClient
from tests.support.servers.api import ApiServer

DAY = 24 * HOUR
RIGHT = {"name": "Ann", "password": PASSWORD}


def moderator(server: ApiServer) -> Moderator:
    data = server.context.settings.data
    return Moderator(server.store, data, "eve", server.clock(), os.urandom)


async def player(server: ApiServer, browser: HttpClient) -> Player:
    me = (await browser.ask("GET", "/api/me"))[1]
    found = await server.store.players.get(PlayerId(me["id"]))
    assert found is not None
    return found


async def ban(server: ApiServer, browser: HttpClient, days: int | None = 7) -> Player:
    banned = await player(server, browser)
    until = None if days is None else server.clock() + days * DAY
    await moderator(server).ban(banned, until, "insults at the table.")
    return banned


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("POST", "/api/guest", {}),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "gang", "edition": "en-2010", "seats": 4}),
        ("POST", "/api/bots", {"name": "Robbie"}),
        ("POST", "/api/login", RIGHT),
        ("POST", "/api/reports", {"player": "x", "reason": "talk"}),
    ],
)
async def test_who_is_banned_is_refused_with_the_end_of_the_ban(
    server: ApiServer, browser: HttpClient, method: str, path: str, body: Any
) -> None:
    await browser.account("Ann")
    banned = await ban(server, browser)
    kept = await server.store.player_bans.of(banned)
    status, problem = await browser.ask(method, path, body)
    assert (status, problem["code"]) == (403, "banned")
    assert kept is not None
    assert problem["args"]["until"] in problem["sentence"]
    assert problem["sentence"].endswith("(UTC): insults at the table.")


async def test_a_ban_for_ever_says_so(server: ApiServer, browser: HttpClient) -> None:
    await browser.account("Ann")
    await ban(server, browser, None)
    status, problem = await browser.ask("GET", "/api/me")
    assert (status, problem["args"]["until"]) == (403, "never")
    assert "any more" in problem["sentence"]


async def test_a_ban_is_of_the_player_in_every_browser(
    server: ApiServer, browser: HttpClient
) -> None:
    codes = await browser.account("Ann")
    await ban(server, browser)
    status, problem = await server.browser().ask("POST", "/api/login", RIGHT)
    assert (status, problem["code"]) == (403, "banned")
    asked = {"name": "Ann", "code": codes[0], "password": "another horse"}
    for _ in range(2):  # and the code is not used up
        status, problem = await server.browser().ask("POST", "/api/recover", asked)
        assert (status, problem["code"]) == (403, "banned")
    wrong = {"name": "Ann", "password": "wrong horse"}
    status, problem = await server.browser().ask("POST", "/api/login", wrong)
    assert (status, problem["code"]) == (403, "login-wrong"), "a stranger is told nothing"


async def test_who_logged_out_before_is_no_new_guest_in_that_browser(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    banned = await player(server, browser)
    await browser.ask("POST", "/api/logout", {})
    await moderator(server).ban(banned, None, "rude")
    status, problem = await browser.ask("POST", "/api/guest", {})
    assert (status, problem["code"]) == (403, "banned")
    assert (await server.browser().ask("POST", "/api/guest", {}))[0] == 200


async def test_a_ban_covers_bots(server: ApiServer, browser: HttpClient) -> None:
    await browser.account("Ann")
    token = (await browser.ask("POST", "/api/bots", {"name": "Robbie"}))[1]["token"]
    program = {"Authorization": f"Bearer {token}"}
    assert (await server.browser().ask("GET", "/api/me", **program))[0] == 200
    await ban(server, browser)
    status, problem = await server.browser().ask("GET", "/api/me", **program)
    assert (status, problem["code"]) == (403, "banned")


async def test_a_ban_ends_by_itself_and_the_logins_of_before_stay_ended(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    await ban(server, browser)
    server.clock.now += 7 * DAY
    assert (await browser.ask("GET", "/api/me"))[0] == 401
    assert (await browser.ask("POST", "/api/login", RIGHT))[0] == 200
    assert (await browser.ask("GET", "/api/me"))[0] == 200


async def test_a_guest_is_the_same_guest_after_a_ban(
    server: ApiServer, browser: HttpClient
) -> None:
    me = await browser.guest()
    await ban(server, browser)
    assert (await browser.ask("POST", "/api/guest", {}))[0] == 403
    server.clock.now += 7 * DAY
    assert (await browser.guest())["id"] == me["id"]


async def test_a_ban_can_be_lifted(server: ApiServer, browser: HttpClient) -> None:
    await browser.account("Ann")
    banned = await ban(server, browser, None)
    assert await moderator(server).lift_ban(banned)
    assert not await moderator(server).lift_ban(banned)
    assert (await browser.ask("GET", "/api/me"))[0] == 401
    assert (await browser.ask("POST", "/api/login", RIGHT))[0] == 200


async def test_who_is_banned_still_owns_their_data(server: ApiServer, browser: HttpClient) -> None:
    await browser.account("Ann")
    banned = await ban(server, browser)
    status, export = await browser.ask("GET", "/api/export")
    assert (status, export["bans"][0]["reason"]) == (200, "insults at the table.")
    assert (await browser.ask("DELETE", "/api/account", {"password": PASSWORD}))[0] == 204
    assert await server.store.players.get(banned.id) is None


async def test_a_password_is_reset_with_a_code_that_opens_once(
    server: ApiServer, browser: HttpClient
) -> None:
    codes = await browser.account("Ann")
    code = await moderator(server).reset_password(await player(server, browser))
    assert (await browser.ask("GET", "/api/me"))[0] == 401
    assert (await browser.ask("POST", "/api/login", RIGHT))[1]["code"] == "login-wrong"
    asked = {"name": "Ann", "password": "another horse"}
    status, _ = await browser.ask("POST", "/api/recover", asked | {"code": codes[0]})
    assert status == 403
    assert (await browser.ask("POST", "/api/recover", asked | {"code": code}))[0] == 200
    assert (await browser.ask("POST", "/api/login", asked))[0] == 200


async def test_what_an_operator_does_is_in_the_audit_log(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    banned = await ban(server, browser)
    await browser.ask("POST", "/api/login", RIGHT)
    await moderator(server).lift_ban(banned)
    await moderator(server).end_logins(banned)
    await moderator(server).delete(banned)
    deeds = await server.store.audit.listed(banned.id)
    assert [(deed.deed, deed.by) for deed in deeds] == [
        ("account-made", "player"),
        ("banned", "operator eve"),
        ("login-refused", "player"),
        ("ban-lifted", "operator eve"),
        ("logins-ended", "operator eve"),
        ("deleted", "operator eve"),
    ]
