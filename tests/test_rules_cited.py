"""Every numbered rule of every game is cited by a test."""

import re
from pathlib import Path

import pytest

from lastcard.games.registry import GAMES

TESTS = Path(__file__).parent
RULE = re.compile(r"\*\*([A-Z]{2,}-\d+\.\d+)\*\*")


def numbers(game: str) -> list[str]:
    page = TESTS.parent / "docs" / "rules" / f"{GAMES[game].page}.md"
    return RULE.findall(page.read_text(encoding="utf-8"))


def cited() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    return {number for text in texts for number in re.findall(r"\b[A-Z]{2,}-\d+\.\d+\b", text)}


def test_every_page_of_rules_belongs_to_a_game() -> None:
    written = {path.name for path in (TESTS.parent / "docs" / "rules").glob("*.md")}
    assert written == {f"{game.page}.md" for game in GAMES.values()}


@pytest.mark.parametrize("game", list(GAMES))
def test_no_rule_is_numbered_twice(game: str) -> None:
    found = numbers(game)
    assert found
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    missing = [number for number in numbers(game) if number not in cited()]
    assert not missing, f"cited by no test: {', '.join(missing)}"
