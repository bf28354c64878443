"""Whole matches of Gang of Four reviewed, in all editions, by three and by four."""

from collections.abc import Iterator

import msgspec
import pytest

from lastcard.bots.gang.sampling import resampled
from lastcard.games.game import Seat
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.registry import GAMES
from lastcard.locales import Words, languages
from lastcard.match import Match
from lastcard.record import Record, RecordedDeal
from lastcard.review.document import Choice, Review, Shares, read_json, write_json
from lastcard.review.errors import (
    ReviewDealUnknown,
    ReviewEnded,
    ReviewSeatUnknown,
    ReviewUnfinished,
    ReviewUnknown,
)
from lastcard.review.gang import PART
from lastcard.review.gang.reviewing import GangReview
from lastcard.review.judge import Judge
from lastcard.review.moments import Moment, deals_of
from lastcard.review.review import Progress, review
from tests.review.gang.records import match, record

GAME = GAMES["gang"]
WORLDS = 4
PLAYOUTS = 4
"""Few: what these tests ask for does not depend on them."""
RULES: list[tuple[int, str, dict[str, str]]] = [
    *((4, edition, {}) for edition in EDITIONS),
    (3, "en-2010", {}),
    (3, "de-2010", {"ceremony": "on"}),
    (4, "en-2010", {"last_card": "spoken"}),
    (3, "fr-2010", {"last_card": "spoken", "after_pass": "out_of_cycle"}),
]


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GangReview, "playouts", PLAYOUTS)


def judge(*, hindsight: bool = False) -> Judge:
    return Judge(
        game=GAME,
        part=PART,
        worlds=WORLDS,
        seed=3,
        hindsight=hindsight,
        words=Words(),
        ended=lambda: False,
    )


def moments(seats: int = 4, **changes: str) -> Iterator[Moment]:
    for deal in deals_of(record(seats, "en-2010", 2, **changes), PART):
        yield from filter(judge().decides, deal.moments)


@pytest.mark.parametrize(("seats", "edition", "changes"), RULES)
def test_a_match_is_reviewed(seats: int, edition: str, changes: dict[str, str]) -> None:
    found = review(record(seats, edition, 2, **changes), worlds=WORLDS)
    assert found.reference == "master-1/31783d58"
    assert found.deals == (1, 2)
    assert {choice.seat for choice in found.choices} == set(range(seats))
    for choice in found.choices:
        assert_sound(choice)
    for row in found.ledger:
        assert_adds_up(row)
        assert_adds_up(row.chance)
    assert any(choice.kind == "exchange" for choice in found.choices)
    assert read_json(write_json(found)) == found


def assert_sound(choice: Choice) -> None:
    assert choice.loss >= 0
    assert choice.error >= 0
    assert choice.moves[0].move == choice.best
    assert len(choice.moves) >= 2
    assert {choice.made, choice.best} <= {row.move for row in choice.moves}
    assert sum(row.policy for row in choice.moves) == pytest.approx(1, abs=1e-4)
    assert all(0 <= row.chance <= 1 for row in choice.moves)


def assert_adds_up(row: Shares) -> None:
    parts = row.dealt + row.exchange + row.others + row.own + row.hidden
    assert parts == pytest.approx(row.result, abs=1e-9)


def test_results_are_what_the_others_got_less_ones_own() -> None:
    found = review(record(), worlds=WORLDS)
    for row in found.ledger:
        points = match().scores[row.deal - 1]
        mean = (sum(points) - points[row.seat]) / 3
        assert row.result == pytest.approx(mean - points[row.seat], abs=1e-6)
        assert row.deal > 1 or row.exchange == 0


def test_the_same_seed_gives_the_same_review_and_another_another() -> None:
    one = write_json(review(record(), worlds=WORLDS, seed=4))
    assert one == write_json(review(record(), worlds=WORLDS, seed=4))
    assert one != write_json(review(record(), worlds=WORLDS, seed=5))


def test_a_part_of_a_review_is_the_same_as_in_the_whole() -> None:
    whole = review(record(), worlds=WORLDS)
    part = review(record(), worlds=WORLDS, seats=[Seat(2)], deals=[2])
    chosen = [c for c in whole.choices if c.seat == 2 and c.deal == 2]
    assert chosen == list(part.choices)
    assert [row for row in whole.ledger if row.deal == 2] == list(part.ledger)


