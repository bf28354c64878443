"""A real server, a real browser, and people who open pages in it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium
from tests.browser.person import PATIENCE, Person, person
from tests.browser.serving import page_server
from tests.support.servers.process import ServerProcess

expect.set_options(timeout=PATIENCE)

Come: TypeAlias = Callable[..., Person]


# Not for the whole session: while Playwright runs, no test of this process can have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of all people."""
    with chromium.running() as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that people come to."""
    with page_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Come]:
    """Let people come, each with a browser of their own; in the end no page may have complained."""
    with ExitStack() as stack:
        people: list[Person] = []

        def come(name: str = "Ann", **context: Any) -> Person:
            people.append(stack.enter_context(person(browser, server.url, name, **context)))
            return people[-1]

        yield come
        for one in people:
            assert one.complaints == []
