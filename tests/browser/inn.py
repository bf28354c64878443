"""The server of the browser tests, as a process of its own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.processes import SOURCES
from tests.cli.servers import Server

ROOT = SOURCES.parent


@contextmanager
def inn(folder: Path) -> Iterator[Server]:
    """A server that keeps its data in *folder*."""
    path = os.pathsep.join([str(SOURCES), str(ROOT)])
    program = "tests.browser.program"
    server = Server(folder / "data", program=program, PYTHONPATH=path, LASTCARD_PAUSES="1")
    server.start()
    try:
        yield server
    finally:
        server.stop()