def test_choices_can_be_judged_in_any_order() -> None:
    found = list(moments())
    forwards = [judge().choice(moment) for moment in found]
    backwards = [judge().choice(moment) for moment in reversed(found)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_review_does_not_use_what_the_seat_could_not_know(seats: int) -> None:
    twins = 0
    for moment in moments(seats):
        twin = Match(GAME, moment.state.options, seats)
        twin.state, twin.awaits = moment.state, moment.seat
        twin._seen = list(moment.seen)  # what everybody saw of the deal
        state = resampled(twin, moment.seat, 7)
        other = Moment(moment.deal, moment.number, state, moment.entry, moment.seen)
        assert judge().choice(other) == judge().choice(moment)
        twins += GAME.view(state, None) is not None and hands(state) != hands(moment.state)
    assert twins > 20


def hands(state: object) -> list[str]:
    return [GAME.view(state, Seat(seat)).hand for seat in range(3)]


def test_hindsight_is_told_apart_and_changes_nothing_else() -> None:
    moment = next(moments())
    plain, told = judge().choice(moment), judge(hindsight=True).choice(moment)
    assert plain.hindsight is None
    assert told.hindsight is not None
    assert told.hindsight.loss >= 0
    assert msgspec.structs.replace(told, hindsight=None) == plain


def test_a_forgotten_call_is_named_with_its_cost_and_counts_as_own() -> None:
    spoken = record(4, "en-2010", 3, last_card="spoken")
    found = review(spoken, worlds=WORLDS)
    assert found.forgotten
    for call in found.forgotten:
        assert call.cost > 0
        summary = found.summary[call.seat]
        assert summary.forgotten >= 1
    silent = {(call.deal, call.number) for call in found.forgotten}
    for choice in found.choices:
        if (choice.deal, choice.number) in silent:
            assert choice.made.endswith("!")


def test_progress_is_told_choices_first_then_deals() -> None:
    told: list[Progress] = []
    found = review(record(), worlds=WORLDS, tell=told.append)
    choices = [each.choice for each in told if each.choice is not None]
    assert tuple(choices) == found.choices
    assert tuple(row for each in told for row in each.rows) == found.ledger
    assert [each.done for each in told] == list(range(1, told[0].of + 1))
    assert told[-1].rows
    assert told[0].choice is not None


def test_a_review_ends_when_nobody_waits_any_more() -> None:
    told: list[Progress] = []
    with pytest.raises(ReviewEnded):
        review(record(), worlds=WORLDS, tell=told.append, ended=lambda: len(told) == 3)
    assert len(told) == 3


def test_without_a_ledger_there_is_no_luck() -> None:
    found = review(record(), worlds=WORLDS, ledger=False)
    assert (found.ledger, found.curve) == ((), ())
    assert {summary.luck for summary in found.summary} == {None}


def test_summaries_add_up_the_choices() -> None:
    found = review(record(), worlds=WORLDS)
    for summary in found.summary:
        own = [choice for choice in found.choices if choice.seat == summary.seat]
        assert summary.choices == len(own) == sum(summary.grades.values())
        assert summary.loss == pytest.approx(sum(c.loss for c in own) / len(own), abs=1e-5)
        rows = [row for row in found.ledger if row.seat == summary.seat]
        luck = sum(row.result - row.own for row in rows)
        assert summary.luck == pytest.approx(luck, abs=1e-5)
        assert sum(kind.choices for kind in summary.kinds.values()) == len(own)


def test_the_curve_ends_with_the_result() -> None:
    found = review(record(), worlds=WORLDS)
    for deal in found.deals:
        last = [point for point in found.curve if point.deal == deal][-1]
        results = [row.result for row in found.ledger if row.deal == deal]
        assert list(last.points) == pytest.approx(results, abs=1e-5)


@pytest.mark.parametrize("language", languages())
def test_reasons_are_given_in_the_language_asked_for(language: str) -> None:
    found = review(record(), worlds=48, ledger=False, language=language, deals=[1])
    said = [reason for choice in found.choices for reason in choice.reasons]
    assert said
    words = {reason.text for reason in said if reason.code == said[0].code}
    english = review(record(), worlds=48, ledger=False, deals=[1])
    told = {r.text for c in english.choices for r in c.reasons if r.code == said[0].code}
    assert (words == told) == (language == "en")


def test_what_cannot_be_reviewed_is_refused() -> None:
    with pytest.raises(ReviewSeatUnknown):
        review(record(), seats=[Seat(4)])
    with pytest.raises(ReviewDealUnknown):
        review(record(), deals=[3])
    with pytest.raises(ReviewUnknown):
        review(msgspec.structs.replace(record(), game="stones"))
    with pytest.raises(ReviewUnfinished):
        review(msgspec.structs.replace(record(), deals=()))


def test_the_deal_that_is_still_played_is_not_reviewed() -> None:
    begun = Match(GAME, match().options, 4)
    for entry in match().moves:
        begun.act(entry.seat, entry.move)
    begun.deal(lambda deck: list(deck))
    running = Record.of(begun, ("a", "b", "c", "d"))
    assert len(running.deals) == 3
    assert isinstance(running.deals[2], RecordedDeal)
    found: Review = review(running, worlds=WORLDS, ledger=False)
    assert found.deals == (1, 2)
