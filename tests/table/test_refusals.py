"""What a table refuses, and leaves as it was."""

import pytest

from lastcard.games.game import Seat
from lastcard.table import errors
from lastcard.table.state import orders
from lastcard.table.state.entries import Closed, MatchId, PlayerId
from tests.support.tables.driven_table import DrivenTable, open_table, seated

ANN, BOB = PlayerId("ann"), PlayerId("bob")


async def closed() -> DrivenTable:
    """A table where ann sat until the operator closed it."""
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    await place.ask(orders.Close("operator"))
    return place


async def test_a_seat_that_the_table_does_not_have_is_not_taken() -> None:
    place = await open_table()
    for seat in (-1, 4):
        with pytest.raises(errors.SeatUnknown):
            await place.ask(orders.Sit(ANN, "Ann", Seat(seat)))


async def test_who_takes_their_own_seat_again_is_told_so() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    with pytest.raises(errors.SeatedAlready):
        await place.ask(orders.Sit(ANN, "Ann", Seat(0)))


async def test_no_bot_takes_the_seat_of_a_person() -> None:
    place = await open_table()
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    with pytest.raises(errors.SeatTaken):
        await place.ask(orders.SeatBot(ANN, Seat(1), "greedy"))
    assert place.table.standing.places[1].player == BOB


async def test_there_is_no_bot_to_take_away_from_a_free_seat() -> None:
    place = await open_table()
    with pytest.raises(errors.SeatTaken):
        await place.ask(orders.SeatBot(ANN, Seat(1), None))


async def test_no_bot_sits_at_a_rated_table() -> None:
    place = await open_table(rated=True)
    with pytest.raises(errors.RatedAlone):
        await place.ask(orders.SeatBot(ANN, Seat(1), "greedy"))
    assert place.table.standing.places[1].empty


async def test_nobody_is_removed_from_a_seat_where_no_person_sits() -> None:
    place = await open_table()
    await place.ask(orders.SeatBot(ANN, Seat(1), "greedy"))
    for seat in (0, 1):
        with pytest.raises(errors.NotSeated):
            await place.ask(orders.Remove(ANN, Seat(seat)))


async def test_nobody_moves_before_the_match_has_begun() -> None:
    place = await open_table()
    await place.ask(orders.Sit(ANN, "Ann", Seat(0)))
    with pytest.raises(errors.NotStarted):
        await place.ask(orders.Move(ANN, 1, "pass"))


async def test_who_plays_has_nothing_to_come_back_to() -> None:
    place, _ = await seated(1)
    with pytest.raises(errors.NotAway):
        await place.ask(orders.Return(ANN))


async def test_a_match_that_is_played_has_no_rematch() -> None:
    place, _ = await seated(1)
    with pytest.raises(errors.NotReady):
        await place.ask(orders.GoOn(MatchId("n"), ANN))


@pytest.mark.parametrize(
    "order",
    [
        orders.Sit(BOB, "Bob", Seat(1)),
        orders.Stand(ANN),
        orders.Say(ANN, phrase="hello"),
        orders.Close("operator"),
    ],
    ids=lambda order: type(order).__name__,
)
async def test_nothing_more_happens_at_a_closed_table(order: orders.Order) -> None:
    place = await closed()
    with pytest.raises(errors.TableOver):
        await place.ask(order)
    assert place.changes[-1].entry == Closed(why="operator")
