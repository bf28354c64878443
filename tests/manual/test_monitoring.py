"""Alerts and dashboard name what a server really measures, and alerts come when they should."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.manual.examples import ROOT, program
from tests.support.servers.process import server_process

FOLDER = ROOT / "docs" / "monitoring"
ALERTS = FOLDER / "alerts.yml"
PAGE = (ROOT / "docs" / "how-to" / "watch-a-server.md").read_text("utf-8")
OURS = re.compile(r"\b(?:lastcard|process)_[a-z_]+")


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / "dashboard.json").read_text("utf-8"))[
        "panels"
    ]
    return found


def expressions() -> list[str]:
    shown = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in rules())]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all samples that a server has."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
    with (
        server_process(tmp_path_factory.mktemp("server")) as server,
        urlopen(f"{server.url}/metrics") as answer,
    ):
        page = answer.read().decode()
    families = [(one.name, one.type) for one in text_string_to_metric_families(page)]
    return {name + ending for name, kind in families for ending in endings.get(kind, ("",))}


def test_every_metric_that_is_asked_for_exists(measured: set[str]) -> None:
    asked = {name for one in expressions() for name in OURS.findall(one)}
    assert len(asked) > 10
    assert asked <= measured


def test_the_manual_names_every_metric_of_ours_and_no_other(measured: set[str]) -> None:
    named = {name for name in OURS.findall(PAGE) if name.startswith("lastcard_")}
    ours = {re.sub("_(bucket|sum|count)$", "", name) for name in measured if "lastcard_" in name}
    ours = {name for name in ours if not name.endswith("_created")}
    assert named == ours


def test_every_expression_asks_for_the_same_job() -> None:
    for one in expressions():
        assert one.count('job="lastcard"') == len(OURS.findall(one)) + one.count("up{"), one


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["todo"].endswith(".")


def test_panels_have_places_of_their_own() -> None:
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()}
    assert len(places) == len(panels())
    assert all(panel["description"] for panel in panels())


def test_prometheus_takes_the_rules() -> None:
    promtool = program("promtool")
    done = subprocess.run(
        [promtool, "check", "rules", str(ALERTS)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("alert", "series"),
    [
        ("LastcardAway", {"up": "1 1 0x20"}),
        ("LastcardCannotWrite", {"lastcard_failed_commits": "0 0 0 3x20"}),
        ("LastcardBug", {"lastcard_bugs_total": "0 0 0 1x20"}),
        ("LastcardMemory", {"process_resident_memory_bytes": "800e6x20"}),
        (
            "LastcardFilesNearlyGone",
            {"lastcard_open_files": "900x20", "process_max_fds": "1000x20"},
        ),
        ("LastcardRestarts", {"process_start_time_seconds": "1 2 3 4 5 6 7 8"}),
    ],
)
def test_an_alert_comes_when_it_should(alert: str, series: dict[str, str], tmp_path: Path) -> None:
    promtool = program("promtool")
    given = [
        {"series": name + '{job="lastcard", instance="here"}', "values": values}
        for name, values in series.items()
    ]
    seen = {"expr": f'ALERTS{{alertname="{alert}", alertstate="firing"}}', "eval_time": "7m"}
    (rule,) = [rule for rule in rules() if rule["alert"] == alert]
    labels = f'alertname="{alert}", alertstate="firing", job="lastcard", instance="here"'
    expected = f'ALERTS{{{labels}, severity="{rule["labels"]["severity"]}"}}'
    test = {"interval": "1m", "input_series": given}
    test["promql_expr_test"] = [seen | {"exp_samples": [{"labels": expected, "value": 1}]}]
    asked = tmp_path / "test.yml"
    asked.write_text(yaml.safe_dump({"rule_files": [str(ALERTS)], "tests": [test]}))
    done = subprocess.run(
        [promtool, "test", "rules", str(asked)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
