"""Bots that fail or break the rules: the match goes on with what the rules do by default."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from lastcard.games.game import Seat
from lastcard.table.bots.bots import SLOWEST
from lastcard.table.ports import Think, Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import Moved, PlayerId
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")
BOT = "the bot on seat"


async def bot_in_turn() -> tuple[DrivenTable, Seat]:
    """A match of ann and bots; it is the turn of a bot that has not been asked yet."""
    place, listeners = await seated(1)
    standing = place.table.standing
    while standing.awaits == 0:
        view = listeners[0].view
        await place.ask(orders.Move(ANN, view["number"], view["legal"][0]))
    assert standing.awaits is not None
    return place, standing.awaits


async def woken(place: DrivenTable, think: Think) -> DrivenTable:
    """The same table on another node, where bots think with *think*; ann is there."""
    place.table.close()
    ports = replace(make_ports(place.clock, place.journal), think=think)
    table = await Table.wake(MATCH, ports)
    assert table is not None
    other = DrivenTable(table, place.clock, place.journal)
    await other.attach(FakeListener("ann"))
    return other


def default(place: DrivenTable, seat: Seat) -> Moved:
    """What the rules do for *seat* when it says nothing."""
    match = place.table.standing.match
    move = match.game.write(match.game.default(match.state, seat))
    return Moved(seat=seat, move=move, by="bot")


def pause(place: DrivenTable) -> float:
    """How long the bot in turn takes at most."""
    tempo, standing = place.table.tempo, place.table.standing
    return SLOWEST * (tempo.bot + tempo.settle * standing.closes) / 1000


async def heard(place: DrivenTable, order: orders.Chosen) -> list[Any]:
    """What everybody is told when a bot answers so."""
    before = len(place.changes)
    await place.ask(order)
    return [telling.entry for telling in place.changes[before:]]


@pytest.mark.parametrize("move", ["no move at all", "M1 GP RP PH"])
async def test_for_a_bot_that_breaks_the_rules_they_do_what_they_do_by_default(
    move: str, caplog: pytest.LogCaptureFixture
) -> None:
    place, seat = await bot_in_turn()
    expected = default(place, seat)
    told = await heard(place, orders.Chosen(seat, place.table.standing.moves, move))
    assert told == [expected]
    assert f"{BOT} {seat} of table {MATCH} broke the rules" in caplog.text


async def test_a_bot_that_answers_too_late_or_for_a_person_is_not_heard() -> None:
    place, seat = await bot_in_turn()
    standing = place.table.standing
    assert await heard(place, orders.Chosen(seat, standing.moves - 1, None)) == []
    assert await heard(place, orders.Chosen(Seat(0), standing.moves, None)) == []
    assert standing.awaits == seat


async def test_a_bot_that_need_not_say_anything_may_be_silent() -> None:
    place, seat = await bot_in_turn()
    other = next(bot for bot in (Seat(1), Seat(2), Seat(3)) if bot != seat)
    assert await heard(place, orders.Chosen(other, place.table.standing.moves, None)) == []


async def test_when_a_bot_fails_the_match_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    place, seat = await bot_in_turn()
    expected = default(place, seat)

    async def fail(thought: Thought[Any]) -> Any:
        raise RuntimeError("no idea")

    other = await woken(place, fail)
    moves = other.table.standing.moves
    await other.pass_time(pause(other))
    lines = await other.journal.read(MATCH)
    assert f"{BOT} {seat} of table {MATCH} failed" in caplog.text
    assert other.table.standing.moves == moves + 1
    assert expected.move.encode() in lines[-1].entry


async def test_a_table_that_is_closed_waits_for_no_bot() -> None:
    place, _ = await bot_in_turn()
    happened: list[str] = []

    async def for_ever(thought: Thought[Any]) -> Any:
        happened.append("asked")
        try:
            await asyncio.Event().wait()
        finally:
            happened.append("ended")

    other = await woken(place, for_ever)
    assert happened == ["asked"]
    other.table.close()
    await asyncio.sleep(0)
    assert happened == ["asked", "ended"]
