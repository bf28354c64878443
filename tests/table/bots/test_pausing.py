"""A bot thinks inside its pause, and answers when it is over: with what it has by then."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from lastcard.bots.gang import searcher
from lastcard.bots.registry import hasty, seating
from lastcard.table.bots import bots
from lastcard.table.bots.bots import QUICKEST, SLOWEST
from lastcard.table.ports import Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")


@pytest.fixture(autouse=True)
def _thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    # What it finds does not matter here, and without the compiled core a whole search takes long.
    monkeypatch.setattr(searcher, "SEARCHER", replace(searcher.SEARCHER, worlds=2))


class Mind:
    """Thinks as long as the clock says, and remembers what it was asked."""

    def __init__(self, place: DrivenTable, takes: int | None) -> None:
        self.clock = place.clock
        self.takes = takes
        self.thoughts: list[Thought[Any]] = []

    async def think(self, thought: Thought[Any]) -> Any:
        self.thoughts.append(thought)
        over = asyncio.Event()
        if self.takes is not None:
            self.clock.call_at(self.clock.now + self.takes, over.set)
        await over.wait()
        return thought.answer(lambda: False)


async def bot_asked(takes: int | None) -> tuple[DrivenTable, Mind]:
    """A match with searchers, woken when one of them is to move."""
    place, [ann] = await seated(1, bot="searcher")
    while place.table.standing.awaits == 0:
        await place.ask(orders.Move(ANN, ann.view["number"], ann.view["legal"][0]))
    place.table.close()
    mind = Mind(place, takes)
    table = await Table.wake(
        MATCH, replace(make_ports(place.clock, place.journal), think=mind.think)
    )
    assert table is not None
    other = DrivenTable(table, place.clock, place.journal)
    await other.attach(FakeListener("ann"))
    return other, mind


async def answer_time(place: DrivenTable) -> int:
    """How many milliseconds pass until the bot in turn has moved."""
    moves, began = place.table.standing.moves, place.clock.now
    while place.table.standing.moves == moves:
        await place.pass_time(0.001)
    return place.clock.now - began


def usual_pause(place: DrivenTable) -> int:
    """How long the bot in turn takes on average."""
    return place.table.tempo.bot + place.table.tempo.settle * place.table.standing.closes


async def test_how_long_it_thinks_does_not_show() -> None:
    times = set()
    for takes in (0, 1, 300, 600):
        place, mind = await bot_asked(takes)
        usual = usual_pause(place)
        times.add(await answer_time(place))
        assert not mind.thoughts[0].quick
        assert QUICKEST * usual <= max(times) <= SLOWEST * usual + 1
    assert len(times) == 1  # the same chance draws the same pause


async def test_it_is_told_to_come_to_an_end_before_the_pause_is_over() -> None:
    place, mind = await bot_asked(5)
    began = place.clock.now
    until = mind.thoughts[0].until
    assert until is not None
    assert began < until < began + await answer_time(place)


async def test_a_bot_that_has_found_nothing_yet_plays_what_needs_no_thinking() -> None:
    place, _ = await bot_asked(None)
    standing, usual = place.table.standing, usual_pause(place)
    seat, game = standing.awaits, standing.match.game
    assert seat is not None
    view, seen = standing.match.view(seat), tuple(standing.match.seen())
    time = await answer_time(place)
    assert QUICKEST * usual <= time <= SLOWEST * usual + 1
    expected = game.write(seating(hasty(game), game)(1).choose(view, seen))
    lines = await place.journal.read(MATCH)
    assert f'"{expected}"'.encode() in lines[-1].entry
    assert hasty(game) == "planner"


async def test_when_even_that_fails_the_rules_do_what_they_do_by_default(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place, _ = await bot_asked(None)
    standing = place.table.standing
    seat, game = standing.awaits, standing.match.game
    assert seat is not None
    expected = game.write(game.default(standing.match.state, seat))
    monkeypatch.setattr(bots, "hasty", lambda game: "nobody")
    await answer_time(place)
    assert f'"{expected}"'.encode() in (await place.journal.read(MATCH))[-1].entry
    assert f"the bot on seat {seat} of table {MATCH} failed" in caplog.text


async def test_without_pauses_a_bot_answers_when_it_has_thought() -> None:
    place, [ann] = await seated(1, bot="searcher")
    while place.table.standing.awaits == 0:
        await place.ask(orders.Move(ANN, ann.view["number"], ann.view["legal"][0]))
    place.table.close()
    mind = Mind(place, 5000)
    tempo = place.table.tempo
    ports = make_ports(
        place.clock,
        place.journal,
        think=mind.think,
        tempo=lambda speed: type(tempo)(
            move=None, grace=None, between=0, bot=0, settle=0, patience=0
        ),
    )
    table = await Table.wake(MATCH, ports)
    assert table is not None
    other = DrivenTable(table, place.clock, place.journal)
    await other.attach(FakeListener("ann"))
    assert mind.thoughts[0].until is None
    assert await answer_time(other) == 5000


async def test_when_the_player_comes_back_their_bot_says_nothing_more() -> None:
    place, _ = await bot_asked(None)
    standing = place.table.standing
    seat = standing.awaits
    assert seat is not None
    standing.places[seat].player = PlayerId("bob")
    standing.places[seat].away = True
    standing.places[seat].bot = None
    await place.settle()
    await place.ask(orders.Return(PlayerId("bob")))
    before = standing.moves
    await place.pass_time(5)
    assert standing.moves == before
    assert standing.awaits == seat
