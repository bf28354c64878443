"""What a server logs at its default level shows no card, even when everything goes wrong."""

import io
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lastcard.fair import Terms
from lastcard.games.errors import CardNotHeld
from lastcard.games.registry import GAMES
from lastcard.server.operations.logs import set_up_logs
from lastcard.server.operations.settings import Settings
from lastcard.table.state.journal import Page
from lastcard.table.state.orders import Chosen
from tests.leaks.compare import CARD, check_log
from tests.leaks.test_reprs import playing
from tests.support.servers.simulated import simulated_server
from tests.support.tables.memory_journal import MemoryJournal


@contextmanager
def logged(log_format: str = "plain") -> Iterator[io.StringIO]:
    """What is written meanwhile by a server with default settings."""
    root, room, stream = logging.getLogger(), logging.getLogger("lastcard"), io.StringIO()
    handlers, level, own = root.handlers[:], root.level, room.level
    set_up_logs(Settings.read({}, {"log_format": log_format}), stream)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        room.setLevel(own)


class TalkativeJournal(MemoryJournal):
    """Fails at the fourth page, and says what it was about to write."""

    pages = 0

    async def append(self, page: Page) -> bool:
        self.pages += 1
        if self.pages >= 3:
            raise RuntimeError(f"could not write {[*page.entries]}")
        return await super().append(page)


async def talkative_bot(answer: Callable[[], Chosen]) -> Chosen:
    raise CardNotHeld(cards=str(answer().move)) from ValueError(GAMES["gang"].deck())


def no_deck(terms: Terms, *others: Any) -> tuple[str, ...]:
    raise KeyError(*terms.deck)


@pytest.mark.parametrize("log_format", ["plain", "json"])
@pytest.mark.parametrize(
    ("failure", "ports"),
    [
        (": order ", {"journal": TalkativeJournal}),
        ("failed", {"think": lambda: talkative_bot}),
        (": order ", {"deck": lambda: no_deck}),
    ],
    ids=["a torn journal", "a confused bot", "a lost deck"],
)
async def test_failures_are_logged_without_a_card(
    failure: str, ports: dict[str, Any], log_format: str, tmp_path: Path
) -> None:
    with logged(log_format) as stream:
        made = {port: make() for port, make in ports.items()}
        async with simulated_server(tmp_path, **made) as place:
            match = await playing(place, "gang", "Bob")
            place.clients[0].ask("leave", table=match)  # a bot plays on
            await place.settle()
            await place.pass_time(5000)
    lines = stream.getvalue().splitlines()
    assert any(failure in line for line in lines)
    assert any("Traceback" in line for line in lines)
    check_log(lines)


def test_a_card_in_the_log_would_be_found() -> None:
    with logged() as stream:
        logging.getLogger("lastcard.table").info("seat 1 plays %s", "G3 Y3")
    assert CARD.search(stream.getvalue())
