"""Reviews are made piece by piece, told as they come, kept, and given up when nobody waits."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.games.game import Seat
from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.reviews import reviews as room
from lastcard.server.reviews.errors import (
    ReviewsBusy,
    ReviewsEnough,
    ReviewsOff,
    ReviewsStopping,
)
from lastcard.server.reviews.job import Asker, Job, Wish
from lastcard.server.reviews.process import COMMAND
from lastcard.server.reviews.reviews import Reviews
from lastcard.store.errors import NotWritten
from lastcard.table.state.entries import MatchId, PlayerId
from tests.server.reviews.conftest import Kept, Make
from tests.support.servers.fake_reviewer import command, given

ANN = Asker(PlayerId("ann"), "10.0.0.1")
BO = Asker(PlayerId("bo"), "10.0.0.2")
M = MatchId("m-1")
PATIENCE = 20


def asked(
    reviews: Reviews,
    record: Record,
    who: Asker = ANN,
    match: MatchId = M,
    *,
    seat: int = 0,
    deal: int | None = None,
) -> Job:
    return reviews.ask(who, match, record, Wish(Seat(seat), deal), "en")


async def over(reviews: Reviews, job: Job, who: Asker = ANN) -> Job:
    """*job* when it is over; *who* looks all the while."""
    async with asyncio.timeout(PATIENCE):
        while not job.over:
            await reviews.news(job, who, len(job.found), 5)
    return job


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_review_is_made_whole_and_kept(make: Make, kept: Kept, record: Record) -> None:
    reviews = make()
    job = await over(reviews, asked(reviews, record))
    assert job.state == "finished"
    assert job.part == 1.0
    deals = len(record.deals)
    whole = kept[M]
    assert len(whole.choices) == len(whole.ledger) == 3 * deals
    assert whole.deals == tuple(range(1, deals + 1))
    assert (reviews.finished, reviews.failed, reviews.lost) == (1, 0, 0)
    assert reviews.job(M) is job, "somebody may be late to hear the rest"
    reviews.leave(M, ANN.player)
    assert reviews.job(M) is None


async def test_what_comes_is_told_once(make: Make, record: Record) -> None:
    reviews = make(workers=2)
    job = await over(reviews, asked(reviews, record))
    told = [found.choice for found in job.found if found.choice]
    assert len(told) == 3 * len(record.deals)
    assert len({(choice.deal, choice.seat) for choice in told}) == len(told)
    rows = [row for found in job.found for row in found.rows]
    assert len(rows) == 3 * len(record.deals)


async def test_the_deal_asked_for_comes_first_then_the_seat_then_the_others_then_the_ledger(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    await over(reviews, asked(reviews, record, seat=1, deal=3))
    order = given(tmp_path)
    deals = len(record.deals)
    assert order[0] == "3 1"
    assert order[1:deals] == [f"{deal} 1" for deal in range(1, deals + 1) if deal != 3]
    assert not any("ledger" in piece for piece in order[: 3 * deals])
    assert order[3 * deals :] == [f"{deal} ledger" for deal in range(1, deals + 1)]


async def test_whoever_joins_later_also_sees_first_what_they_want(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    job = asked(reviews, record)
    await until(lambda: given(tmp_path))
    assert asked(reviews, record, BO, seat=2, deal=4) is job
    (tmp_path / "hold").unlink()
    await over(reviews, job)
    assert given(tmp_path)[:2] == ["1 0", "4 2"]


async def test_people_take_turns(make: Make, record: Record, tmp_path: Path) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    first = asked(reviews, record)
    await until(lambda: given(tmp_path))
    second = asked(reviews, record, ANN, MatchId("m-2"))
    third = asked(reviews, record, BO, MatchId("m-3"))
    (tmp_path / "hold").unlink()
    await over(reviews, third, BO)
    assert not first.over or not second.over
    await over(reviews, first)
    await over(reviews, second)


async def test_what_somebody_wants_first_goes_before_the_rest_of_others(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    first = asked(reviews, record)
    await until(lambda: given(tmp_path))
    second = asked(reviews, record, BO, MatchId("m-2"), seat=1, deal=2)
    assert reviews.ahead(second) == 1
    (tmp_path / "hold").unlink()
    await over(reviews, first)
    assert given(tmp_path)[:2] == ["1 0", "2 1"]
    await over(reviews, second, BO)


async def test_news_are_waited_for(make: Make, record: Record, tmp_path: Path) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    job = asked(reviews, record)
    await reviews.news(job, ANN, 0, 0)
    assert not job.found
    looking = asyncio.create_task(reviews.news(job, ANN, 0, PATIENCE))
    (tmp_path / "hold").unlink()
    await looking
    assert job.found


async def test_a_review_nobody_waits_for_is_given_up(
    make: Make, kept: Kept, record: Record, tmp_path: Path
) -> None:
    reviews = make(linger=0.0)
    (tmp_path / "hold").touch()
    page = asyncio.create_task(over(reviews, asked(reviews, record)))
    await until(lambda: given(tmp_path))
    page.cancel()
    await until(lambda: reviews.job(M) is None)
    (worker,) = reviews.pids
    other = asked(reviews, record, BO, MatchId("m-2"))
    looking = asyncio.create_task(over(reviews, other, BO))
    await until(lambda: len(given(tmp_path)) == 2)
    assert reviews.pids == [worker], "it was stopped, not killed"
    (tmp_path / "hold").unlink()
    await looking
    assert set(kept) == {"m-2"}
    assert len(given(tmp_path)) == 1 + 4 * len(record.deals)


async def test_whoever_leaves_does_not_take_it_from_others(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    job = asked(reviews, record)
    asked(reviews, record, BO)
    reviews.leave(M, ANN.player)
    assert reviews.job(M) is job
    reviews.leave(M, BO.player)
    assert reviews.job(M) is None
    reviews.leave(M, BO.player)


async def test_a_worker_that_does_not_stop_is_killed(
    make: Make, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.reviews.process.PARTING", 0.0)
    reviews = make()
    (tmp_path / "hang").touch()
    asked(reviews, record)
    await until(lambda: given(tmp_path))
    (worker,) = reviews.pids
    reviews.leave(M, ANN.player)
    await until(lambda: not is_running(worker))
    (tmp_path / "hang").unlink()
    job = await over(reviews, asked(reviews, record))
    assert job.state == "finished"
    assert reviews.lost == 0, "that was on purpose"


async def test_a_worker_that_dies_is_replaced_and_the_piece_made_again(
    make: Make, kept: Kept, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "die").touch()
    (tmp_path / "once").touch()
    job = await over(reviews, asked(reviews, record))
    assert job.state == "finished"
    assert given(tmp_path)[:2] == ["1 0", "1 0"]
    assert reviews.lost == 1
    assert len(kept[M].choices) == 3 * len(record.deals)


async def test_a_worker_that_is_killed_in_the_middle_is_replaced(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "hold").touch()
    job = asked(reviews, record)
    await until(lambda: given(tmp_path))
    (worker,) = reviews.pids
    os.kill(worker, signal.SIGKILL)
    (tmp_path / "hold").unlink()
    await over(reviews, job)
    assert job.state == "finished"


async def test_a_piece_that_kills_every_worker_fails_the_review(
    make: Make, kept: Kept, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "die").touch()
    job = await over(reviews, asked(reviews, record))
    assert job.trouble is not None
    assert (job.state, job.trouble.code) == ("failed", "review-failed")
    assert len(given(tmp_path)) == room.TRIES
    (tmp_path / "die").unlink()
    again = await over(reviews, asked(reviews, record))
    assert again is not job
    assert again.state == "finished"
    assert (reviews.failed, reviews.finished) == (1, 1)


async def test_a_worker_that_says_nothing_is_lost(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make(silence=0.01)
    (tmp_path / "hang").touch()
    job = await over(reviews, asked(reviews, record))
    assert job.state == "failed"
    assert reviews.lost == room.TRIES


async def test_a_bug_fails_the_review_and_is_logged(
    make: Make, record: Record, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    reviews = make()
    (tmp_path / "fail").touch()
    job = await over(reviews, asked(reviews, record))
    assert job.trouble is not None
    assert job.trouble.code == "review-failed"
    assert "ZeroDivisionError: on purpose" in caplog.text


async def test_what_is_refused_is_refused_with_its_reason(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make()
    (tmp_path / "refuse").touch()
    job = await over(reviews, asked(reviews, record))
    assert job.trouble is not None
    assert job.trouble.code == "review-unfinished"


async def test_what_cannot_be_kept_has_failed(
    make: Make, record: Record, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(match: MatchId, review: Review) -> None:
        raise NotWritten

    monkeypatch.setattr(kept, "keep", fail)
    reviews = make()
    job = await over(reviews, asked(reviews, record))
    assert job.trouble is not None
    assert job.trouble.code == NotWritten.code


async def test_a_worker_may_chatter(make: Make, record: Record, tmp_path: Path) -> None:
    reviews = make()
    (tmp_path / "chatter").touch()
    assert (await over(reviews, asked(reviews, record))).state == "finished"


async def test_workers_have_the_priority_they_are_given_and_usually_the_lowest(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make(command=command(tmp_path, nice=7))
    await over(reviews, asked(reviews, record))
    (worker,) = reviews.pids
    assert os.getpriority(os.PRIO_PROCESS, worker) - os.nice(0) == 7
    assert COMMAND[-1] == "19"


async def test_without_a_worker_there_are_no_reviews(make: Make, record: Record) -> None:
    reviews = make(workers=0)
    assert not reviews.on
    with pytest.raises(ReviewsOff):
        asked(reviews, record)


async def test_a_program_that_is_not_there_fails_the_review(make: Make, record: Record) -> None:
    reviews = make(command=("/nowhere/python",))
    job = await over(reviews, asked(reviews, record))
    assert job.state == "failed"


async def test_closing_ends_the_workers_and_tells_who_waits(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make(workers=2)
    (tmp_path / "hold").touch()
    job = asked(reviews, record)
    await until(lambda: len(given(tmp_path)) == 2)
    workers = reviews.pids
    looking = asyncio.create_task(reviews.news(job, ANN, 0, PATIENCE))
    await asyncio.sleep(0)
    await reviews.close()
    await looking
    assert job.trouble is not None
    assert job.trouble.code == "reviews-stopping"
    assert not any(map(is_running, workers))
    with pytest.raises(ReviewsStopping):
        asked(reviews, record)


async def test_a_player_waits_for_some_reviews_at_a_time(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make(limits=1.0)
    (tmp_path / "hold").touch()
    for number in range(room.MOST_OF_A_PLAYER):
        asked(reviews, record, match=MatchId(f"m-{number}"))
    with pytest.raises(ReviewsEnough):
        asked(reviews, record, match=MatchId("one more"))
    asked(reviews, record, match=MatchId("m-0"))
    asked(reviews, record, BO, MatchId("bo's"))
    reviews.leave(MatchId("m-0"), ANN.player)
    asked(reviews, record, match=MatchId("one more"))


async def test_an_address_waits_for_some_reviews_at_a_time(
    make: Make, record: Record, tmp_path: Path
) -> None:
    reviews = make(limits=1.0)
    (tmp_path / "hold").touch()
    for number in range(room.MOST_OF_AN_ADDRESS):
        asked(reviews, record, Asker(PlayerId(f"p{number}"), "x"), MatchId(f"m-{number}"))
    with pytest.raises(ReviewsEnough):
        asked(reviews, record, Asker(PlayerId("another"), "x"), MatchId("one more"))


async def test_the_server_takes_some_reviews_at_a_time(
    make: Make, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST", 2)
    reviews = make(limits=1.0)
    (tmp_path / "hold").touch()
    asked(reviews, record, match=MatchId("m-1"))
    asked(reviews, record, match=MatchId("m-2"))
    with pytest.raises(ReviewsBusy):
        asked(reviews, record, BO, MatchId("m-3"))
    assert reviews.waiting + reviews.running == 2
