"""The toy game in a terminal: a plain screen, and everything that has no words yet."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.record import read, rebuild
from tests.support.commands import environment

MATCH = ("play", "stones", "--players", "2", "--option", "deals=2", "--fast")


def told(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What the command says in a process of its own, whose list of games has the toy in it."""
    command = [sys.executable, "-m", "tests.stones.program", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=environment()
    )


def test_a_match_is_played_by_numbers_kept_replayed_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    played = told(*MATCH, "--save", file, typed="1\n" * 8)
    assert played.returncode == 0, played.stderr
    assert "The match is over." in played.stdout
    assert "Your move." in played.stdout
    assert re.search(r"counts       You \d, Bo \d\n", played.stdout)
    assert told("verify", file).returncode == 0
    assert "Every move is allowed and every score is right." in told("replay", file).stdout


def test_what_lies_there_is_named_for_who_has_it(tmp_path: Path) -> None:
    played = told(*MATCH, "--seed", "5", typed="h\nscore\nrules\nS1\nS99\n9\n?\n").stdout
    assert "  hand         S9 S10 S14 S19" in played
    assert "  1 S9   2 S10   3 S14   4 S19" in played
    assert "That is refused. (stones-not-yours)" in played  # no language has words for it
    assert "lastcard rules stones shows the rules." in played


def test_rules_that_nobody_wrote_are_missed_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "stones"]) == 2
    assert "The rules of stones are not written down yet." in capsys.readouterr().err
    assert main(["rules", "GF-9.1"]) == 0  # and those of the others are found


def test_the_referee_has_no_questions_about_it() -> None:
    answer = told("referee", typed='{"op": "stones"}\n').stdout
    assert "op-unknown" in answer
    assert "combo, beats" in answer


@pytest.mark.parametrize("workers", ["1", "2"])
def test_bots_meet_in_an_arena(workers: str) -> None:
    arena = ("arena", "stones", "--bots", "novice,novice,novice", "--deals", "4")
    played = told(*arena, "--workers", workers)
    assert played.returncode == 0, played.stderr
    assert "4 decks, each dealt 3 times" in played.stdout


def test_a_record_of_it_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    told(*MATCH, "--seed", "7", "--save", str(file), typed="1\n" * 8)
    record = read(file.read_text("utf-8"))
    assert record.game == "stones"
    assert rebuild(record).awaits is None
