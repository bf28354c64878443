"""Files that are generated are committed, and are as they would be written now."""

import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from lastcard.exports import files as exports
from tests.exports import files as expected

WEB = Path(__file__).parents[2] / "web"
WRITTEN: dict[str, Callable[[], bytes]] = {
    **{f"src/{path}": partial(bytes, content) for path, content in exports.files().items()},
    **{f"tests/{path}": write for path, write in expected.FILES.items()},
}
"""What each file should hold; long ones are written when they are compared."""


@pytest.mark.parametrize("path", sorted(WRITTEN))
def test_a_generated_file_is_up_to_date(path: str) -> None:
    # Not compared in the assertion itself: nobody wants to read that difference.
    same = (WEB / path).read_bytes() == WRITTEN[path]()
    assert same, "stale: type make wire"


def test_every_generated_file_is_committed_and_no_other() -> None:
    command = ["git", "ls-files", "--", "*.gen.*"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this is no repository")
    assert set(done.stdout.split()) == set(WRITTEN)
