"""What a person hears of a table, and what can wait."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from lastcard.cli.online.connection.client import ConnectionLost
from lastcard.cli.online.errors import TableClosed
from lastcard.cli.online.person.background import Answered, BackgroundClient, Failed, Notice
from lastcard.cli.online.person.news import TableNews
from lastcard.games.errors import CardNotHeld
from lastcard.games.game import TABLE, AnyGame, Seat
from lastcard.games.registry import GAMES
from lastcard.match import Match, seeded
from lastcard.table.errors import StaleMove
from lastcard.table.people.telling import Clock
from lastcard.table.state import entries as e
from lastcard.table.state.chairs import Chair
from lastcard.wire import asks, tells
from lastcard.wire.heard import NO_EVENTS, NO_VIEW, HeardTold, HeardWhole
from tests.cli.fakes import WORDS
from tests.support.quick_match import setup

GANG: AnyGame = GAMES["gang"]
T = e.MatchId("t")
ME, ANN = e.PlayerId("me"), e.PlayerId("ann")
CHAIRS = (Chair(player=ANN, name="Ann"), Chair(player=ME, name="Me"), Chair(bot="greedy"))
NOW = 1_000_000
MOVE = asks.Move(table=T, turn=1, move="pass")


class Tape(BackgroundClient):
    """A line that says what a test has put on it."""

    def __init__(self) -> None:
        self.tape: list[Notice] = []
        self.asked: list[asks.Ask] = []

    def news(self) -> Iterator[Notice]:
        tape, self.tape = self.tape, []
        return iter(tape)

    def ask(self, ask: asks.Ask) -> None:
        self.asked.append(ask)


class Table:
    """A hearing, and a deal of Gang of Four that it hears of."""

    def __init__(self) -> None:
        self.tape = Tape()
        self.news = TableNews(self.tape, WORDS, lambda: NOW)
        self.match = Match(GANG, setup(seats=3).chosen(), 3)
        self.numbers = count(5)
        you = tells.Person(id=ME, name="Me", kind="guest")
        whole = HeardWhole(
            table=T,
            number=4,
            at=0,
            setup=setup(seats=3),
            host=ANN,
            phase="playing",
            seat=1,
            chairs=CHAIRS,
            view=self.view(),
        )
        self.hear(tells.Welcome(version=1, you=you, now=NOW + 5000), whole)
        self.news.seen = None

    def view(self) -> msgspec.Raw:
        return msgspec.Raw(GANG.encode(self.match.view(Seat(1))))

    def hear(self, *notices: Notice) -> bool:
        self.tape.tape += notices
        return self.news.heed()

    def told(self, entry: e.TableEntry, **fields: Any) -> HeardTold:
        usual = {"view": self.view(), "events": NO_EVENTS}
        return HeardTold(table=T, number=next(self.numbers), at=0, entry=entry, **(usual | fields))


@pytest.fixture
def table() -> Table:
    return Table()


def test_events_wait_for_the_view_that_goes_with_them(table: Table) -> None:
    step = table.match.act(TABLE, GANG.deal(seeded(1)(GANG.deck())))
    events = msgspec.Raw(msgspec.json.encode(step.events))
    moved = e.Moved(seat=TABLE, move="deal")
    assert not table.hear(table.told(moved, view=NO_VIEW, events=events))
    assert table.news.untold == []
    assert table.hear(table.told(e.Noted(note="x")))
    assert [event for event, _ in table.news.untold] == list(step.events)
    assert table.news.untold[0][1] == table.match.view(Seat(1))


def test_talk_does_not_disturb_who_is_thinking(table: Table) -> None:
    said = e.Said(player=ANN, seat=Seat(0), phrase="hello")
    table.news.busy = True
    assert not table.hear(table.told(said))
    table.news.busy = False
    assert table.hear(table.told(e.Said(player=ANN, seat=Seat(0), text="oh\x1b[2J")))
    assert table.news.take_notes() == ["Ann: Hello!", "Ann: oh[2J"]
    assert table.news.take_notes() == []


@pytest.mark.parametrize(
    ("entry", "note"),
    [
        (e.Away(seat=Seat(0), why="lost"), "Ann is away; a bot plays on."),
        (e.Back(seat=Seat(0)), "Ann is back."),
        (e.Away(seat=Seat(1), why="slow"), "You were away, and a bot plays for you."),
        (e.Moved(seat=Seat(1), move="pass", by="clock"), "Your time was up."),
    ],
)
def test_what_happens_around_the_match_is_told(
    table: Table, entry: e.TableEntry, note: str
) -> None:
    assert table.hear(table.told(entry))
    assert table.news.notes == [note]


def test_a_line_that_is_lost_is_told_once_and_that_it_is_back(table: Table) -> None:
    assert table.hear(ConnectionLost())
    assert not table.hear(ConnectionLost(), ConnectionLost())
    you = tells.Person(id=ME, name="Me", kind="guest")
    assert table.hear(tells.Welcome(version=1, you=you, now=NOW))
    assert table.news.notes == ["The line is lost; trying again …", "The line is back."]


def test_what_the_rules_refuse_is_for_the_next_question(table: Table) -> None:
    table.news.ask(MOVE)
    assert table.tape.asked == [MOVE]
    refusal = CardNotHeld(cards="RD")
    assert table.hear(Answered(MOVE, refusal))
    assert (table.news.refusal, table.news.asked) == (refusal, None)


def test_what_the_table_refuses_is_told(table: Table) -> None:
    table.news.ask(MOVE)
    assert table.hear(Answered(MOVE, StaleMove(turn=2, answers=1)))
    assert table.news.notes[0].startswith("The table has gone on")


def test_the_answer_to_something_else_changes_nothing(table: Table) -> None:
    table.news.ask(MOVE)
    assert not table.hear(Answered(asks.Next(table=T), None))
    assert table.news.asked is MOVE


@pytest.mark.parametrize(("seat", "seconds"), [(1, 20), (0, None)])
def test_the_clock_is_the_servers(table: Table, seat: int, seconds: int | None) -> None:
    clock = Clock(seat=Seat(seat), until=NOW + 25_900)
    table.hear(table.told(e.Noted(note="x"), clock=clock))
    assert table.news.seconds == seconds


def test_a_line_that_has_ended_says_why(table: Table) -> None:
    with pytest.raises(TableClosed):
        table.hear(Failed(TableClosed()))
