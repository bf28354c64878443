"""A report as JSON, and as a picture."""

import json
from importlib import util
from typing import Any

import pytest

from lastcard import __version__
from lastcard.arena.errors import ChartsMissing, ClusterMissing
from lastcard.arena.play import cluster
from lastcard.arena.play.processes import play_here
from lastcard.arena.report import chart
from lastcard.arena.report.chart import Labels, draw
from lastcard.arena.report.document import FORMAT, Run, document, write_json
from lastcard.arena.report.report import ContestReport, report_on
from tests.arena.contests import contest

RUN = Run(1.5, "local", 2)
LABELS = Labels("Title", "subtitle", "net", "rating", "note")


@pytest.fixture(scope="module")
def report() -> ContestReport:
    played = contest("greedy", "novice", "novice", game="thirteen", count=3)
    return report_on(played, play_here(played, 1))


def test_the_contest_is_written_down_whole(report: ContestReport) -> None:
    written = document(report, RUN)
    assert (written["format"], written["lastcard"]) == (FORMAT, __version__)
    told = written["contest"]
    assert told["options"] == dict(report.contest.rules.describe(report.contest.options))
    del told["options"]
    assert told == {
        "game": "thirteen",
        "edition": "fr-2009",
        "lineup": ["greedy", "novice", "novice"],
        "plays": "deals",
        "count": 3,
        "rotations": 3,
        "games": 9,
        "seed": 7,
    }


def test_a_bot_is_written_down_with_its_intervals(report: ContestReport) -> None:
    greedy, novice = document(report, RUN)["bots"]
    assert (greedy["bot"], greedy["places"], novice["places"]) == ("greedy", 1, 2)
    standing = report.standings[0]
    assert standing.net is not None
    assert standing.net.margin is not None
    assert greedy["net"] == {
        "mean": round(standing.net.mean, 6),
        "low": round(standing.net.mean - standing.net.margin, 6),
        "high": round(standing.net.mean + standing.net.margin, 6),
    }
    assert set(greedy["rating"]) == {"mu", "sigma"}
    assert (greedy["deals"], novice["deals"]) == (9, 18)


def test_time_is_kept_apart(report: ContestReport) -> None:
    timing = document(report, RUN)["timing"]
    assert (timing["seconds"], timing["where"], timing["workers"]) == (1.5, "local", 2)
    for told in timing["bots"]:
        assert told["moves"] > 0
        assert told["mean_ms"] > 0


def test_one_deck_has_no_interval() -> None:
    played = contest("greedy", "novice", "novice", game="thirteen", count=1)
    written = document(report_on(played, play_here(played, 1)), RUN)
    assert (written["bots"][0]["net"]["low"], written["bots"][0]["net"]["high"]) == (None, None)


def test_json_is_json(report: ContestReport) -> None:
    assert json.loads(write_json(report, RUN)) == document(report, RUN)


def test_a_chart_is_an_svg_or_a_png_and_always_the_same(report: ContestReport) -> None:
    svg = draw(report, LABELS, "svg")
    assert svg.startswith(b"<?xml")
    assert b"</svg>" in svg
    assert svg == draw(report, LABELS, "svg")
    assert draw(report, LABELS, "png").startswith(b"\x89PNG")


def test_a_bot_alone_can_be_drawn() -> None:
    played = contest("greedy", "greedy", "greedy", game="thirteen", count=1)
    alone = report_on(played, play_here(played, 1))
    assert draw(alone, LABELS, "svg").startswith(b"<?xml")


def test_without_matplotlib_a_chart_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Any:
        return None if name == "matplotlib" else util.find_spec(name)

    monkeypatch.setattr(chart, "find_spec", find)
    with pytest.raises(ChartsMissing):
        chart.check_charts()


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(cluster, "import_module", refuse)
    with pytest.raises(ClusterMissing):
        next(cluster.play_there(contest(), "127.0.0.1:6379"))
