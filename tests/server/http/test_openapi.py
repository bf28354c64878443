"""The description of the API is true: whatever it allows is answered as it says."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from lastcard.server.http.route import AnyRoute
from lastcard.server.http.routes import RAW_ROUTES, ROUTES, description
from tests.support.servers.api import ApiServer, api_server
from tests.support.tables.kept_match import keep

T = TypeVar("T")

# What the types allow may still be no name, no password or no setup of a table: 422.
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "401", "403", "404", "409", "422"]
            }
        },
        "generation": {"with-security-parameters": False},  # the test logs in itself
    }
)
SCHEMA = schemathesis.openapi.from_dict(description(), config=CONFIG)
FOR_PLAYERS = {(route.method, route.path): route for route in ROUTES if route.who != "anybody"}
KNOWN = "m-1"
EXAMPLES = 8


class Apart:
    """A server whose event loop runs in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._stop = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self.server: ApiServer

    def __enter__(self) -> "Apart":
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        async with api_server(self._folder) as self.server:
            await keep(self.server.store, KNOWN, "ann")
            self._ready.set()
            await self._stop.wait()


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    with Apart(tmp_path_factory.mktemp("openapi")) as server:
        yield server


async def token(server: ApiServer, route: AnyRoute) -> str:
    """The token of a guest or an account, as *route* needs it, that was made a moment ago."""
    player = await server.store.players.create("Ann", server.clock())
    if route.who == "account":
        await server.store.players.register(player.id, player.id, "no hash of any password")
    return await server.context.sessions.begin(player.id, "test")


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_route_answers_as_it_is_described(case: schemathesis.Case[Any], apart: Apart) -> None:
    if _has_whole_float(case.body):
        return  # JSON Schema takes 1.0 for a whole number; we want it written as one
    if _is_meant_well(case) and len(case.path_parameters.get("id", "")) % 2:
        case.path_parameters["id"] = KNOWN
    url = apart.server.url
    route = FOR_PLAYERS.get((case.operation.method.upper(), case.operation.path))
    cookies = {"lastcard": apart.do(token(apart.server, route))} if route else {}
    response = case.call_and_validate(base_url=url, headers={"Origin": url}, cookies=cookies)
    assert b"Traceback" not in response.content


def _is_meant_well(case: schemathesis.Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


def _has_whole_float(body: object) -> bool:
    if isinstance(body, dict):
        return any(map(_has_whole_float, body.values()))
    return isinstance(body, float) and body.is_integer()


def test_every_route_is_described() -> None:
    described = {
        (method.upper(), path)
        for path, methods in description()["paths"].items()
        for method in methods
    }
    routes = {(route.method, route.path) for route in ROUTES}
    assert described == routes | {("GET", door.path) for door in RAW_ROUTES}
    assert len(described) == len(ROUTES) + len(RAW_ROUTES)
