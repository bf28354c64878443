"""Saved matches again."""

import json
from pathlib import Path

import pexpect
import pytest
from msgspec.structs import replace

from lastcard.cli import main
from lastcard.games.registry import GAMES
from lastcard.match import run
from lastcard.record import Record, read, write_json, write_text
from tests.cli.fakes import NAMES
from tests.support.commands import lastcard, on_terminal
from tests.support.players import Miser

GANG = GAMES["gang"]


@pytest.fixture(scope="module")
def record() -> Record:
    options = GANG.options("de-2010", {"target": "15", "ceremony": "on"})
    return Record.of(run(GANG, options, [Miser(GANG)] * 4, 5), names=("Ada", *NAMES[1:]), seed=5)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(write_text(record))
    return path


def test_a_record_is_shown_cycle_by_cycle(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert "Gang of Four, edition de-2010, Ada, Mei, Bo, Lin" in text
    assert "cuts the deck at" in text
    assert "wins the cycle and leads the next one" in text
    assert "total" in text
    assert "The match is over." in text
    assert "Every move is allowed and every score is right." in text
    assert "\n\n\n" not in text


def test_a_record_becomes_json_and_text_again(
    file: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    written = capsys.readouterr().out
    assert json.loads(written)["game"] == "gang"
    file.write_text(written)
    assert main(["replay", str(file), "--text"]) == 0
    assert read(capsys.readouterr().out) == record


def test_a_record_comes_through_a_pipe(record: Record) -> None:
    done = lastcard("replay", "-", typed=write_json(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout


def test_a_record_that_ends_early_is_shown_as_far_as_it_goes(
    record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = write_text(record)
    path = tmp_path / "early.txt"
    path.write_text(text.split("\ndeal 2")[0].split("\ntotals")[0] + "\n")
    assert main(["replay", str(path)]) in (0, 1)
    assert "Deal 1" in capsys.readouterr().out


def test_a_record_that_does_not_add_up_is_exit_code_1(
    file: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = json.loads(write_json(record))
    raw["deals"][0]["points"][0] += 1
    file.write_text(json.dumps(raw))
    assert main(["replay", str(file)]) == 1
    assert "lastcard: The record says" in capsys.readouterr().err


def test_a_move_against_the_rules_is_exit_code_1(
    file: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = json.loads(write_json(record))
    raw["deals"][0]["moves"][-1]["move"] = "pass pass"
    file.write_text(json.dumps(raw))
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr().err
    assert "lastcard: The record breaks off in deal 1" in told
    assert "(“pass pass” is not a move" in told


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"{}", b"\xff\xfe\x00", b"lastcard record 99\n"]
)
def test_what_is_no_record_is_exit_code_1_and_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_record_cannot_repaint_a_terminal(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "painted.json"
    path.write_text(write_json(replace(record, names=("\x1b[2JAda", *record.names[1:]))))
    assert main(["replay", str(path)]) == 0
    assert "\x1b" not in (shown := capsys.readouterr().out)
    assert "␛[2JAda" in shown


def test_a_record_with_control_signs_is_written_to_a_terminal_with_signs_for_them(
    record: Record, tmp_path: Path
) -> None:
    path = tmp_path / "painted.json"
    path.write_text(write_json(replace(record, names=("\x1b[2JAda", *record.names[1:]))))
    child = on_terminal("replay", str(path), "--text")
    child.expect(pexpect.EOF)
    assert "\x1b" not in child.before
    assert "␛[2JAda" in child.before
