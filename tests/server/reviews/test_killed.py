"""A server that is stopped or killed takes its workers along, and keeps what was finished."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from lastcard.store.store import Store
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.fake_reviewer import given, workers
from tests.support.servers.process import ServerProcess, server_process
from tests.support.tables.kept_match import keep

PATIENCE = 60
REVIEW = "/api/matches/m-1/review"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with two workers, which do what files in the folder of the test say."""
    program = "tests.support.servers.fake_reviews"
    settings = {"LASTCARD_TEST_REVIEWS": str(tmp_path), "LASTCARD_REVIEW_WORKERS": "2"}
    with server_process(tmp_path / "server", program=program, **settings) as server:
        yield server


@pytest.fixture
def ann(server: ServerProcess) -> HttpGuest:
    """A guest who has played the match m-1."""
    guest = HttpGuest(server.url)
    server.stop()
    asyncio.run(_play(server.data, guest.me["id"]))
    server.start()
    return guest


async def _play(data: Path, player: str) -> None:
    async with Store.open(f"sqlite:///{data / 'lastcard.db'}", new_id=str) as store:
        await keep(store, "m-1", player)


def until(true: Callable[[], object]) -> None:
    deadline = monotonic() + PATIENCE
    while not true():
        assert monotonic() < deadline
        sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"  # whoever adopts the dead of a killed server may not bury them at once


def followed(guest: HttpGuest) -> dict[str, Any]:
    """The last news of the review."""
    news: dict[str, Any] = guest.ask("POST", REVIEW, {})
    while news["state"] in ("waiting", "running"):
        news = guest.ask("GET", f"{REVIEW}?after={news['next']}&wait=15")
    return news


def test_a_server_that_is_killed_leaves_no_workers_and_loses_nothing_finished(
    server: ServerProcess, ann: HttpGuest, tmp_path: Path
) -> None:
    (tmp_path / "hold").touch()
    ann.ask("POST", REVIEW, {})
    until(lambda: len(given(tmp_path)) == 2)
    orphans = workers(tmp_path)
    assert len(orphans) == 2
    server.stop(signal.SIGKILL)
    until(lambda: not any(map(is_running, orphans)))
    server.start()
    (tmp_path / "hold").unlink()
    assert ann.ask("GET", REVIEW)["state"] == "none"
    assert followed(ann)["state"] == "finished"
    whole = ann.ask("GET", f"{REVIEW}.json")
    server.restart()
    made = len(given(tmp_path))
    assert ann.ask("POST", REVIEW, {})["state"] == "finished"
    assert ann.ask("GET", f"{REVIEW}.json") == whole
    assert len(given(tmp_path)) == made


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_tells_who_waits_and_ends_its_workers(
    server: ServerProcess, ann: HttpGuest, tmp_path: Path, number: signal.Signals
) -> None:
    (tmp_path / "hold").touch()
    ann.ask("POST", REVIEW, {})
    until(lambda: len(given(tmp_path)) == 2)
    with ThreadPoolExecutor(1) as thread:
        looking = thread.submit(ann.ask, "GET", f"{REVIEW}?wait=25")
        sleep(0.2)  # it is waited for, or else comes after: both are told
        assert server.stop(number) == 0
        try:
            assert looking.result()["problem"]["code"] == "reviews-stopping"
        except OSError:  # it came too late to be heard
            assert not server.up
    assert not any(map(is_running, workers(tmp_path)))
    assert "Traceback" not in server.log.read_text()


def test_workers_that_are_killed_under_a_server_are_replaced(
    server: ServerProcess, ann: HttpGuest, tmp_path: Path
) -> None:
    (tmp_path / "hold").touch()
    ann.ask("POST", REVIEW, {})
    until(lambda: len(given(tmp_path)) == 2)
    for worker in workers(tmp_path):
        os.kill(worker, signal.SIGKILL)
    until(lambda: len(given(tmp_path)) == 4)
    (tmp_path / "hold").unlink()
    assert followed(ann)["state"] == "finished"
    page = ann.ask("GET", "/healthz")
    assert page["status"] == "ok"
