"""Whatever goes wrong, at whatever address, is told the same way and never by a traceback."""

import json
import logging
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pytest
from aiohttp import web

from lastcard.server import errors
from lastcard.server.http.problems import refusal_of
from lastcard.server.http.route import AnyRoute
from lastcard.server.http.routes import RAW_ROUTES, ROUTES
from tests.support.people.http_client import Answer, HttpClient
from tests.support.servers.api import ApiServer

ADDRESSES = [(route.method, route.path) for route in ROUTES] + [
    ("GET", door.path) for door in RAW_ROUTES
]
IDS = [f"{method} {path}" for method, path in ADDRESSES]
NONSENSE = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b"\xff",
    b'{"no such field": 1}',
    b'{"name": "\\ud800"}',
    b"[" * 10_000,
]
WITH_BODY = [route for route in ROUTES if route.has_body]


def concrete(path: str) -> str:
    parts = {"id": "nobody-1", "game": "gang", "step": "0", "token": "nobody-1"}
    return path.format(**parts)


def check_problem(answer: Answer, status: int, code: str) -> Mapping[str, Any]:
    """The arguments of the problem that *answer* tells."""
    assert (answer.status, answer.json["code"]) == (status, code)
    assert set(answer.json) == {"code", "args", "sentence"}
    assert answer.json["sentence"].endswith(".")
    assert answer.headers["Content-Type"].startswith("application/json")
    assert b"Traceback" not in answer.body
    args: Mapping[str, Any] = answer.json["args"]
    return args


@pytest.mark.parametrize(("method", "path"), ADDRESSES, ids=IDS)
async def test_a_method_an_address_does_not_take_is_refused(
    browser: HttpClient, method: str, path: str
) -> None:
    answer = await browser.send("PUT", concrete(path), json={})
    allowed = str(check_problem(answer, 405, "method-wrong")["allowed"])
    assert method in allowed
    assert answer.headers["Allow"] == allowed


@pytest.mark.parametrize("route", WITH_BODY, ids=lambda route: f"{route.method} {route.path}")
async def test_a_body_that_is_not_what_is_awaited_is_refused(
    browser: HttpClient, route: AnyRoute
) -> None:
    await browser.account("Ann")
    headers = {"Content-Type": "application/json"}
    for body in NONSENSE:
        answer = await browser.send(route.method, concrete(route.path), data=body, headers=headers)
        assert check_problem(answer, 400, "body-wrong")["detail"]


@pytest.mark.parametrize("route", WITH_BODY, ids=lambda route: f"{route.method} {route.path}")
async def test_a_body_that_is_too_long_is_refused(browser: HttpClient, route: AnyRoute) -> None:
    await browser.account("Ann")
    body = BytesIO(json.dumps({"name": "x" * route.longest}).encode())
    headers = {"Content-Type": "application/json"}
    answer = await browser.send(route.method, concrete(route.path), data=body, headers=headers)
    check_problem(answer, 413, "body-too-long")


@pytest.mark.parametrize("route", WITH_BODY, ids=lambda route: f"{route.method} {route.path}")
async def test_a_body_of_another_type_is_refused(browser: HttpClient, route: AnyRoute) -> None:
    await browser.account("Ann")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        headers = {"Content-Type": kind}
        answer = await browser.send(route.method, concrete(route.path), data=b"{}", headers=headers)
        check_problem(answer, 415, "body-not-json")


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
async def test_an_address_for_people_we_know_is_for_nobody_else(
    browser: HttpClient, route: AnyRoute
) -> None:
    answer = await browser.send(route.method, concrete(route.path), json={})
    if route.who != "anybody":
        check_problem(answer, 401, "login-needed")
    elif answer.status >= 400:
        check_problem(answer, answer.status, answer.json["code"])


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
async def test_a_bug_is_logged_and_nothing_of_it_is_told(
    server: ApiServer,
    route: AnyRoute,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a secret of the server")

    monkeypatch.setattr(server.context.sessions, "known", broken)
    with caplog.at_level(logging.ERROR):
        answer = await server.browser().send(route.method, concrete(route.path), json={})
    check_problem(answer, 500, "broken")
    assert b"secret" not in answer.body
    assert "Traceback" in caplog.text
    assert server.context.metrics.registry.get_sample_value("lastcard_bugs_total") == 1


@pytest.mark.parametrize(
    "path", ["/api/", "/api/nothing", "/api/logins/..%2f..", "/x.php", "/.env"]
)
async def test_what_is_not_there_is_not_there(browser: HttpClient, path: str) -> None:
    check_problem(await browser.send("GET", path), 404, "page-unknown")


async def test_a_query_that_makes_no_sense_is_refused(browser: HttpClient) -> None:
    await browser.guest()
    for query in ("limit=0", "limit=101", "limit=x", "before=%00"):
        answer = await browser.send("GET", f"/api/me/matches?{query}")
        assert check_problem(answer, 400, "query-wrong")["detail"]


async def test_sentences_come_in_the_language_of_who_asks(browser: HttpClient) -> None:
    answer = await browser.send("GET", "/api/me", headers={"Accept-Language": "tlh, en;q=0.5"})
    assert check_problem(answer, 401, "login-needed") == {}


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (web.HTTPNotFound(), errors.PageUnknown),
        (web.HTTPMethodNotAllowed("PUT", ["GET"]), errors.MethodWrong),
        (web.HTTPRequestEntityTooLarge(1, 2), errors.BodyTooLong),
        (web.HTTPExpectationFailed(), errors.RequestWrong),
        (web.HTTPBadGateway(), errors.Broken),
    ],
)
def test_what_aiohttp_refuses_is_a_refusal_of_ours(
    error: web.HTTPException, kind: type[errors.ServerRefusal]
) -> None:
    assert type(refusal_of(error)) is kind
