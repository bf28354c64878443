"""A server from the command line: where it is, how it stops, why it cannot start."""

import os
import signal
import socket
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.support.commands import lastcard
from tests.support.servers.process import server_process


def test_a_server_says_where_it_is_and_is_there(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        assert server.said == f"lastcard is served at {server.url}/\n"
        with urlopen(f"{server.url}/healthz", timeout=20) as answer:
            assert answer.status == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_ends_well(tmp_path: Path, number: int) -> None:
    with server_process(tmp_path) as server:
        assert server.stop(number) == 0
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("--port many", 2, "--port takes a whole number from 0 to 65535, not “many”"),
        ("--data {folder}/file", 1, "The data folder {folder}/file cannot be used: File exists"),
        ("--database csv:///x", 1, "That is not the address of a database"),
        ("--database sqlite:////no/where/x", 1, "The database does not answer: No such file"),
        ("--host 192.0.2.200", 1, "at 192.0.2.200 port 8013: Cannot assign requested address."),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_sentence(
    tmp_path: Path, arguments: str, code: int, said: str
) -> None:
    (tmp_path / "file").touch()
    given = ("--data", str(tmp_path / "data"), *arguments.format(folder=tmp_path).split())
    done = lastcard("serve", *given)
    assert (done.returncode, done.stdout) == (code, "")
    complaint, *advice = done.stderr.splitlines()
    assert said.format(folder=tmp_path) in complaint
    assert len(advice) == (code == 2)


def test_a_setting_that_is_wrong_is_named(tmp_path: Path) -> None:
    env = {"LASTCARD_PAUSES": "many", "LASTCARD_DATA": str(tmp_path)}
    done = lastcard("serve", env=env)
    assert done.returncode == 1
    assert "The setting LASTCARD_PAUSES cannot be “many”" in done.stderr


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = lastcard("serve", "--data", str(tmp_path), "--port", port)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"lastcard: Nothing can be served at 127.0.0.1 port {port}: Address already in use."
    )


def test_the_page_is_opened_in_the_browser(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with server_process(tmp_path, "--open", BROWSER=f"{browser} %s") as server:
        assert opened.read_text() == f"{server.url}/\n"


def test_where_there_is_no_browser_the_address_is_enough(tmp_path: Path) -> None:
    with (
        server_process(tmp_path, "--open") as server,
        urlopen(f"{server.url}/healthz", timeout=20) as answer,
    ):
        assert answer.status == 200
    assert "There is no browser here; open the address in one." in server.said
