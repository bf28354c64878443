"""What lists show of matches is written down, a moment later or as soon as it can be."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from lastcard.server.live import match_index
from lastcard.server.live.listing import Listing
from lastcard.server.live.match_index import MatchIndex, stop
from lastcard.store.errors import NotWritten
from lastcard.store.matches.status import Status
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from lastcard.table.table import Table


class FakeMatches:
    """The matches of a store whose disk is full for as long as it is said."""

    def __init__(self) -> None:
        self.full = True
        self.attempts = 0
        self.lines: dict[str, int] = {}

    async def update_many(self, statuses: Sequence[Status]) -> None:
        self.attempts += 1
        if self.full:
            raise NotWritten
        self.lines |= {status.match: status.lines for status in statuses}


class FakeStore:
    def __init__(self) -> None:
        self.matches = FakeMatches()


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def index(store: FakeStore, monkeypatch: pytest.MonkeyPatch) -> MatchIndex:
    monkeypatch.setattr(Listing, "of", lambda table: table.listing)
    monkeypatch.setattr(match_index, "AGAIN", 0)
    return MatchIndex(cast(Store, store))


def standing(match: str, lines: int) -> Table:
    nothing: dict[str, Any] = dict.fromkeys(("awaits", "turn_of", "due", "outcome", "wake"))
    listing = Listing(
        match=MatchId(match),
        game="gang",
        phase="playing",
        chairs=(),
        rated=False,
        lines=lines,
        changed=1,
        **nothing,
    )
    return cast(Table, SimpleNamespace(id=listing.match, listing=listing))


async def test_what_a_full_disk_does_not_take_is_written_once_it_does(
    store: FakeStore, index: MatchIndex, caplog: pytest.LogCaptureFixture
) -> None:
    running = asyncio.create_task(index.run())
    index.note(standing("m1", 5))
    index.note(standing("m2", 7))
    while store.matches.attempts < 3:
        await asyncio.sleep(0)
    index.note(standing("m2", 8))
    store.matches.full = False
    async with asyncio.timeout(20):
        while not store.matches.lines:
            await asyncio.sleep(0)
    await stop(running)
    assert store.matches.lines == {"m1": 5, "m2": 8}
    assert caplog.text == "", "who writes to the disk says once why it cannot"


async def test_a_server_that_stops_does_not_wait_for_a_full_disk(
    store: FakeStore, index: MatchIndex
) -> None:
    index.note(standing("m1", 5))
    await index.finish()
    assert store.matches.attempts == 1
