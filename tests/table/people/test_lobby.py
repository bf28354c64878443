"""A table before its match: who may arrange it, and whom it waits for."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.errors import NotHost, NotReady, PlayerAbsent
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.tempo import TEMPOS
from tests.support.tables.driven_table import NAMES, DrivenTable, open_table, seated
from tests.support.tables.fake_listener import FakeListener

ANN, BOB, CY = (PlayerId(name) for name in NAMES[:3])
ABSENCE = TEMPOS["relaxed"].absence / 1000


async def gathered(people: int = 3) -> tuple[DrivenTable, list[FakeListener]]:
    """A table with a bot that ann has made; everybody else who sits there is ready."""
    place = await open_table()
    listeners = []
    for seat, name in enumerate(NAMES[:people]):
        listeners.append(await place.attach(FakeListener(name)))
        await place.ask(orders.Sit(PlayerId(name), name.title(), Seat(seat)))
        if name != "ann":
            await place.ask(orders.Ready(PlayerId(name), ready=True))
    for seat in range(people, 4):
        await place.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    return place, listeners


async def go(place: DrivenTable, listener: FakeListener) -> None:
    place.table.detach(listener)
    await place.settle()


async def test_the_host_arranges_and_waits_for_nobody_once_all_are_ready() -> None:
    place, listeners = await gathered()
    assert listeners[1].presence.arranger == ANN
    assert listeners[1].presence.waits_for == ()
    await place.ask(orders.Ready(BOB, ready=False))
    assert listeners[2].presence.waits_for == (1,)
    with pytest.raises(NotReady):
        await place.ask(orders.Start(ANN))


async def test_an_empty_seat_is_waited_for() -> None:
    place = await open_table()
    ann = await place.attach(FakeListener("ann"))
    await place.ask(orders.Sit(ANN, "Ann", Seat(2)))
    assert ann.presence.waits_for == (0, 1, 3)


async def test_when_the_host_is_gone_the_first_player_who_is_there_arranges() -> None:
    place, listeners = await gathered()
    await go(place, listeners[0])
    await place.pass_time(ABSENCE - 1)
    assert listeners[1].presence.arranger == ANN
    with pytest.raises(NotHost):
        await place.ask(orders.Remove(BOB, Seat(0)))
    told = len(listeners[2].presences)
    await place.pass_time(1)
    assert len(listeners[2].presences) == told + 1  # nobody had to ask
    assert listeners[2].presence.arranger == BOB
    assert listeners[2].presence.waits_for == (0,)


async def test_who_stands_in_frees_the_seat_of_the_host_and_starts() -> None:
    place, listeners = await gathered()
    await go(place, listeners[0])
    await place.pass_time(ABSENCE)
    with pytest.raises(PlayerAbsent):
        await place.ask(orders.Start(BOB))
    await place.ask(orders.Remove(BOB, Seat(0)))
    await place.ask(orders.SeatBot(BOB, Seat(0), "greedy"))
    await place.ask(orders.Start(BOB))
    assert place.table.standing.phase == "playing"
    assert listeners[1].presence.arranger is None
    assert listeners[1].presence.waits_for == ()


async def test_a_host_who_comes_back_arranges_again() -> None:
    place, listeners = await gathered()
    await go(place, listeners[0])
    await place.pass_time(ABSENCE)
    back = await place.attach(FakeListener("ann"))
    assert back.presence.arranger == ANN
    assert listeners[1].presence.arranger == ANN
    await place.ask(orders.Start(ANN))
    assert place.table.standing.phase == "playing"


async def test_a_host_who_got_up_and_is_there_arranges_still() -> None:
    place, listeners = await gathered()
    await place.ask(orders.Stand(ANN))
    assert listeners[1].presence.arranger == ANN
    await place.ask(orders.SeatBot(ANN, Seat(0), "greedy"))
    await place.ask(orders.Start(ANN))
    assert place.table.standing.phase == "playing"


async def test_a_host_who_got_up_and_has_gone_is_not_waited_for() -> None:
    place, listeners = await gathered()
    await place.ask(orders.Stand(ANN))
    await go(place, listeners[0])
    assert listeners[2].presence.arranger == BOB


async def test_with_nobody_there_the_host_is_waited_for() -> None:
    place, listeners = await gathered()
    watcher = await place.attach(FakeListener(None))
    for one in listeners:
        await go(place, one)
    await place.pass_time(ABSENCE)
    assert watcher.presence.arranger == ANN


async def test_who_is_gone_only_for_a_moment_does_not_keep_a_match_from_starting() -> None:
    place, listeners = await gathered()
    await go(place, listeners[2])
    await place.pass_time(ABSENCE - 1)
    await place.ask(orders.Start(ANN))
    assert place.table.standing.phase == "playing"


async def test_a_ready_player_who_is_gone_for_long_is_waited_for() -> None:
    place, listeners = await gathered()
    await go(place, listeners[2])
    await place.pass_time(ABSENCE)
    presences = listeners[0].presences
    assert presences[-1].waits_for == (2,)
    with pytest.raises(PlayerAbsent) as refused:
        await place.ask(orders.Start(ANN))
    assert refused.value.args_by_name == {"seat": 2}
    await place.attach(FakeListener("cy"))
    assert not presences[-1].waits_for


async def test_the_server_starts_only_what_everybody_is_ready_for() -> None:
    place, _ = await gathered()
    with pytest.raises(NotReady):  # ann arranges, but has not said that she is ready
        await place.ask(orders.Start(None))


async def test_nobody_arranges_a_match_that_is_played() -> None:
    _, listeners = await seated(2)
    assert listeners[0].presence.arranger is None
