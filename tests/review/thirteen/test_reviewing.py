"""Whole matches of 13 reviewed, with every number of players and every way to deal."""

from collections.abc import Iterator

import msgspec
import pytest

from lastcard.bots.thirteen.sampling import resampled
from lastcard.games.game import Entry, Seat
from lastcard.games.registry import GAMES
from lastcard.games.thirteen.moves import read
from lastcard.games.thirteen.view import Target
from lastcard.locales import Words
from lastcard.match import AnyMatch
from lastcard.review.document import Review, Shares, write_json
from lastcard.review.judge import Judge
from lastcard.review.moments import Moment
from lastcard.review.part import Turn
from lastcard.review.review import review
from lastcard.review.thirteen import PART
from lastcard.review.thirteen.reviewing import ThirteenReview
from tests.bots.thirteen.situations import every_table

from .choices import record, turns

WORLDS = 24
PLAYOUTS = 12
"""Few: what these tests ask for does not depend on them."""


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThirteenReview, "playouts", PLAYOUTS)


def judge(*, hindsight: bool = False) -> Judge:
    return Judge(
        game=GAMES["thirteen"],
        part=PART,
        worlds=WORLDS,
        seed=3,
        hindsight=hindsight,
        words=Words(),
        ended=lambda: False,
    )


def reviewed(seats: int, deal: str) -> Review:
    return review(record(seats, deal), deals=[1, 2], worlds=WORLDS)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_a_match_is_reviewed(seats: int, deal: str) -> None:
    found = reviewed(seats, deal)
    assert found.reference == "master-1/896628f6"
    assert {choice.seat for choice in found.choices} == set(range(seats))
    for choice in found.choices:
        assert choice.loss >= 0
        assert choice.moves[0].move == choice.best
        assert {choice.made, choice.best} <= {row.move for row in choice.moves}
        assert sum(row.policy for row in choice.moves) == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_the_ledger_adds_up_to_the_result(seats: int, deal: str) -> None:
    played = record(seats, deal)
    for row in reviewed(seats, deal).ledger:
        points = played.deals[row.deal - 1].points
        assert points is not None
        others = [each for seat, each in enumerate(points) if seat != row.seat]
        assert row.result == pytest.approx(sum(others) / len(others) - points[row.seat], abs=1e-5)
        assert parts(row) == pytest.approx(row.result, abs=1e-5)
        assert parts(row.chance) == pytest.approx(row.chance.result, abs=1e-5)
        assert row.exchange == 0


def parts(row: Shares) -> float:
    return row.dealt + row.exchange + row.others + row.own + row.hidden


def test_chances_of_all_deals_lead_from_even_to_the_outcome() -> None:
    found = review(record(3), seats=[], worlds=WORLDS)
    for seat in range(3):
        gained = sum(row.chance.result for row in found.ledger if row.seat == seat)
        won = record(3).winners
        assert won is not None
        share = (seat in won) / len(won)
        assert gained == pytest.approx(share - 1 / 3, abs=1e-5)


def test_the_same_seed_gives_the_same_review() -> None:
    assert write_json(reviewed(3, "five")) == write_json(reviewed(3, "five"))


def test_a_choice_is_judged_the_same_alone() -> None:
    alone = review(record(4), seats=[Seat(2)], deals=[2], worlds=WORLDS, ledger=False)
    together = [
        choice for choice in reviewed(4, "five").choices if choice.seat == 2 and choice.deal == 2
    ]
    assert list(alone.choices) == together


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_a_review_uses_nothing_that_the_seat_could_not_know(seats: int, deal: str) -> None:
    checked = 0
    for match in list_turns(seats, deal):
        moment = moment_of(match)
        twin = Moment(
            moment.deal,
            moment.number,
            resampled(match, moment.seat, 7),
            moment.entry,
            moment.seen,
        )
        if not judge().decides(moment):
            continue
        assert judge().choice(twin) == judge().choice(moment)
        checked += twin.state.position != moment.state.position
    assert checked


def list_turns(seats: int, deal: str) -> Iterator[AnyMatch]:
    for number, match in enumerate(turns(seats, deal)):
        if number % 7 == 0:
            yield match


def moment_of(match: AnyMatch) -> Moment:
    seat = match.awaits
    assert seat is not None
    entry = Entry(seat, match.legal()[0])
    state = match.state
    return Moment(len(match.scores) + 1, match.game.turn(state), state, entry, tuple(match.seen()))


def test_hindsight_does_see_the_hidden_cards() -> None:
    seen = [judge(hindsight=True).choice(moment_of(match)) for match in list_turns(4, "five")]
    assert any(choice.hindsight and choice.hindsight.best != choice.best for choice in seen)


@pytest.mark.parametrize(
    ("made", "kind"), [("B1", "putting"), ("R4>Y", "putting"), ("R4>B", "taking"), ("B7", "taking")]
)
def test_there_are_kinds_of_choices(made: str, kind: str) -> None:
    view = next(turns(3)).view(Seat(1))
    blue = Target("B", "B7 B5", 12)
    there = msgspec.structs.replace(view, targets=(blue, *view.targets[1:]))
    assert PART.kind(there, read(made)) == kind


def test_what_is_decided_needs_no_luck() -> None:
    # With one card in every hand nothing is left to choose: all playouts are the same.
    match = next(
        match
        for match in turns(4)
        if match.view(None).pile == 0 and sum(match.view(None).counts) == 4
    )
    turn = Turn(match.state, Entry(Seat(0), match.legal()[0]))
    (one,), (many,) = (PART.values([turn], playouts, 1) for playouts in (1, 50))
    assert one.points == pytest.approx(many.points)
    assert sum(one.points) == pytest.approx(0.0)
    assert sum(one.chance) == pytest.approx(1.0)


def test_nothing_is_spoken_or_exchanged() -> None:
    match = next(turns(3))
    view = match.view(match.awaits)
    assert PART.said(view, read(view.legal[0])) == read(view.legal[0])
    assert PART.forgot(()) is None
    assert PART.dealt(match.state, 1, 1) is None
