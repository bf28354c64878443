"""The server of the browser tests, as a process of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lastcard.server.http.pages import CLIENT
from tests.support.servers.process import ServerProcess, server_process

PAUSES = 0.02
"""Pages show what happened so many times as long as usual: a test need not wait to have seen it."""


@contextmanager
def page_server(
    folder: Path, client: Path = CLIENT, *, toy: bool = False, **more: str
) -> Iterator[ServerProcess]:
    """A server that keeps its data in *folder* and serves *client*; with the *toy* game or not.

    *more* are further variables.
    """
    env = {"LASTCARD_PAUSES": str(PAUSES), "LASTCARD_TEST_CLIENT": str(client)} | more
    if toy:
        env["LASTCARD_TEST_TOY"] = "yes"
    with server_process(folder, program="tests.browser.program", **env) as server:
        yield server
