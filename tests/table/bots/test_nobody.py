"""Bots do not play for nobody: a match that nobody attends waits until somebody comes."""

from lastcard.games.game import TABLE
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.time.agenda import wakes_at
from tests.support.tables.driven_table import DrivenTable, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")
DAY = 24 * 60 * 60.0


async def ann_to_move(place: DrivenTable) -> None:
    """Let the bots play until it is ann's turn."""
    while place.table.standing.awaits != 0:
        await place.pass_time(1)


async def bots_to_move(place: DrivenTable, ann: FakeListener) -> None:
    """Let ann play until it is a bot's turn."""
    while place.table.standing.awaits == 0:
        view = ann.view
        await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))


async def gone_for(place: DrivenTable, ann: FakeListener, seconds: float) -> int:
    """How much happens in so many *seconds* without ann, who was alone with the bots."""
    before = place.table.standing.number
    place.table.detach(ann)
    await place.settle()
    await place.pass_time(seconds)
    return place.table.standing.number - before


async def test_bots_wait_while_nobody_is_there_and_go_on_when_somebody_comes() -> None:
    place, [ann] = await seated(1, speed="relaxed")
    await bots_to_move(place, ann)
    assert await gone_for(place, ann, DAY) == 0
    assert wakes_at(place.table.standing, place.table.tempo) is None
    moves = place.table.standing.moves
    await place.attach(FakeListener("ann"))
    await place.pass_time(3)
    assert place.table.standing.moves > moves


async def test_somebody_who_watches_is_somebody() -> None:
    place, [ann] = await seated(1, speed="relaxed")
    await bots_to_move(place, ann)
    await place.attach(FakeListener(None))
    assert await gone_for(place, ann, 3) > 0


async def test_when_everybody_has_lost_the_line_the_bots_in_their_place_wait_too() -> None:
    place, [ann] = await seated(1, speed="normal")
    await ann_to_move(place)
    await gone_for(place, ann, 60)
    assert place.table.standing.places[0].away
    number = place.table.standing.number
    await place.pass_time(DAY)
    assert place.table.standing.number == number
    await place.attach(FakeListener("ann"))
    await place.pass_time(3)
    assert place.table.standing.number > number


async def test_where_a_clock_runs_for_a_person_the_match_goes_on() -> None:
    for speed in ("normal", "fast", "days"):
        place, [ann] = await seated(1, speed=speed)
        await bots_to_move(place, ann)
        assert await gone_for(place, ann, 10) > 0
        assert wakes_at(place.table.standing, place.table.tempo) is not None


async def test_no_deal_is_dealt_for_nobody() -> None:
    place, [ann] = await seated(1, speed="normal")
    while place.table.standing.awaits != TABLE or place.table.standing.moves < 2:
        if place.table.standing.awaits == 0:
            view = ann.view
            await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
        else:
            await place.pass_time(0.5)
    place.table.standing.places[0].away = True
    assert await gone_for(place, ann, DAY) == 0
    await place.attach(FakeListener("ann"))
    await place.pass_time(60)
    assert place.table.standing.awaits != TABLE
