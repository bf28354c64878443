"""What orders change at a table, and what everybody is told of it."""

from lastcard.games.game import Seat
from lastcard.table.state import orders
from lastcard.table.state.entries import Again, MatchId, PlayerId, Stood
from tests.support.tables.driven_table import DrivenTable, open_table, seated
from tests.support.tables.fake_listener import FakeListener

ANN, BOB = PlayerId("ann"), PlayerId("bob")


async def until_turn_of(place: DrivenTable, listeners: list[FakeListener], wanted: int) -> None:
    """Let everybody play the weakest thing they may until it is the turn of seat *wanted*."""
    while (seat := place.table.standing.awaits) != wanted:
        if seat is None or seat < 0 or place.table.standing.places[seat].played_by_bot:
            await place.pass_time(1)
            continue
        view = listeners[seat].view
        await place.ask(
            orders.Move(listeners[seat].player or ANN, view["number"], view["legal"][0])
        )


async def test_who_leaves_before_the_match_frees_the_seat() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(2)))
    await place.ask(orders.Leave(ANN))
    assert place.changes[-1].entry == Stood(seat=Seat(2))
    assert place.table.standing.places[2].empty


async def test_who_comes_back_in_their_turn_has_all_the_time_to_think() -> None:
    place, listeners = await seated(2, speed="normal")
    await until_turn_of(place, listeners, 0)
    await place.ask(orders.Leave(ANN))
    await place.pass_time(0.5)  # the bot takes longer than that
    await place.ask(orders.Return(ANN))
    clock = listeners[0].tellings[-1][0].clock
    assert clock is not None
    assert (clock.seat, clock.until) == (0, place.clock.now + 45_000)


async def test_the_first_who_wants_a_rematch_opens_it_for_all() -> None:
    place, listeners = await seated(2)
    await place.ask(orders.Close("operator"))
    number = await place.ask(orders.GoOn(MatchId("n"), BOB))
    wanted = Again(match=MatchId("n"), seat=Seat(1))
    assert listeners[0].entries[-1] == wanted
    assert number == place.table.standing.number - 1
    assert await place.ask(orders.GoOn(MatchId("o"), ANN)) is None
    later = await place.attach(FakeListener("ann"))
    assert later.snapshots[0].again == wanted
