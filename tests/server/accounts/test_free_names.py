"""Who wants a name gets it, unless somebody has it or nobody may."""

import pytest

from tests.support.clock import START
from tests.support.people.http_client import PASSWORD, HttpClient
from tests.support.servers.api import ApiServer


async def test_guests_may_be_called_alike(server: ApiServer) -> None:
    assert (await server.browser().guest(name="Ann"))["name"] == "Ann"
    assert (await server.browser().guest(name="Ann"))["name"] == "Ann"


@pytest.mark.parametrize("name", ["Cop", "cop", "ＣＯＰ", "Сор", "C0p", "ᴄᴏᴘ"])
async def test_nobody_is_called_like_an_account(
    server: ApiServer, browser: HttpClient, name: str
) -> None:
    await browser.account("Cop")
    other = server.browser()
    status, problem = await other.ask("POST", "/api/guest", {"name": name})
    assert (status, problem["code"]) == (409, "name-taken")
    await other.guest()
    status, problem = await other.ask("PATCH", "/api/me", {"name": name})
    assert (status, problem["code"]) == (409, "name-taken")
    asked = {"name": name, "password": PASSWORD}
    status, problem = await other.ask("POST", "/api/account", asked)
    assert (status, problem["code"]) == (409, "name-taken")


async def test_a_banned_name_cannot_be_had(server: ApiServer, browser: HttpClient) -> None:
    await server.store.bans.add("Rude", START)
    for name in ("Rude", "rude", "ＲＵＤＥ"):
        status, problem = await browser.ask("POST", "/api/guest", {"name": name})
        assert (status, problem["code"]) == (422, "name-reserved")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u202ennA", "name-odd"),
        ("Ann\n", "name-odd"),
        ("Аnn", "name-mixed"),
        ("x" * 25, "name-long"),
        ("   ", "name-empty"),
        ("operator", "name-reserved"),
    ],
)
async def test_a_name_nobody_can_have_is_refused_with_a_sentence(
    browser: HttpClient, name: str, code: str
) -> None:
    status, problem = await browser.ask("POST", "/api/guest", {"name": name})
    assert (status, problem["code"]) == (422, code)
    assert problem["sentence"].endswith(".")


async def test_an_account_may_be_called_otherwise_and_change_its_capitals(
    browser: HttpClient,
) -> None:
    await browser.account("Ann")
    assert (await browser.ask("PATCH", "/api/me", {"name": "ANN"}))[1]["name"] == "ANN"
    assert (await browser.ask("PATCH", "/api/me", {"name": "Bo"}))[1]["name"] == "Bo"


async def test_a_language_there_are_words_for_is_remembered(browser: HttpClient) -> None:
    assert (await browser.guest(language="en"))["language"] == "en"
    status, problem = await browser.ask("PATCH", "/api/me", {"language": "tlh"})
    assert (status, problem["code"]) == (422, "language-missing")
