"""Whoever guesses passwords is held up, and the owner of the account is not."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lastcard.server.http.limits import RATES
from tests.support.people.http_client import PASSWORD, HttpClient
from tests.support.servers.api import ApiServer, api_server

RIGHT = {"name": "Ann", "password": PASSWORD}
WRONG = {"name": "Ann", "password": "wrong horse"}
HOME = "198.51.100.1"
"""Where Ann is."""
BURST = RATES["guesses"].at_once


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[ApiServer]:
    async with api_server(tmp_path, limits=1.0, proxies=("127.0.0.1",)) as server:
        yield server


async def log_in(browser: HttpClient, asked: dict[str, str], address: str) -> int:
    headers = {"X-Forwarded-For": address}
    return (await browser.ask("POST", "/api/login", asked, **headers))[0]


async def guess(server: ApiServer, address: str) -> int:
    return await log_in(server.browser(), WRONG, address)


async def use_up(server: ApiServer) -> None:
    """Let strangers guess at Ann's password for as long as they may, also from her own address."""
    ann = await server.store.players.by_name("Ann")
    assert ann is not None
    for _ in range(RATES["strangers"].at_once - 1):
        server.context.limits.take("strangers", ann.id)
    for _ in range(RATES["logins"].at_once - 1):
        server.context.limits.take("logins", HOME)
    assert await guess(server, HOME) == 403, "the last one that is not too many"
    assert await guess(server, HOME) == 429


async def test_an_address_guesses_only_so_often(limited: ApiServer) -> None:
    await limited.browser().account("Ann")
    statuses = [await guess(limited, "192.0.2.1") for _ in range(BURST + 1)]
    assert set(statuses[:-1]) == {403}
    assert statuses[-1] == 429


async def test_guesses_from_elsewhere_do_not_lock_the_owner_out(limited: ApiServer) -> None:
    await limited.browser().account("Ann")
    for _ in range(BURST + 1):
        await guess(limited, "192.0.2.1")
    assert await log_in(limited.browser(), RIGHT, "192.0.2.2") == 200


async def test_all_strangers_together_guess_only_so_often(limited: ApiServer) -> None:
    await limited.browser().account("Ann")
    most = RATES["strangers"].at_once
    statuses = [await guess(limited, f"192.0.2.{number}") for number in range(most + 1)]
    assert set(statuses[:-1]) == {403}
    assert statuses[-1] == 429


async def test_a_known_device_has_its_own_way_in(limited: ApiServer) -> None:
    owner = limited.browser()
    await owner.account("Ann")
    assert (await owner.ask("POST", "/api/logout", {}))[0] == 204
    await use_up(limited)
    assert await log_in(limited.browser(), RIGHT, "198.51.100.2") == 429
    assert await log_in(owner, RIGHT, HOME) == 200


async def test_a_known_device_guesses_only_so_often(limited: ApiServer) -> None:
    owner = limited.browser()
    await owner.account("Ann")
    await owner.ask("POST", "/api/logout", {})
    statuses = [await log_in(owner, WRONG, f"192.0.2.{number}") for number in range(BURST + 1)]
    assert (set(statuses[:-1]), statuses[-1]) == ({403}, 429)


async def test_a_device_is_known_for_its_own_accounts_alone(limited: ApiServer) -> None:
    await limited.browser().account("Ann")
    attacker = limited.browser()
    await attacker.account("Mallory")
    for _ in range(BURST):
        await log_in(attacker, WRONG, "192.0.2.1")
    assert await log_in(attacker, WRONG, "192.0.2.1") == 429


async def test_a_recovery_code_works_while_passwords_are_guessed(limited: ApiServer) -> None:
    codes = await limited.browser().account("Ann")
    await use_up(limited)
    asked = {"name": "Ann", "code": codes[0], "password": "another horse"}
    headers = {"X-Forwarded-For": HOME}
    assert (await limited.browser().ask("POST", "/api/recover", asked, **headers))[0] == 200


async def test_an_account_has_another_token_than_the_guest_had(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    before = browser.token
    await browser.account("Ann")
    assert browser.token != before
    assert (await browser.ask("GET", "/api/me"))[0] == 200
    stranger = server.browser()
    assert (await stranger.ask("GET", "/api/me", Cookie=f"lastcard={before}"))[0] == 401


async def test_the_login_of_a_guest_goes_on_as_the_accounts(
    server: ApiServer, browser: HttpClient
) -> None:
    guest = await browser.guest()
    (before,) = await server.store.logins.of(guest["id"])
    await browser.account("Ann")
    assert [login.id for login in await server.store.logins.of(guest["id"])] == [before.id]


async def test_a_failed_login_is_logged_with_the_address(
    limited: ApiServer, caplog: pytest.LogCaptureFixture
) -> None:
    await limited.browser().account("Ann")
    with caplog.at_level(logging.INFO, "lastcard"):
        await guess(limited, "192.0.2.7")
        asked = {"name": "Secret word", "password": "x"}
        await log_in(limited.browser(), asked, "192.0.2.8")
    lines = [record.getMessage() for record in caplog.records]
    assert [line for line in lines if line.startswith("login failed from 192.0.2.7, account id-")]
    assert "login failed from 192.0.2.8, account unknown" in lines
    assert "Secret word" not in caplog.text


async def test_what_happens_to_an_account_is_in_the_audit_log(
    server: ApiServer, browser: HttpClient
) -> None:
    codes = await browser.account("Ann")
    player = (await browser.ask("GET", "/api/me"))[1]["id"]
    other = server.browser()
    await other.ask("POST", "/api/login", WRONG)
    await other.ask("POST", "/api/login", RIGHT)
    asked = {"old": PASSWORD, "password": "another horse"}
    await other.ask("POST", "/api/password", asked | {"old": "x"})
    await other.ask("POST", "/api/password", asked)
    await other.ask("POST", "/api/codes", {"password": "another horse"})
    recovery = {"name": "Ann", "code": codes[0], "password": "third horse"}
    await other.ask("POST", "/api/recover", recovery)
    deeds = await server.store.audit.listed(player)
    assert [deed.deed for deed in deeds] == [
        *("account-made", "login-failed", "login", "password-failed", "password-changed"),
        *("codes-renewed", "recovery-failed"),
    ]
    assert {(deed.by, deed.address) for deed in deeds} == {("player", "127.0.0.1")}


async def test_of_who_is_deleted_the_audit_log_keeps_no_address(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Ann")
    player = (await browser.ask("GET", "/api/me"))[1]["id"]
    await browser.ask("DELETE", "/api/account", {"password": PASSWORD})
    deeds = await server.store.audit.listed(player)
    assert [deed.deed for deed in deeds] == ["account-made", "deleted"]
    assert {deed.address for deed in deeds} == {None}


async def test_a_club_of_sixty_makes_accounts_and_logs_in_on_new_devices(
    limited: ApiServer,
) -> None:
    names = [f"Member {number}" for number in range(100, 160)]
    for name in names:
        await limited.browser().account(name)
    for name in names:
        asked = {"name": name, "password": PASSWORD}
        assert await log_in(limited.browser(), asked, "127.0.0.1") == 200
