"""A game is a guest: only its own folders, and the lists of who is there, know its name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.games.registry import GAMES

ROOT = Path(__file__).parents[1]
KEYS = "|".join(GAMES)
NAMED = re.compile(rf"""(['"])({KEYS})\1|^\s*(from|import)\b.*\b({KEYS})(_v\d)?\b""", re.MULTILINE)
OWN = re.compile(rf"(^|/)({KEYS})(_v\d)?(/|\.|$)")
"""The path of a folder or a file of a game's own."""
PLACES = {
    # Where to look: the files, and those of them that list the games.
    ROOT / "src" / "lastcard": (("*.py", "*.pxd"), ("games/registry.py", "parts.py")),
}


def named() -> Iterator[str]:
    """Every place that knows a game by its name and should not."""
    for root, (patterns, registries) in PLACES.items():
        for path in sorted(path for pattern in patterns for path in root.rglob(pattern)):
            place = path.relative_to(root).as_posix()
            if OWN.search(place) or place.endswith(registries):
                continue
            for found in NAMED.finditer(path.read_text("utf-8")):
                yield f"{place}: {found[0].strip()}"


def test_nobody_else_knows_a_game_by_its_name() -> None:
    assert list(named()) == []


@pytest.mark.parametrize(
    "line",
    [
        'if game.key == "gang":',
        "case 'thirteen':",
        "from lastcard.games.gang.cards import DECK",
        "    from lastcard.bots import gang, thirteen",
        "from lastcard.envs import thirteen_v0",
        "import { aim } from '../games/gang/play/aim.ts';",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert NAMED.search(f"first\n{line}\n")


@pytest.mark.parametrize("line", ['"nice-gang",', 'kind = "gang_of_4"', "a gang beats it"])
def test_a_word_is_no_name(line: str) -> None:
    assert not NAMED.search(f"first\n{line}\n")


@pytest.mark.parametrize(
    "place", ["bots/gang/net/net.py", "cli/referee/gang.py", "envs/gang_v0.py"]
)
def test_a_game_knows_its_own_name(place: str) -> None:
    assert OWN.search(place)


def test_a_place_that_only_sounds_like_a_game_is_not_its_own() -> None:
    assert not OWN.search("bots/gangway.py")
