"""The page about the environments says what is so."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from lastcard.envs.gang import observation as gang
from lastcard.envs.gang.actions import ACTIONS, CALL, GIVE, PASS
from lastcard.envs.thirteen import observation as thirteen
from lastcard.games.thirteen.cards import PLACEMENTS

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "envs.md").read_text("utf-8")
LAYOUTS = {"Gang of Four": gang, "13": thirteen}


def test_the_example_runs() -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 10
    after: dict[str, object] = {}
    exec(example, after)
    assert after["termination"] is True


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_layout_of_an_observation_is_as_told(name: str) -> None:
    module: ModuleType = LAYOUTS[name]
    told = PAGE.partition(f"\n{name}, {module.LENGTH} numbers:\n")[2]
    assert told, f"there are {module.LENGTH} numbers"
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (\d+) \|", told, re.MULTILINE)
    start = 0
    for (part, at, numbers), (own, length, _) in zip(rows, module.PARTS, strict=False):
        assert (part, int(at), int(numbers)) == (own, start, length)
        start += length
    assert start == module.LENGTH


def test_the_numbers_of_the_actions_are_as_told() -> None:
    assert f"Gang of Four has {ACTIONS:,} actions" in PAGE
    for told in (f"| 0 to {PASS - 1:,} |", f"| {PASS:,} |", f"| {CALL:,} |"):
        assert told in PAGE
    assert f"| {GIVE:,} to {CALL - 1:,} |" in PAGE
    assert f"13 has {PLACEMENTS}:" in PAGE
