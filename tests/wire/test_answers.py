"""What ``/api`` answers reads as it was meant; what a game wrote stays as it is."""

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.record import Record
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.record import record_of
from lastcard.wire.api import Problem
from lastcard.wire.catalogue import Catalogue, Edition, GameInfo, HouseBot, Option
from lastcard.wire.history import MyTable, MyTables, Replay, ReplayStep, Sitting
from lastcard.wire.lessons import LessonStep, TryVerdict
from tests.support.quick_match import setup
from tests.support.tables.match_journal import journal

VIEW = msgspec.Raw(b'{"hand": "M1 GP",   "seat":0}')  # spaces that no encoder of ours would write


def game() -> GameInfo:
    return GameInfo(
        key="stones",
        fewest=2,
        most=4,
        editions=(Edition(name="en", options={"target": "5"}),),
        options=(
            Option(name="target", lowest=1, highest=9),
            Option(name="block", values=("on", "off")),
        ),
        own={"en": "en"},
        common="en",
        quick={},
        bots=(HouseBot(name="novice", thinks=False, ladder=True),),
        advice=False,
        lessons=False,
    )


def my_table() -> MyTable:
    return MyTable(
        match=MatchId("m"),
        setup=setup(),
        host=PlayerId("ann"),
        phase="playing",
        sitting=(Sitting(seat=Seat(1), player=None, name="greedy", bot="greedy"),),
        opened=1,
        changed=2,
        turn_of=None,
        due=None,
        finished=None,
        totals=None,
        winners=None,
        turn=TABLE,
        yours=False,
        alone=True,
        left=False,
    )


def record() -> Record:
    return record_of(MatchId("match-1"), journal(MatchId("match-1")))


@pytest.mark.parametrize(
    "answer",
    [
        Catalogue(
            games=(game(),),
            speeds=("fast",),
            phrases=("hello",),
            languages=("en",),
            most_deals=9,
            most_asides=9,
        ),
        MyTables(matches=(my_table(),)),
        Problem(code="not-seated", args={"seat": 1, "name": "x"}, sentence="No."),
    ],
    ids=lambda answer: type(answer).__name__,
)
def test_an_answer_reads_as_it_was_meant(answer: msgspec.Struct) -> None:
    assert msgspec.json.decode(msgspec.json.encode(answer), type=type(answer)) == answer


def test_a_replay_shows_events_and_views_as_the_game_wrote_them() -> None:
    step = ReplayStep(seat=TABLE, move="deal", events=msgspec.Raw(b"[ ]"), view=VIEW)
    replay = Replay(record=record(), seat=Seat(0), steps=(step,), next=None)
    read = msgspec.json.decode(msgspec.json.encode(replay), type=Replay)
    assert read.record == replay.record
    assert [(bytes(one.events), bytes(one.view)) for one in read.steps] == [(b"[ ]", bytes(VIEW))]


def test_a_lesson_shows_the_table_as_the_game_wrote_it() -> None:
    verdict = TryVerdict(right=True, message=None, problem=None, needed=(), view=VIEW)
    assert bytes(VIEW) in msgspec.json.encode(verdict)


def test_a_step_of_a_lesson_is_of_a_known_kind() -> None:
    step = LessonStep(
        kind="show",
        say="lesson-1",
        rows=("M1",),
        drawn="order",
        prices=False,
        view=None,
        choices=(),
        chosen="cards",
        left=(),
        piles=({"red": 2},),
    )
    raw = msgspec.json.encode(step)
    assert msgspec.json.decode(raw, type=LessonStep) == step
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw.replace(b'"show"', b'"sing"'), type=LessonStep)
