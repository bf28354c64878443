"""Who leaves a match: a bot plays on for the others, and without others the match ends."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.errors import TableOver
from lastcard.table.state import orders
from lastcard.table.state.entries import Away, Closed, PlayerId
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, open_table, seated

ANN, BOB = PlayerId("ann"), PlayerId("bob")


def left(place: DrivenTable) -> list[int]:
    return [seat for seat, chair in enumerate(place.table.standing.chairs) if chair.left]


async def test_who_leaves_a_match_against_bots_ends_it() -> None:
    place, listeners = await seated(1)
    await place.ask(orders.Leave(ANN))
    assert place.table.standing.phase == "closed"
    assert listeners[0].entries[-1] == Closed(why="left")
    with pytest.raises(TableOver):
        await place.ask(orders.Return(ANN))


async def test_the_match_goes_on_for_those_who_stay_and_ends_with_the_last_of_them() -> None:
    place, _ = await seated(2)
    await place.ask(orders.Leave(ANN))
    chair = place.table.standing.chairs[0]
    assert (chair.away, chair.left, place.table.standing.phase) == (True, True, "playing")
    await place.ask(orders.Leave(BOB))
    assert place.table.standing.phase == "closed"


async def test_who_was_given_up_on_has_not_left_until_they_say_so() -> None:
    place, listeners = await seated(2, speed="fast")
    place.table.detach(listeners[0])
    while not place.table.standing.places[0].away:
        await place.pass_time(15)
    assert left(place) == []
    await place.ask(orders.Leave(ANN))
    assert left(place) == [0]
    assert listeners[1].entries[-1] == Away(seat=Seat(0), why="left")
    await place.ask(orders.Return(ANN))
    assert left(place) == []


async def test_a_table_that_is_woken_knows_who_has_left() -> None:
    place, _ = await seated(2)
    await place.ask(orders.Leave(ANN))
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert [chair.left for chair in woken.standing.chairs] == [True, False, False, False]


async def test_a_table_remembers_everybody_who_ever_sat_there() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.Leave(BOB))
    assert place.table.seat_of(BOB) is None
    assert place.table.knows(ANN)
    assert place.table.knows(BOB)
    assert not place.table.knows(PlayerId("eve"))
