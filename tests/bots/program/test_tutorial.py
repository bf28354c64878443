"""The tutorial for those who write their first bot: its programs play, and its commands work."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.match import AnyPlayer, dismiss, run
from tests.bots.program.test_reference import DOCS, TYPED, blocks
from tests.support.commands import lastcard
from tests.support.players import Miser

PAGE = (DOCS / "tutorials" / "first-bot.md").read_text("utf-8")
FIRST, LOOKING, SECOND = PROGRAMS = blocks(PAGE, "python")
COMMAND_LINES = [line for block in blocks(PAGE, "sh") for line in block.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody has followed the tutorial."""
    for name, text in {"first": FIRST, "second": SECOND}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("text", PROGRAMS, ids=["first", "looking", "second"])
def test_the_programs_play(text: str, game: AnyGame, tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text(text)
    bot.chmod(0o755)
    players: list[AnyPlayer] = [seating(str(bot), game)(1), *(Miser(game) for _ in range(3))]
    match = run(game, next(iter(game.editions.values())), players, seed=1)
    dismiss(players)
    assert match.over


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("line", COMMAND_LINES)
def test_the_commands_work(line: str) -> None:
    words = shlex.split(re.sub(r"--deals \d+", "--deals 1", line))
    if words[0] != "lastcard":
        subprocess.run(words, check=True)
        return
    done = lastcard(*words[1:], typed=TYPED)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_first_one_plays_like_greedy_and_the_second_does_not(folder: Path) -> None:
    gained = {}
    for name in ("first", "second"):
        asked = f"arena --bots ./{name} --against greedy --deals 2 --json {name}.json"
        assert lastcard(*asked.split()).returncode == 0
        bots = json.loads((folder / f"{name}.json").read_text())["bots"]
        gained[name] = next(bot for bot in bots if bot["bot"] == f"./{name}")["net"]["mean"]
    assert gained["first"] == 0 != gained["second"]


def test_what_it_says_of_a_pass_is_so(folder: Path) -> None:
    (folder / "first").write_text(FIRST.replace('view["legal"][0]', '"pass"'))
    done = lastcard("arena", "--bots", "./first", "--against", "greedy", "--deals", "1")
    assert "pass" in done.stdout + done.stderr
