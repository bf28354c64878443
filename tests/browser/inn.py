"""The server of the browser tests, as a process of its own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lastcard.server.pages import CLIENT
from tests.cli.processes import SOURCES
from tests.cli.servers import Server

ROOT = SOURCES.parent


@contextmanager
def inn(folder: Path, client: Path = CLIENT) -> Iterator[Server]:
    """A server that keeps its data in *folder* and serves the page in *client*."""
    path = os.pathsep.join([str(SOURCES), str(ROOT)])
    program = "tests.browser.program"
    env = {"PYTHONPATH": path, "LASTCARD_PAUSES": "1", "LASTCARD_TEST_CLIENT": str(client)}
    server = Server(folder / "data", program=program, **env)
    server.start()
    try:
        yield server
    finally:
        server.stop()
