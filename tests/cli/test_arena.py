"""``lastcard arena``: what it plays, shows, writes and refuses."""

import json
import re
from pathlib import Path

import pexpect
import pytest

from lastcard.arena.play.processes import play_here
from lastcard.arena.report.report import report_on
from lastcard.bots import registry
from lastcard.cli import main
from lastcard.cli.arena.showing import chart_labels
from lastcard.cli.terminal.looks import Looks
from lastcard.cli.terminal.progress import duration
from lastcard.cli.terminal.rich_lines import table_lines
from tests.arena import badbots
from tests.arena.contests import contest
from tests.cli.fakes import WORDS
from tests.support.commands import on_terminal

BOTS = "arena --bots greedy,novice,novice --workers 1"
SMALL = f"{BOTS} --deals 4"


def shown(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(line.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("arena", "Name who plays with --bots"),
        ("arena chess --bots greedy", "There is no game “chess”"),
        ("arena --bots greedy,genius,novice", "There is no bot “genius”"),
        ("arena --bots greedy,,novice", "There is no bot “”"),
        ("arena --bots greedy@50,novice,novice", "does not look ahead"),
        ("arena --bots greedy,novice", "Name 3 to 4 bots, one for each seat"),
        ("arena --bots greedy", "or one bot and --against another, not 1"),
        ("arena --bots a,a,a,a,a", "Name 3 to 4 bots, one for each seat"),
        ("arena thirteen --bots greedy", "Name 3 to 6 bots"),
        ("arena --bots greedy,greedy --against novice", "one bot and --against another, not 2"),
        ("arena --bots greedy --against genius", "There is no bot “genius”"),
        ("arena --bots greedy --against novice --players 5", "3 to 4 players, not 5"),
        ("arena --bots greedy --against novice --players x", "--players takes a whole number"),
        (f"{BOTS} --players 3", "--players is only for --against"),
        (f"{BOTS} --deals 0", "--deals takes a whole number from 1"),
        (f"{BOTS} --deals many", "--deals takes a whole number from 1"),
        (f"{BOTS} --matches 0", "--matches takes a whole number from 1"),
        (f"{BOTS} --deals 5 --matches 5", "--deals and --matches cannot be given together"),
        (f"{BOTS} --workers 0", "--workers takes a whole number from 1"),
        (f"{BOTS} --cluster auto", "--workers and --cluster cannot be given together"),
        (f"{BOTS} --seed -1", "--seed takes a whole number from 0"),
        (f"{BOTS} --edition xx-1999", "There is no edition"),
        (f"{BOTS} --option target", "NAME=VALUE"),
        (f"{BOTS} --option targets=5", "There is no option"),
        (f"{BOTS} --option first_dealer=3", "cannot be"),
        (f"{BOTS} --chart out.jpg", "--chart takes a file that ends in .svg, .png, not “out.jpg”"),
        (f"{BOTS} --chart out", "--chart takes a file that ends in"),
        (f"{BOTS} --json", "The option --json needs a value"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    complaint, advice = err.splitlines()
    assert said in complaint
    assert advice == 'Try "lastcard arena --help".'


@pytest.mark.parametrize("option", ["--json", "--chart"])
@pytest.mark.parametrize("file", ["/no/such/place/out.svg", "/dev/null/out.svg"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    option: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"{BOTS} --deals 1000000 {option} {file}".split()) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"lastcard: {file} cannot be written: ")


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{BOTS} --deals 1000000 --json {tmp_path}".split()) == 1
    assert "cannot be written: Is a directory" in capsys.readouterr().err


def test_the_table_says_who_is_better_and_by_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(f"{BOTS} --deals 20", capsys)
    assert out.startswith("Gang of Four, en-2010, 3 players\n20 decks, each dealt 3 times")
    lines = out.splitlines()
    head = next(line for line in lines if line.startswith("bot "))
    greedy, novice = lines[lines.index(head) + 1 : lines.index(head) + 3]
    assert re.match(r"greedy +\+\d+\.\d\d ±\d+\.\d\d ", greedy)
    assert re.match(r"novice +-\d+\.\d\d ±\d+\.\d\d ", novice)
    assert len(head) == len(greedy) == len(novice) <= 80
    assert "Advantage of the row over the column, points per deal" in out
    assert "Places" not in out
    assert "\x1b" not in out


def test_matches_have_places_and_final_scores(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena thirteen --bots greedy --against novice --players 3 --matches 4 --workers 1"
    out = shown(line, capsys)
    assert "4 matches, each 3 times with the seats rotated: 12 in all; seed 1" in out
    assert "final score" in out
    assert re.search(r"^ +1st +2nd +3rd$", out, re.MULTILINE)


def test_the_result_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "out.json", tmp_path / "out.svg"
    shown(f"{SMALL} --seed 7 --json {file} --chart {picture}", capsys)
    result = json.loads(file.read_text("utf-8"))
    assert result["contest"]["seed"] == 7
    assert result["contest"]["options"]["last_card"] == "automatic"
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "novice"]
    assert picture.read_bytes().startswith(b"<?xml")
    assert sorted(tmp_path.iterdir()) == [file, picture]


def test_an_edition_and_options_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.json"
    shown(f"{SMALL} --edition de-2010 --option after_pass=out_of_cycle --json {file}", capsys)
    told = json.loads(file.read_text("utf-8"))["contest"]
    assert told["edition"] == "de-2010"
    assert (told["options"]["last_card"], told["options"]["after_pass"]) == (
        "spoken",
        "out_of_cycle",
    )


def test_who_lost_by_rule_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry.BOTS, "bad", badbots.bot("bad", badbots.crash))
    out = shown("arena --bots bad,greedy,greedy --deals 2 --workers 1", capsys)
    assert (
        "bad lost 6 games by rule: it broke down with ZeroDivisionError: integer division or modulo"
        " by zero (the first was game 0)." in out
    )


def test_a_lonely_bot_has_no_net(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown("arena --bots greedy,greedy,greedy --deals 2 --workers 1", capsys)
    assert "Advantage" not in out


def test_a_long_length_of_time_has_hours() -> None:
    assert [duration(seconds) for seconds in (0, 5.4, 125, 3725)] == [
        "0:00",
        "0:05",
        "2:05",
        "1:02:05",
    ]


def test_cells_stand_below_each_other() -> None:
    assert table_lines([["", "net"], ["greedy", "+1"]], Looks()) == ["        net", "greedy   +1"]


@pytest.mark.parametrize(
    "progress",
    [
        pytest.param(r" 0/300000 games", id="workers-starting"),
        pytest.param(r"\d+/300000 games  \d+ %  \d[\d:]+ left", id="workers-playing"),
    ],
)
def test_a_person_sees_progress_and_may_leave(progress: str) -> None:
    child = on_terminal("arena", "--bots", "greedy,novice,novice", "--deals", "100000")
    child.expect(progress)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before


def test_a_chart_speaks_in_words() -> None:
    played = contest("greedy", "novice", "novice", count=1)
    labels = chart_labels(report_on(played, play_here(played, 1)), WORDS)
    assert labels.title == "Gang of Four, en-2010, 3 players"
    assert labels.net == "net points per deal (higher is better)"
