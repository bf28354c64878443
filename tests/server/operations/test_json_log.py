"""A program that reads the log of a real server reads nothing but JSON, whatever goes wrong."""

import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import environment
from tests.support.servers.process import server_process


def objects(text: str) -> list[dict[str, Any]]:
    read = [json.loads(line) for line in text.splitlines()]
    for one in read:
        assert one["level"] in ("info", "warning", "error", "critical")
        assert datetime.fromisoformat(one["time"]).utcoffset() is not None
    return read


def test_whatever_goes_wrong_is_an_object(tmp_path: Path) -> None:
    with server_process(
        tmp_path, program="tests.server.operations.noisy", LASTCARD_LOG_FORMAT="json"
    ) as server:
        server.stop()
    assert server.said == ""
    said = objects(server.log.read_text())
    by_logger = {one["logger"] for one in said}
    assert {"py.warnings", "asyncio", "aiohttp.server", "alembic"} <= by_logger
    messages = "\n".join(one["message"] for one in said)
    for part in (
        "a warning",
        "a thread ended",
        "an exception was ignored",
        "exception was never",
        "Exception in callback",
        "a message could not be logged",
        "in two lines",
        "the process ends",
        "stopped",
    ):
        assert part in messages, part


@pytest.mark.parametrize(
    ("arguments", "variables", "part"),
    [
        (["--nonsense"], {}, "--nonsense"),
        ([], {"LASTCARD_PORT": "many"}, "LASTCARD_PORT"),
        ([], {"LASTCARD_ORIGN": "https://cards.example"}, "LASTCARD_ORIGIN"),
        (["--host", "203.0.113.1"], {}, "203.0.113.1"),
        (["--data", "/dev/null/x"], {}, "/dev/null/x"),
    ],
)
def test_why_a_server_does_not_start_is_an_object(
    arguments: list[str], variables: dict[str, str], part: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lastcard.cli", "serve", *arguments],
        env=environment()
        | {"LASTCARD_LOG_FORMAT": "json", "LASTCARD_DATA": str(tmp_path / "data")}
        | variables,
        capture_output=True,
        text=True,
    )
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert part in objects(done.stderr)[-1]["message"]
