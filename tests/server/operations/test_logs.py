"""Logs are lines for people or for programs, and hold nothing private."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from lastcard.server.errors import Broken
from lastcard.server.operations.logs import set_up_logs
from lastcard.server.operations.settings import Settings
from tests.support.people.http_client import PASSWORD
from tests.support.servers.api import api_server


@pytest.fixture(autouse=True)
def _quiet_again() -> Iterator[None]:
    root, room = logging.getLogger(), logging.getLogger("lastcard")
    handlers, level, own = root.handlers[:], root.level, room.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    room.setLevel(own)


def logging_to(stream: io.StringIO, **settings: str) -> None:
    set_up_logs(Settings.read({}, settings), stream)


def log_a_bug() -> None:
    try:
        int("oops")
    except ValueError:
        logging.getLogger("lastcard.x").exception("a bug")


def test_for_programs_every_line_is_an_object() -> None:
    stream = io.StringIO()
    logging_to(stream, log_format="json")
    logging.getLogger("lastcard.x").warning("two\nlines of %s", "text")
    log_a_bug()
    one, other = map(json.loads, stream.getvalue().splitlines())
    assert (one["level"], one["logger"], one["message"]) == (
        "warning",
        "lastcard.x",
        "two\nlines of text",
    )
    assert "ValueError" in other["traceback"]
    assert datetime.fromisoformat(one["time"]).utcoffset() is not None


def test_for_people_too_the_time_has_a_zone() -> None:
    stream = io.StringIO()
    logging_to(stream)
    logging.getLogger("lastcard.x").warning("now")
    assert datetime.fromisoformat(stream.getvalue().split()[0]).utcoffset() is not None


def test_a_message_that_cannot_be_made_is_replaced_by_one_that_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    stream = io.StringIO()
    logging_to(stream, log_format="json")
    logging.getLogger("lastcard.x").warning("%d apples", "many")
    (line,) = map(json.loads, stream.getvalue().splitlines())
    assert line["message"].startswith("a message could not be logged: ")
    assert "test_logs.py" in line["message"]
    assert capsys.readouterr().err == ""


def test_nobody_can_begin_a_line_of_his_own() -> None:
    stream = io.StringIO()
    logging_to(stream)
    logging.getLogger("lastcard.x").warning("Ann\n2026 ERROR \x1b[31m forged")
    assert stream.getvalue().count("\n") == 1
    assert "\\n2026" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()


def test_a_traceback_keeps_its_lines_but_not_its_words() -> None:
    stream = io.StringIO()
    logging_to(stream)
    log_a_bug()
    assert "in log_a_bug\n" in stream.getvalue()
    assert stream.getvalue().endswith("\nValueError\n")


def test_what_went_wrong_is_told_in_full_to_who_wants_to_know_everything() -> None:
    stream = io.StringIO()
    logging_to(stream, log_level="debug")
    log_a_bug()
    assert "\nValueError: invalid" in stream.getvalue()


def test_what_is_wrong_with_files_is_told_and_why_it_came_to_that() -> None:
    stream = io.StringIO()
    logging_to(stream)
    full, broken = OSError(28, "No space left"), Broken()
    broken.__cause__ = full
    logging.getLogger("lastcard.x").error("a failure", exc_info=broken)
    assert "No space left\n\nand then\n\nTraceback" in stream.getvalue()
    assert stream.getvalue().endswith("\nBroken (broken)\n")


def test_libraries_are_heard_only_when_something_is_wrong() -> None:
    stream = io.StringIO()
    logging_to(stream, log_level="debug")
    logging.getLogger("lastcard.x").debug("ours")
    logging.getLogger("aiosqlite").info("theirs")
    assert "ours" in stream.getvalue()
    assert "theirs" not in stream.getvalue()


def test_without_a_stream_standard_error_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings.read({}))
    logging.getLogger("lastcard.x").warning("hear me")
    assert "hear me" in capsys.readouterr().err
    assert sys.stderr


@pytest.mark.parametrize("level", ["info", "debug"])
async def test_no_password_token_or_code_is_logged(tmp_path: Path, level: str) -> None:
    stream = io.StringIO()
    logging_to(stream, log_level=level)
    async with api_server(tmp_path) as server:
        browser = server.browser()
        codes = await browser.account("Ann")
        token = (await browser.ask("POST", "/api/bots", {"name": "Robbie"}))[1]["token"]
        wrong = {"name": "Ann", "password": "wrong horse"}
        await browser.ask("POST", "/api/login", wrong)
        await browser.ask("GET", "/api/me", Authorization=f"Bearer {token}")
        await browser.ask("GET", f"/api/matches/x?{codes[0]}")
        secrets = [PASSWORD, "wrong horse", token, browser.token or "-", *codes]
    written = stream.getvalue()
    assert not any(secret in written for secret in secrets)
    assert ("login-wrong" in written) == (level == "debug")
