"""A match does not become longer than people play."""

import pytest

from lastcard.games.game import Seat
from lastcard.table import deciding, demands, errors
from lastcard.table.state import orders
from lastcard.table.state.entries import Closed, PlayerId
from lastcard.table.table import Table
from lastcard.table.time import agenda
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, open_table, seated

ANN = PlayerId("ann")


async def say(place: DrivenTable) -> None:
    await place.ask(orders.Say(ANN, "hello", None))


async def talk_enough(place: DrivenTable, most: int) -> None:
    while place.table.standing.asides < most:
        await say(place)


async def test_when_enough_was_said_only_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(demands, "MOST_ASIDES", 20)
    place, _ = await seated(2)
    await talk_enough(place, 20)
    for aside in (
        orders.Say(ANN, "hello", None),
        orders.SetPace(ANN, "slow"),
    ):
        with pytest.raises(errors.AsidesEnough):
            await place.ask(aside)
    before = place.table.standing.moves
    await place.pass_time(600)
    assert place.table.standing.moves > before


async def test_before_the_match_seats_do_not_change_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(demands, "MOST_ASIDES", 5)
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    for ready in (True, False, True):
        await place.ask(orders.Ready(ANN, ready))
    for order in (
        orders.Ready(ANN, ready=False),
        orders.Sit(ANN, "Ann", Seat(1)),
        orders.SeatBot(ANN, Seat(2), "greedy"),
    ):
        with pytest.raises(errors.AsidesEnough):
            await place.ask(order)
    await place.ask(orders.Leave(ANN))


async def test_who_leaves_may_come_back_even_then_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(demands, "MOST_ASIDES", 20)
    monkeypatch.setattr(deciding, "MOST_RETURNS", 4)
    place, _ = await seated(2)
    await talk_enough(place, 20)
    for _ in range(2):
        await place.ask(orders.Leave(ANN))
        await place.ask(orders.Return(ANN))
    await place.ask(orders.Leave(ANN))
    with pytest.raises(errors.AsidesEnough):
        await place.ask(orders.Return(ANN))


async def test_a_woken_table_counts_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demands, "MOST_ASIDES", 20)
    place, _ = await seated(1)
    await talk_enough(place, 20)
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    assert woken.standing.asides == 20


async def test_after_so_many_deals_a_match_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "MOST_DEALS", 2)
    place, listeners = await seated(
        1, speed="fast", options={"last_card": "automatic", "target": "1000"}
    )
    for _ in range(200):
        await place.pass_time(120)
        if place.table.standing.phase != "playing":
            break
    assert place.table.standing.ceremony.deal == 2
    assert listeners[0].entries[-1] == Closed(why="long")
