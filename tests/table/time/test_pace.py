"""How quickly the bots move."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.bots.bots import QUICKEST, SLOWEST
from lastcard.table.errors import NotSeated, TableOver
from lastcard.table.state import orders
from lastcard.table.state.entries import Moved, Paced, PlayerId
from lastcard.table.state.tempo import TEMPOS, paced
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener
from tests.table.test_table import play_on

ANN = PlayerId("ann")


def moves(place: DrivenTable) -> int:
    return sum(isinstance(telling.entry, Moved) for telling in place.changes)


async def moves_in(place: DrivenTable, seconds: float) -> int:
    """How many moves are made while so much time passes and no person moves."""
    before = moves(place)
    await place.pass_time(seconds)
    return moves(place) - before


@pytest.mark.parametrize("speed", TEMPOS)
def test_slow_bots_take_longer_and_fast_bots_less(speed: str) -> None:
    usual = TEMPOS[speed]  # type: ignore[index] # a speed
    slow, fast = paced(usual, "slow"), paced(usual, "fast")
    assert slow.bot > usual.bot > fast.bot
    assert slow.settle > usual.settle > fast.settle
    assert paced(usual, "normal") == usual
    assert (slow.patience, slow.move) == (usual.patience, usual.move)


async def test_a_bot_leaves_more_time_to_look_when_a_cycle_has_ended() -> None:
    place, listeners = await seated(1)
    standing, tempo = place.table.standing, place.table.tempo
    while True:
        if standing.awaits == 0:
            view = listeners[0].view
            await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
            continue
        before, closes = moves(place), standing.closes
        usual, began = tempo.bot + (tempo.settle if closes else 0), place.clock.now
        while moves(place) == before:
            await place.pass_time(0.001)
        assert QUICKEST * usual <= place.clock.now - began <= SLOWEST * usual + 1
        if closes and before > 3:
            return


async def test_the_pace_is_told_kept_and_read_again() -> None:
    place, listeners = await seated(1)
    await place.ask(orders.SetPace(ANN, "slow"))
    assert Paced(seat=Seat(0), pace="slow") in listeners[0].entries
    fresh = await place.attach(FakeListener("ann"))
    assert fresh.snapshots[-1].pace == "slow"
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert woken.tempo == paced(TEMPOS["relaxed"], "slow")


async def test_a_table_begins_with_the_pace_of_its_setup() -> None:
    place, _ = await seated(1, pace="fast")
    assert place.table.standing.pace == "fast"


async def test_the_same_pace_again_is_nothing_new() -> None:
    place, _ = await seated(1)
    number = place.table.standing.number
    assert await place.ask(orders.SetPace(ANN, "normal")) is None
    assert place.table.standing.number == number


async def test_only_who_sits_sets_the_pace() -> None:
    place, _ = await seated(1)
    with pytest.raises(NotSeated):
        await place.ask(orders.SetPace(PlayerId("eve"), "fast"))


async def test_a_match_that_is_over_has_no_pace_to_set() -> None:
    place, listeners = await seated(1)
    await play_on(place, listeners)
    with pytest.raises(TableOver):
        await place.ask(orders.SetPace(ANN, "fast"))
