"""A server whose reviews are made up, for what its routes say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from lastcard.review.parts import PARTS
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server
from tests.support.servers.fake_reviewer import REFERENCE, command

PATIENCE: Final = 20
"""How many seconds a server may take to say something new."""


@dataclass(frozen=True)
class FakePart:
    """What a game needs to have for its matches to be reviewed, as far as a server asks."""

    reference: str = REFERENCE


def pretend(patch: pytest.MonkeyPatch, reference: str = REFERENCE, game: str = "gang") -> None:
    """From now on *game* is reviewed by *reference*."""
    patch.setitem(PARTS, game, FakePart(reference))


@asynccontextmanager
async def reviewing_server(
    folder: Path, patch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[ApiServer]:
    """A server with one worker, which does what files in *folder* say."""
    pretend(patch)
    settings = {"review_workers": 1} | settings
    async with api_server(folder, reviewer=command(folder), **settings) as server:
        yield server


async def review(browser: HttpClient, match: str, **wish: Any) -> list[dict[str, Any]]:
    """Ask for the review of *match* and wait for its end; everything that was told meanwhile."""
    status, news = await browser.ask("POST", f"/api/matches/{match}/review", wish)
    assert status == 200, news
    told = [news]
    while told[-1]["state"] in ("waiting", "running"):
        path = f"/api/matches/{match}/review?after={told[-1]['next']}&wait={PATIENCE}"
        status, news = await browser.ask("GET", path)
        assert status == 200, news
        told.append(news)
    return told
