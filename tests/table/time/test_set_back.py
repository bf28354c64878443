"""A clock that was set back before a restart lets nobody wait, and no journal goes back in time."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.setup import Speed
from lastcard.table.table import Table
from lastcard.table.time import agenda
from tests.support.clock import HOUR
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")


async def woken(place: DrivenTable) -> DrivenTable:
    table = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert table is not None
    return DrivenTable(table, place.clock, place.journal)


async def set_back(speed: Speed, turn: int, hours: int = 1) -> DrivenTable:
    """A table read again by a clock that is some hours behind, when it was the turn of a seat."""
    place, _ = await seated(1, speed=speed, options={"target": "200"})
    standing = place.table.standing
    for _ in range(200):
        if standing.awaits == turn:
            break
        if standing.awaits == 0:
            game = standing.match.game
            move = game.write(game.default(standing.match.state, Seat(0)))
            await place.ask(orders.Move(ANN, standing.turn, move))
        await place.pass_time(0.5)
    assert standing.awaits == turn
    place.table.close()
    place.clock.now -= hours * HOUR
    return await woken(place)


@pytest.mark.parametrize("speed", ["relaxed", "normal"])
async def test_a_bot_moves_as_soon_as_ever(speed: Speed) -> None:
    place = await set_back(speed, turn=1)
    await place.attach(FakeListener("ann"))
    before = place.table.standing.number
    await place.pass_time(5)
    assert place.table.standing.number > before


async def test_time_to_think_is_what_it_is() -> None:
    place = await set_back("normal", turn=0)
    up = agenda.clock(place.table.standing, place.table.tempo)
    assert up is not None
    assert up.until - place.clock.now <= 45_000
    before = place.table.standing.number
    await place.pass_time(46)
    assert place.table.standing.number > before


async def test_times_in_the_journal_never_go_back() -> None:
    place = await set_back("normal", turn=0)
    await place.attach(FakeListener("ann"))
    await place.ask(orders.Say(ANN, "hello", None))
    await place.pass_time(120)
    times = [line.at for line in await place.journal.read(MATCH)]
    assert times == sorted(times)
    assert times[-1] > place.clock.now
    assert place.table.standing.since <= place.clock.now


async def test_a_table_read_once_more_agrees() -> None:
    place = await set_back("normal", turn=0)
    await place.pass_time(60)
    again = await woken(place)
    assert again.table.standing.awaits == place.table.standing.awaits
    assert again.table.standing.since <= place.clock.now
    assert again.table.seat_of(ANN) == Seat(0)
