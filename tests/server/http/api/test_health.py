"""Whoever runs the server can see how it is, and others cannot."""

from pathlib import Path
from typing import Any

import pytest

from lastcard import __version__
from lastcard.store.errors import NotWritten
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server


async def test_a_server_that_is_well_says_so(browser: HttpClient) -> None:
    assert await browser.ask("GET", "/healthz") == (200, {"status": "ok", "version": __version__})


async def test_a_server_without_its_database_is_not_well(
    server: ApiServer, browser: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> bool:
        return False

    monkeypatch.setattr(server.store, "healthy", away)
    status, problem = await browser.ask("GET", "/healthz")
    assert (status, problem["code"]) == (503, "unwell")


async def test_a_server_whose_database_was_moved_says_so(
    server: ApiServer, browser: HttpClient
) -> None:
    file = server.context.settings.data / "lastcard.db"
    file.rename(file.with_name("elsewhere.db"))
    with pytest.raises(NotWritten):
        await server.store.bans.add("Bo", 1)
    status, problem = await browser.ask("GET", "/healthz")
    assert (status, problem["code"]) == (503, "database-moved")


async def test_the_numbers_are_for_prometheus(server: ApiServer, browser: HttpClient) -> None:
    await browser.ask("GET", "/api/me")
    await browser.ask("GET", "/api/matches/secret-name")
    answer = await browser.send("GET", "/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain; version=")
    text = answer.body.decode()
    assert 'lastcard_requests_total{method="GET",path="/api/me",status="401"} 1.0' in text
    assert 'lastcard_refusals_total{code="login-needed"} 1.0' in text
    assert "secret-name" not in text


async def test_open_reports_are_counted(
    server: ApiServer, browser: HttpClient, caplog: pytest.LogCaptureFixture
) -> None:
    me = await browser.guest()
    assert "lastcard_open_reports 0.0" in (await browser.send("GET", "/metrics")).body.decode()
    asked = {"player": me["id"], "reason": "talk"}
    with caplog.at_level("WARNING", "lastcard"):
        number = (await browser.ask("POST", "/api/reports", asked))[1]["report"]
    assert f"report {number} waits for the operator" in caplog.text
    assert "lastcard_open_reports 1.0" in (await browser.send("GET", "/metrics")).body.decode()
    await server.store.reports.close(number, 1)
    assert "lastcard_open_reports 0.0" in (await browser.send("GET", "/metrics")).body.decode()


async def test_the_numbers_are_told_without_a_database_too(
    server: ApiServer, browser: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> int:
        raise OSError("no database")

    monkeypatch.setattr(server.store.reports, "count_open", away)
    assert "lastcard_requests" in (await browser.send("GET", "/metrics")).body.decode()


async def test_unusual_methods_make_no_new_numbers(browser: HttpClient) -> None:
    for method in ("PROPFIND", "SEARCH"):
        await browser.send(method, "/api/me")
    text = (await browser.send("GET", "/metrics")).body.decode()
    assert 'lastcard_requests_total{method="other",path="client",status="405"} 2.0' in text


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({"metrics": "off"}, {}, 404),
        ({"metrics": "local"}, {}, 200),
        ({"metrics": "local"}, {"X-Forwarded-For": "192.0.2.1"}, 404),
        ({"metrics": "local", "proxies": ("127.0.0.1",)}, {"X-Forwarded-For": "192.0.2.1"}, 404),
        ({"metrics": "open", "proxies": ("127.0.0.1",)}, {"X-Forwarded-For": "192.0.2.1"}, 200),
        ({"metrics_token": "t"}, {}, 404),
        ({"metrics_token": "t"}, {"Authorization": "Bearer x"}, 404),
        ({"metrics_token": "t"}, {"Authorization": "Bearer t"}, 200),
        ({"metrics_token": "t", "metrics": "off"}, {"Authorization": "Bearer t"}, 404),
    ],
)
async def test_the_settings_say_who_may_see_the_numbers(
    tmp_path: Path, settings: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    async with api_server(tmp_path, **settings) as server:
        assert (await server.browser().send("GET", "/metrics", headers=headers)).status == status
