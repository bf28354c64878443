"""Many connections: as many as the system allows, and a warning in time."""

import os
import resource
import subprocess
import sys

import pytest

from lastcard.server.operations.open_files import OpenFilesWatch, count_open

PROGRAM = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 200))
from lastcard.server.operations.open_files import raise_limit
print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_a_server_may_open_as_many_as_the_system_allows() -> None:
    said = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    assert said.stdout.split() == [b"200", b"200"]
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 200, "this process is as it was"


def test_what_is_open_is_counted() -> None:
    before = count_open()
    reading, writing = os.pipe()
    assert count_open() == before + 2
    os.close(reading)
    os.close(writing)


def test_a_warning_comes_once_before_nobody_can_connect(caplog: pytest.LogCaptureFixture) -> None:
    opened = 10
    watch = OpenFilesWatch(100, lambda: opened)
    said = []
    for opened in (10, 81, 95, 100, 50, 90):  # noqa: B007 # the watch looks at it
        watch.look()
        said.append(len(caplog.records))
    assert said == [0, 1, 1, 1, 1, 2]
    assert "81 of 100 files and sockets are open" in caplog.messages[0]


def test_without_a_limit_there_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    OpenFilesWatch(None, lambda: 10**9).look()
    assert not caplog.records
