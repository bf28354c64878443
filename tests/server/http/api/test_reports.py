"""What is reported reaches the operator."""

from typing import Any

import pytest

from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer


async def bo(server: ApiServer) -> str:
    found: str = (await server.browser().guest(name="Bo"))["id"]
    return found


async def test_the_operator_sees_a_report(server: ApiServer, browser: HttpClient) -> None:
    ann = (await browser.guest())["id"]
    asked = {"player": await bo(server), "reason": "talk", "text": "rude\x00 words\nindeed"}
    status, reported = await browser.ask("POST", "/api/reports", asked)
    assert status == 201
    (report,) = await server.store.reports.listed()
    assert report.id == reported["report"]
    assert (report.reporter, report.player, report.reason) == (ann, asked["player"], "talk")
    assert report.text == "rude words\nindeed"


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"player": "nobody"}, 404, "player-unknown"),
        ({"match": "nothing"}, 404, "match-unknown"),
        ({"reason": "boring"}, 400, "body-wrong"),
        ({"text": "x" * 1001}, 400, "body-wrong"),
        ({"player": "\x00"}, 400, "body-wrong"),
    ],
)
async def test_a_report_about_nothing_is_refused(
    server: ApiServer, browser: HttpClient, change: dict[str, Any], status: int, code: str
) -> None:
    await browser.guest()
    asked = {"player": await bo(server), "reason": "talk"} | change
    answered, problem = await browser.ask("POST", "/api/reports", asked)
    assert (answered, problem["code"]) == (status, code)
    assert await server.store.reports.listed() == []
