"""What the server asks a table, and a table at work: one task, one inbox."""

import asyncio

import pytest

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.table.errors import TableBusy
from lastcard.table.state import orders
from lastcard.table.state.entries import Opened, PlayerId, Sat
from lastcard.table.state.journal import Page
from lastcard.table.state.standing import Standing
from lastcard.table.table import Table
from tests.support.quick_match import setup
from tests.support.tables.driven_table import MATCH, make_ports, open_table, seated
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.memory_journal import MemoryJournal

ANN, BOB = PlayerId("ann"), PlayerId("bob")


async def test_a_table_knows_who_sits_where_and_who_has_it_open() -> None:
    place, listeners = await seated(2)
    place.table.detach(listeners[1])
    await place.settle()
    assert [place.table.seat_of(player) for player in (ANN, BOB, PlayerId("eve"))] == [0, 1, None]
    assert [place.table.is_open_to(player) for player in (ANN, BOB)] == [True, False]


async def test_the_latest_is_what_was_written_down_last() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    latest = place.table.latest
    assert latest is not None
    assert latest.entry == Sat(seat=Seat(0), player=ANN, name="Ann")


async def test_whoever_looks_at_a_table_sees_everything_that_came_before() -> None:
    place = await open_table()
    seen: list[Standing] = []
    answers: list[object] = []
    place.table.post(orders.Sit(ANN, "Ann", Seat(0)), answers.append)
    place.table.peek(seen.append, answers.append)
    assert seen == []
    await place.settle()
    assert [standing.places[0].player for standing in seen] == [ANN]
    assert answers == [1, None]


async def test_a_table_does_what_comes_until_its_task_is_cancelled() -> None:
    place = await open_table()
    task = asyncio.get_running_loop().create_task(place.table.run())
    for seat in (0, 3):
        done = asyncio.get_running_loop().create_future()
        place.table.post(orders.Sit(ANN, "Ann", Seat(seat)), done.set_result)
        assert isinstance(await done, int)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert place.table.seat_of(ANN) == 3


async def test_a_table_goes_on_when_somebody_cannot_be_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    place = await open_table()

    def fail(result: int | Refusal | None) -> None:
        raise ConnectionError("nobody there")

    place.table.post(orders.Sit(ANN, "Ann", Seat(0)), fail)
    await place.settle()
    assert "failed after order Sit" in caplog.text
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    assert (place.table.seat_of(ANN), place.table.seat_of(BOB)) == (0, 1)


async def test_a_table_whose_name_is_taken_is_not_opened() -> None:
    place, _ = await seated(1)
    opened = Opened(setup=setup(), host=BOB)
    lines = await place.journal.read(MATCH)
    with pytest.raises(TableBusy):
        await Table.open(MATCH, [opened], make_ports(place.clock, place.journal))
    assert await place.journal.read(MATCH) == lines


class SlowPaper(MemoryJournal):
    """Another node is always faster, while *late*."""

    late = False

    async def append(self, page: Page) -> bool:
        return not self.late and await super().append(page)


async def test_who_is_always_too_late_is_told_to_try_again() -> None:
    paper = SlowPaper()
    place = await open_table(journal=paper)
    paper.late = True
    with pytest.raises(TableBusy):
        await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    paper.late = False
    assert place.table.standing.places[0].empty
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    assert place.table.seat_of(ANN) == 0


@pytest.mark.parametrize("since", [-2, 1_000_000])
async def test_who_names_a_number_that_is_not_remembered_is_shown_the_whole_table(
    since: int,
) -> None:
    place, _ = await seated(1)
    back = await place.attach(FakeListener("ann"), since=since)
    assert len(back.snapshots) == 1
    assert back.numbers == [place.table.standing.number - 1]
