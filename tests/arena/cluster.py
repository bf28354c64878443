"""An arena on a real Ray cluster of two nodes: ``make test-cluster``, not part of ``make test``."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.arena.errors import ClusterUnreachable
from lastcard.arena.play.cluster import play_there
from lastcard.arena.play.processes import play_here
from lastcard.arena.report.report import report_on
from lastcard.cli import main
from tests.arena.contests import contest

cluster_utils = pytest.importorskip("ray.cluster_utils")
NOBODY_THERE = "127.0.0.1:9"
LINE = ["arena", "--bots", "greedy,greedy,novice,novice", "--deals", "20", "--quiet", "--json"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    started = cluster_utils.Cluster()
    for _ in range(2):
        started.add_node(num_cpus=1)
    started.wait_for_nodes()
    yield started
    started.shutdown()


def workers(cluster: Any) -> list[int]:
    """The processes of the cluster that are playing."""
    raylets = [
        info.process.pid
        for node in cluster.list_all_nodes()
        for info in node.all_processes["raylet"]
    ]
    children = [
        int(child)
        for raylet in raylets
        for child in Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    ]
    return [child for child in children if b"_play_there" in command_of(child)]


def command_of(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def test_a_cluster_of_two_nodes_finds_what_one_machine_finds(cluster: Any) -> None:
    played = contest(count=20)
    there = report_on(played, play_there(played, cluster.address))
    here = report_on(played, play_here(played, 1))
    assert there.standings == here.standings
    assert there.pairs == here.pairs


def test_nothing_is_lost_when_a_worker_is_killed(cluster: Any) -> None:
    played = contest(count=100)
    killed: list[int] = []

    def batches() -> Iterator[Any]:
        for batch in play_there(played, cluster.address):
            if not killed and (found := workers(cluster)):
                os.kill(found[0], signal.SIGKILL)
                killed.append(found[0])
            yield batch

    there = report_on(played, batches())
    assert killed
    here = report_on(played, play_here(played, 1))
    assert there.standings == here.standings
    assert there.pairs == here.pairs


def test_the_command_plays_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    assert main([*LINE, str(here), "--workers", "1"]) == 0
    assert main([*LINE, str(there), "--cluster", cluster.address]) == 0
    results = [json.loads(file.read_text()) for file in (here, there)]
    timings = [result.pop("timing") for result in results]
    assert results[0] == results[1]
    assert [timing["where"] for timing in timings] == ["local", cluster.address]


def test_an_address_where_nobody_is_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    played = contest()
    with pytest.raises(ClusterUnreachable):
        next(play_there(played, NOBODY_THERE))
    assert main([*LINE, "/dev/null", "--cluster", NOBODY_THERE]) == 1
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert f"There is no cluster at {NOBODY_THERE}" in complaint
