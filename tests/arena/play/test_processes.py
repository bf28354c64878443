"""The same result, whoever plays the games."""

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ALL_COMPLETED

import pytest

from lastcard.arena.contest import Contest
from lastcard.arena.errors import WorkersDied
from lastcard.arena.play import processes
from lastcard.arena.play.batch import Batch
from lastcard.arena.play.processes import cores, play_here
from lastcard.arena.report.document import Run, document, write_json
from lastcard.arena.report.report import ContestReport, report_on
from tests.arena.badbots import fatal_batch
from tests.arena.contests import contest

HERE = Run(0.0, "local", 1)


def result(report: ContestReport) -> str:
    written = json.loads(write_json(report, HERE))
    del written["timing"]
    return json.dumps(written)


def test_two_workers_find_what_one_finds() -> None:
    played = contest(count=10)
    one, two = (report_on(played, play_here(played, workers)) for workers in (1, 2))
    assert result(one) == result(two)
    again = report_on(played, play_here(played, 1))
    assert result(one) == result(again)


def test_no_game_is_missing_when_all_batches_are_finished_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "FIRST_COMPLETED", ALL_COMPLETED)
    played = contest(count=8)
    assert len(report_on(played, play_here(played, 2)).standings) > 0


def test_another_seed_finds_something_else() -> None:
    one = contest(count=3)
    other = Contest(one.game, one.edition, one.changes, one.lineup, one.count, 8)
    first, second = (
        document(report_on(played, play_here(played, 1)), HERE)["bots"] for played in (one, other)
    )
    assert first != second


def test_games_of_a_killed_worker_are_played_again() -> None:
    played = contest(count=4)

    def batches() -> Iterator[Batch]:
        for index, batch in enumerate(play_here(played, 2)):
            if index == 0:
                killed = multiprocessing.active_children()[0].pid
                assert killed is not None
                os.kill(killed, signal.SIGKILL)
            yield batch

    assert result(report_on(played, batches())) == result(report_on(played, play_here(played, 1)))
    assert multiprocessing.active_children() == []


def test_games_that_kill_every_worker_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "play_batch", fatal_batch)
    with pytest.raises(WorkersDied) as refused:
        list(play_here(contest(count=2), 2))
    named = refused.value.args_by_name
    assert int(named["first"]) <= 5 <= int(named["last"])
    assert multiprocessing.active_children() == []


def test_a_reader_who_stops_leaves_nobody_behind() -> None:
    batches = play_here(contest(count=1000), 2)
    next(batches)
    assert multiprocessing.active_children()
    batches.close()
    assert multiprocessing.active_children() == []


def test_there_is_a_core() -> None:
    assert cores() >= 1
