"""The commands that the documents show can be typed."""

import re
import shlex
from pathlib import Path

import pytest

from lastcard.cli import COMMANDS, arguments
from tests.cli.fakes import WORDS

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    *(
        page
        for kind in ("how-to", "tutorials")
        for page in sorted((ROOT / "docs" / kind).glob("*.md"))
    ),
]


BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(
    r"^(?:runuser -u lastcard -- |ExecStart=)?(?:/opt/lastcard/bin/)?lastcard (.+)"
)


def commands(page: Path) -> set[str]:
    """The command lines of a page, without what is explained behind them."""
    blocks = BLOCK.findall(page.read_text("utf-8"))
    typed = (line for kind, block in blocks if kind != "python" for line in block.splitlines())
    found = map(COMMAND.match, typed)
    return {match[1].partition("   ")[0] for match in found if match}


SHOWING = [page for page in PAGES if commands(page)]


def test_commands_are_found_in_the_pages() -> None:
    assert len(SHOWING) >= 4


@pytest.mark.parametrize("page", SHOWING, ids=lambda page: page.name)
def test_every_command_that_is_shown_is_one(page: Path) -> None:
    for line in commands(page):
        name, *rest = shlex.split(line)
        if name in COMMANDS:
            getattr(arguments, name)(WORDS).read(rest)
        else:
            assert name in ("--help", "--version"), line
