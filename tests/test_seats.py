"""Nobody above the games counts seats: who sits where, and who comes next, the rules say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "lastcard" / "games"
COUNTED = re.compile(r"\b(seats|players|chairs|names|hands|left|circle)\b")
"""What so many sit at the table is called."""
STEP = re.compile(
    r"%\s*\(?\s*(?:[\w.$]+\.)?(?:seats|players|(?:chairs|names|hands|left|seats|players)\.length)\b"
)
ALLOWED = {
    "arena/contest.py": "a line-up is turned, so that everybody sits everywhere",
    "bots/gang/net/selfplay.py": "somebody else, whoever it is, is drawn by lot",
}


def python_files() -> list[Path]:
    files = (ROOT / "src" / "lastcard").rglob("*.py")
    return sorted(path for path in files if GAMES not in path.parents)


def browser_files() -> list[Path]:
    source = ROOT / "web" / "src"
    return sorted([*source.rglob("*.ts"), *source.rglob("*.svelte")])


def steps_in_python(text: str) -> Iterator[int]:
    """The lines that go round a table: something modulo the number of seats."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            text_or_tuple = isinstance(node.left, ast.Constant | ast.JoinedStr)
            if not text_or_tuple and COUNTED.search(ast.unparse(node.right)):
                yield node.lineno


def steps_in_browser(text: str) -> Iterator[int]:
    for number, line in enumerate(text.splitlines(), 1):
        if STEP.search(line):
            yield number


def test_no_room_above_the_games_counts_seats() -> None:
    found = {
        path.relative_to(ROOT / "src" / "lastcard").as_posix(): list(steps_in_python(text))
        for path in python_files()
        if (text := path.read_text("utf-8"))
    }
    assert {path for path, lines in found.items() if lines} == set(ALLOWED)


def test_the_browser_client_counts_no_seats() -> None:
    found = {path: list(steps_in_browser(path.read_text("utf-8"))) for path in browser_files()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "(seat + 1) % seats",
        "(seat - 1) % view.seats",
        "(first + place) % len(hands)",
        "(seat + direction * step) % self.players",
    ],
)
def test_a_step_round_the_table_is_found(line: str) -> None:
    assert list(steps_in_python(line)) == [1]


@pytest.mark.parametrize("line", ['"%s seats" % seats', "byte % count", "place % 4"])
def test_other_remainders_are_not(line: str) -> None:
    assert list(steps_in_python(line)) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("const next = (seat + 1) % seats;", True),
        ("return (from + view.direction + view.seats) % view.seats;", True),
        ("return (seat + steps) % names.length;", True),
        ("cards[(shown + step + cards.length) % cards.length]?.focus();", False),
    ],
)
def test_a_step_round_the_table_is_found_in_typescript(line: str, *, found: bool) -> None:
    assert bool(list(steps_in_browser(line))) == found
