"""A match told as changes: put together again it is what everybody saw."""

from typing import Any

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.record import Record, replay
from lastcard.record.errors import MoveImpossible
from lastcard.wire.steps import MatchSteps, steps_of
from tests.record.matches import recorded

THIRTEEN = next(iter(GAMES["thirteen"].editions))
RECORDS = {
    "gang": recorded("gang", "en-2010", 4, 2, target="20"),
    "ceremony": recorded("gang", "de-2010", 3, 2, target="20", ceremony="on"),
    "thirteen": recorded("thirteen", THIRTEEN, 5, 2),
}


def unfolded(told: MatchSteps) -> list[list[dict[str, Any]]]:
    """The views of a watcher and of every seat after each step, as a client puts them together."""
    shared: dict[str, Any] = msgspec.json.decode(told.view)
    own: list[dict[str, Any]] = [{} for _ in told.record.names]
    views = []
    for step in told.steps:
        shared = shared | msgspec.json.decode(step.public)
        for seat, fields in msgspec.json.decode(step.own).items():
            own[int(seat)] = own[int(seat)] | fields
        views.append([shared, *(shared | fields for fields in own)])
    return views


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_every_view_of_every_seat_can_be_put_together_again(record: Record) -> None:
    views = unfolded(steps_of(record))
    for (_, _, match), told in zip(replay(record), views, strict=True):
        seats = (None, *map(Seat, range(match.seats)))
        for seat, view in zip(seats, told, strict=True):
            assert view == msgspec.json.decode(match.game.encode(match.view(seat)))


def test_pages_are_put_together_each_by_itself_and_make_the_whole() -> None:
    record = RECORDS["gang"]
    views, after = [], 0
    while True:
        page = steps_of(record, after=after, limit=50)
        views += unfolded(page)
        if page.next is None:
            break
        after = page.next
    assert after > 0
    assert views == unfolded(steps_of(record))


def test_moves_and_events_are_those_of_the_record() -> None:
    record = RECORDS["gang"]
    steps = steps_of(record).steps
    moves = [(move.seat, move.move) for deal in record.deals for move in deal.moves]
    assert [(step.seat, step.move) for step in steps] == moves
    assert next(move for move in moves if move[0] == TABLE)[1].startswith("deal ")
    events = [event for step in steps for event in msgspec.json.decode(step.events)]
    assert events[-1]["event"] == "match_ended"


def test_it_takes_a_fifth_of_what_the_views_of_all_seats_would() -> None:
    record = RECORDS["gang"]
    told = len(msgspec.json.encode(steps_of(record)))
    whole = sum(
        len(match.game.encode(match.view(Seat(seat))))
        for _, _, match in replay(record)
        for seat in range(match.seats)
    )
    assert told * 5 < whole


def test_what_is_known_is_told_when_it_changes() -> None:
    steps = steps_of(RECORDS["thirteen"]).steps
    assert steps[0].known is not None
    assert steps[0].known.table == ""
    assert steps[1].known is not None
    assert steps[1].known.table == steps[1].move
    passed = [step for step in steps_of(RECORDS["gang"]).steps if step.move == "pass"]
    assert any(step.known is None for step in passed)


def test_whose_match_it_is_and_the_whole_deck_are_told() -> None:
    told = steps_of(RECORDS["gang"], you=Seat(2))
    assert told.you == 2
    assert told.deck == tuple(GAMES["gang"].deck())
    assert steps_of(RECORDS["gang"]).you is None


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = RECORDS["gang"]
    first = record.deals[0]
    wrong = msgspec.structs.replace(first.moves[1], move="G10")
    deal = msgspec.structs.replace(first, moves=(first.moves[0], wrong))
    with pytest.raises(MoveImpossible):
        steps_of(msgspec.structs.replace(record, deals=(deal,)))
