"""A server and a browser for every test that wants them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ApiServer]:
    async with api_server(tmp_path) as server:
        yield server


@pytest.fixture
async def browser(server: ApiServer) -> HttpClient:
    return server.browser()
