"""A server and a browser for every test that wants them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.servers import Browser, Running, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as server:
        yield server


@pytest.fixture
async def browser(server: Running) -> Browser:
    return server.browser()
