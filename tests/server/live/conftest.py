"""The server runs on uvloop; so do these tests."""

import asyncio
from collections.abc import Callable, Mapping

import uvloop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The event loop people's servers run on."""
    return {"uvloop": uvloop.new_event_loop}
