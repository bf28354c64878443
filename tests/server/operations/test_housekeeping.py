"""Guests who never came back are forgotten, and nobody else."""

import asyncio
import logging

import pytest

from lastcard.server.operations.housekeeping import forget_idle_guests, keep_house
from tests.support.clock import HOUR
from tests.support.servers.api import ApiServer


async def test_only_idle_guests_are_forgotten(server: ApiServer) -> None:
    idle, here, account = server.browser(), server.browser(), server.browser()
    await idle.guest()
    await account.account("Ann")
    server.clock.now += 60 * 24 * HOUR
    await here.guest()
    server.clock.now += 40 * 24 * HOUR
    assert await forget_idle_guests(server.store, 90, server.clock()) == 1
    assert (await idle.ask("GET", "/api/me"))[0] == 401
    assert (await here.ask("GET", "/api/me"))[0] == 200
    assert (await account.ask("GET", "/api/me"))[0] == 200


async def test_a_round_that_fails_is_not_the_last(
    server: ApiServer, caplog: pytest.LogCaptureFixture
) -> None:
    def no_time() -> int:
        raise OSError("no clock")

    with caplog.at_level(logging.ERROR):
        keeping = asyncio.create_task(keep_house(server.store, 90, no_time))
        await asyncio.sleep(0)
    assert "deleting idle guests failed" in caplog.text
    assert not keeping.done()
    keeping.cancel()
