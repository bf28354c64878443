"""A table says when something becomes due there though nobody comes."""

import pytest

from lastcard.fair import CeremonyPhase
from lastcard.games.game import TABLE, Seat
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.setup import Speed
from lastcard.table.time import agenda
from tests.support.tables.driven_table import DrivenTable, open_table, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")


def wakes_at(place: DrivenTable) -> int | None:
    return agenda.wakes_at(place.table.standing, place.table.tempo)


def kind(place: DrivenTable) -> str:
    standing = place.table.standing
    if standing.phase == "playing" and standing.ceremony.phase is CeremonyPhase.LINKS:
        return "link"
    if standing.awaits == TABLE:
        return "deal"
    if standing.awaits is None:
        return "over"
    return "bot" if standing.places[standing.awaits].played_by_bot else "person"


@pytest.mark.parametrize("speed", ["normal", "days"])
async def test_with_a_clock_it_names_a_time_at_which_something_happens(speed: Speed) -> None:
    place = await open_table(speed=speed, seats=3, options={"target": "60"})
    await place.attach(ann := FakeListener("ann"))
    await place.ask(orders.Sit(ANN, "Ann", Seat(0), chain="ab" * 32))
    for seat in (1, 2):
        await place.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    assert wakes_at(place) == 0, "it is closed if nobody comes"
    await place.ask(orders.Start(ANN))
    place.table.detach(ann)
    await place.settle()
    seen, latest = set(), 0
    while (at := wakes_at(place)) is not None:
        seen.add(kind(place))
        assert at >= latest, "what was said before still holds"
        latest, number = at, place.table.standing.number
        await place.pass_time(max(0, at - place.clock.now) / 1000 + 2)
        assert place.table.standing.number > number
    assert place.table.standing.places[0].away, "it waits once a bot would play for Ann"
    assert seen >= {"link", "bot", "person"}


async def test_without_a_clock_it_waits_for_somebody() -> None:
    place, _ = await seated(1)
    assert place.table.standing.phase == "playing"
    assert wakes_at(place) is None


async def test_between_two_deals_the_next_one_is_due() -> None:
    place, [ann] = await seated(1, speed="normal", options={"target": "200"})
    while kind(place) != "deal":
        if kind(place) == "person":
            view = ann.view
            await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
        else:
            await place.pass_time(1)
    assert wakes_at(place) == place.table.standing.since + place.table.tempo.between
