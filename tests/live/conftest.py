"""The server runs on uvloop; so do these tests."""

import asyncio

import pytest
import uvloop


@pytest.fixture(scope="session")
def event_loop_policy() -> asyncio.AbstractEventLoopPolicy:
    """The event loop people's servers run on."""
    return uvloop.EventLoopPolicy()
