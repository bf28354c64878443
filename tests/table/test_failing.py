"""What a table does when one of its ports fails: nothing is lost, and nobody is kept busy."""

import logging
from dataclasses import replace
from typing import Any

import pytest

from lastcard.games.game import Seat
from lastcard.table.errors import NotRecorded
from lastcard.table.state import orders
from lastcard.table.state.entries import Opened, PlayerId
from lastcard.table.state.journal import Page
from lastcard.table.table import Table
from tests.support.clock import Clock
from tests.support.quick_match import setup
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.memory_journal import MemoryJournal

ANN = PlayerId("ann")


def no_deck(*asked: Any) -> tuple[str, ...]:
    raise RuntimeError("the cards are gone")


async def without_cards() -> DrivenTable:
    clock, journal = Clock(), MemoryJournal()
    opened = Opened(setup=setup(), host=ANN)
    table = await Table.open(MATCH, [opened], replace(make_ports(clock, journal), deck=no_deck))
    place = DrivenTable(table, clock, journal)
    await place.attach(FakeListener("ann"))
    await place.ask(orders.Sit(ANN, "Ann", Seat(0), "00" * 32))
    for seat in (1, 2, 3):
        await place.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    await place.ask(orders.Start(ANN))
    return place


async def test_what_cannot_be_done_is_tried_again_later_and_not_all_the_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    place = await without_cards()
    with caplog.at_level(logging.CRITICAL):
        await place.pass_time(5)
    caplog.clear()
    await place.pass_time(10)
    assert 5 <= len(caplog.records) <= 12


class TornJournal(MemoryJournal):
    """Fails when it is told to."""

    torn = False

    async def append(self, page: Page) -> bool:
        if self.torn:
            raise OSError("no paper")
        return await super().append(page)


async def test_what_is_not_written_down_has_not_happened(caplog: pytest.LogCaptureFixture) -> None:
    clock, journal = Clock(), TornJournal()
    table = await Table.open(MATCH, [Opened(setup=setup(), host=ANN)], make_ports(clock, journal))
    place = DrivenTable(table, clock, journal)
    listener = await place.attach(FakeListener("ann"))
    journal.torn = True
    with caplog.at_level(logging.CRITICAL), pytest.raises(NotRecorded):
        await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    journal.torn = False
    await place.pass_time(2)
    assert listener.numbers == [0]
    assert table.standing.places[0].empty
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    assert listener.numbers == [0, 1]


async def test_bots_play_on_when_the_journal_can_be_written_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    journal = TornJournal()
    place, _ = await seated(journal=journal, speed="fast")
    while place.table.standing.awaits != 1:
        await place.pass_time(0.1)
    before = len(await journal.read(MATCH))
    journal.torn = True
    with caplog.at_level(logging.CRITICAL):
        await place.pass_time(10)
    assert len(await journal.read(MATCH)) == before
    journal.torn = False
    await place.pass_time(5)
    assert len(await journal.read(MATCH)) > before
