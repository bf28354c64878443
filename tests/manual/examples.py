"""The examples in the manual, as they stand there."""

import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MANUAL = ROOT / "docs" / "how-to" / "run-a-server.md"


def example(after: str, kind: str = "") -> str:
    """The first block of *kind* behind the words *after*."""
    behind = MANUAL.read_text("utf-8").split(after, 1)[1]
    found = re.search(rf"^```{kind}\n(.*?)^```$", behind, re.MULTILINE | re.DOTALL)
    assert found, f"no block of {kind} behind {after}"
    return found[1]


def program(name: str) -> str:
    """Where *name* is on this machine; the test is skipped where it is not."""
    path = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if path is None:
        pytest.skip(f"there is no {name} on this machine")
    return path
