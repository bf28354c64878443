"""Who has no seat hears what is public: at once, later, or not at all."""

import pytest

from lastcard.table.errors import WatchRefused
from lastcard.table.people.audience import CROWD, CROWD_PAUSE
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId, Started
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, make_ports, open_table, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")


async def test_a_watcher_sees_no_hand_and_no_legal_move() -> None:
    place, _ = await seated(2)
    watcher = await place.attach(FakeListener("eve"))
    assert (watcher.view["seat"], watcher.view["hand"], watcher.view["legal"]) == (None, "", [])


async def test_where_nobody_may_watch_a_stranger_is_refused_until_it_is_over() -> None:
    place, _ = await seated(2, watch="off")
    with pytest.raises(WatchRefused):
        await place.attach(FakeListener("eve"))
    await place.ask(orders.Close("operator"))
    await place.attach(FakeListener("eve"))


async def test_who_looked_at_an_open_table_hears_no_more_when_nobody_may_watch() -> None:
    place = await open_table(watch="off", bots=[None, "greedy", "greedy", "greedy"])
    for seat in (1, 2, 3):
        await place.ask(orders.SeatBot(ANN, seat, "greedy"))  # type: ignore[arg-type] # a seat
    stranger = await place.attach(FakeListener("eve"))
    await place.ask(orders.Sit(ANN, "Ann", 0))  # type: ignore[arg-type] # a seat
    heard = len(stranger.tellings)
    await place.ask(orders.Start(ANN))
    assert len(stranger.tellings) == heard


async def test_delayed_watchers_hear_everything_later_and_in_order() -> None:
    place, listeners = await seated(1, watch="delayed", speed="relaxed")
    watcher = await place.attach(FakeListener(None))
    assert watcher.snapshots[0].latest.phase == "open"
    await place.pass_time(10)
    assert len(watcher.tellings) == 1
    first = [
        telling.number for telling, _, _ in listeners[0].tellings if telling.entry == Started()
    ]
    await place.pass_time(55)
    numbers = watcher.numbers
    assert first[0] in numbers
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert numbers[-1] < place.table.standing.number
    assert watcher.view["hand"] == ""


async def test_presence_is_told_as_people_come_and_go() -> None:
    place, listeners = await seated(2)
    watcher = await place.attach(FakeListener(None))
    assert listeners[0].presence.present == (True, True, False, False)
    assert listeners[0].presence.watchers == 1
    place.table.detach(listeners[1])
    place.table.detach(watcher)
    await place.settle()
    assert listeners[0].presence.present == (True, False, False, False)
    assert listeners[0].presence.watchers == 0


async def test_a_crowd_is_told_now_and_then_who_is_there() -> None:
    place, listeners = await seated(1)
    alone = len(listeners[0].presences)
    for _ in range(5 * CROWD):
        await place.attach(FakeListener(None))
    before = len(listeners[0].presences)
    assert before <= alone + CROWD, "not every time that somebody comes"
    await place.pass_time(CROWD_PAUSE / 1000)
    assert len(listeners[0].presences) == before + 1
    assert listeners[0].presence.watchers == 5 * CROWD
    await place.pass_time(60)
    assert len(listeners[0].presences) == before + 1


async def test_who_sits_down_is_present_and_watches_no_more() -> None:
    place = await open_table()
    listener = await place.attach(FakeListener("ann"))
    assert listener.presence.watchers == 1
    await place.ask(orders.Sit(ANN, "Ann", 1))  # type: ignore[arg-type] # a seat
    assert (listener.presence.present, listener.presence.watchers) == (
        (False, True, False, False),
        0,
    )
    await place.ask(orders.Stand(ANN))
    assert (listener.presence.present, listener.presence.watchers) == (
        (False, False, False, False),
        1,
    )


async def test_the_same_player_in_two_windows_hears_the_same_in_both() -> None:
    place, listeners = await seated(1)
    twin = await place.attach(FakeListener("ann"))
    await place.pass_time(10)
    last = listeners[0].tellings[-1]
    assert twin.tellings[-1][0].number == last[0].number
    assert twin.tellings[-1][2] == last[2]
    place.table.detach(listeners[0])
    await place.settle()
    assert twin.presence.present[0]


async def test_who_goes_before_being_let_in_is_not_there() -> None:
    place, _ = await seated(2)
    hasty = FakeListener("eve")
    answers: list[object] = []
    place.table.attach(hasty, None, answers.append)
    place.table.detach(hasty)
    await place.settle()
    assert len(answers) == 1
    assert place.table.watchers == 0
    heard = len(hasty.tellings)
    await place.ask(orders.Say(ANN, phrase="hello"))
    assert len(hasty.tellings) == heard


async def test_a_late_watcher_is_told_the_number_that_is_shown_and_no_later_one() -> None:
    place, _ = await seated(2, watch="delayed")
    answers: list[object] = []
    place.table.attach(FakeListener("eve"), None, answers.append)
    await place.settle()
    opened = place.table.standing.number - 1
    assert answers != [opened]
    watcher = await place.attach(FakeListener("fay"))
    assert answers == [watcher.numbers[-1]]


async def test_a_late_watcher_can_come_to_a_table_that_was_just_woken() -> None:
    place, _ = await seated(2, watch="delayed")
    place.table.close()
    woken = await Table.wake(MATCH, make_ports(place.clock, place.journal))
    assert woken is not None
    place.table = woken
    watcher = await place.attach(FakeListener("eve"))
    assert watcher.snapshots[0].latest.phase == "open"
