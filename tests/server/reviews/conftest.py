"""A record to review, and reviews that a fake worker makes."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.reviews.reviews import Reviews
from lastcard.table.state.entries import MatchId
from lastcard.table.state.record import record_of
from tests.support.servers.fake_reviewer import command
from tests.support.tables.match_journal import journal


@pytest.fixture
def record() -> Record:
    """A match of three in some deals."""
    return record_of(MatchId("m-1"), journal(MatchId("m-1")))


class Kept(dict[MatchId, Review]):
    """What was kept."""

    async def keep(self, match: MatchId, review: Review) -> None:
        self[match] = review


@pytest.fixture
def kept() -> Kept:
    return Kept()


Make = Callable[..., Reviews]


@pytest.fixture
async def make(kept: Kept, tmp_path: Path) -> AsyncIterator[Make]:
    """Makes reviews whose workers do what files in the folder of the test say."""
    async with AsyncExitStack() as open_ones:

        def made(**changes: Any) -> Reviews:
            usual: dict[str, Any] = {"workers": 1, "limits": 0.0, "command": command(tmp_path)}
            reviews = Reviews(kept.keep, **(usual | changes))
            open_ones.push_async_callback(reviews.close)
            return reviews

        yield made
