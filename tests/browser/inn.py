"""The server of the browser tests, as a process of its own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lastcard.server.http.pages import CLIENT
from tests.cli.processes import SOURCES
from tests.cli.servers import Server

ROOT = SOURCES.parent
PAUSES = 0.02
"""Pages show what happened so many times as long as usual: a test need not wait to have seen it."""


@contextmanager
def inn(folder: Path, client: Path = CLIENT, *, toy: bool = False) -> Iterator[Server]:
    """A server that keeps its data in *folder* and serves *client*; with the *toy* game or not."""
    path = os.pathsep.join([str(SOURCES), str(ROOT)])
    program = "tests.browser.program"
    env = {"PYTHONPATH": path, "LASTCARD_PAUSES": str(PAUSES), "LASTCARD_TEST_CLIENT": str(client)}
    if toy:
        env["LASTCARD_TEST_TOY"] = "yes"
    server = Server(folder / "data", program=program, **env)
    server.start()
    try:
        yield server
    finally:
        server.stop()
