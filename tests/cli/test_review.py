"""``lastcard review``: what it prints, writes and refuses."""

import json
from pathlib import Path

import msgspec
import pytest

from lastcard.cli import main
from lastcard.games.quoting import printable
from lastcard.locales import languages
from lastcard.record import write_json as record_json
from lastcard.record import write_text
from lastcard.review.document import GRADES, read_json
from lastcard.review.gang.reviewing import GangReview
from tests.review.gang.records import record
from tests.support.commands import lastcard


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GangReview, "playouts", 4)


@pytest.fixture
def saved(tmp_path: Path) -> str:
    file = tmp_path / "match.txt"
    file.write_text(write_text(record()))
    return str(file)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["review", *arguments])
    return code, "".join(capsys.readouterr())


def test_mistakes_come_first_and_then_where_the_points_came_from(
    saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown = said(capsys, saved, "--seat", "2", "--worlds", "64")
    assert code == 0
    lines = shown.splitlines()
    assert lines[0] == "Gang of Four, edition en-2010, planner, greedy, novice, greedy"
    assert lines[1].startswith("everybody plays on like master-1/")
    assert lines[3].startswith("novice: ")
    assert "; luck " in lines[3]
    assert "better: " in shown
    assert shown.index("better: ") < shown.index("Where the points came from")
    rows = [line.split() for line in lines if line.startswith("novice ")]
    assert [row[1] for row in rows] == ["1", "2"]
    for row in rows:
        result, *parts = map(float, row[2:])
        assert sum(parts) == pytest.approx(result, abs=0.31)


def test_the_review_is_written_as_json(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "review.json"
    assert said(capsys, saved, "--worlds", "4", "--seed", "9", "--json", str(out))[0] == 0
    found = json.loads(out.read_text())
    assert found["version"] == 1
    assert found["seed"] == 9
    assert len(found["summary"]) == 4
    assert set(found["choices"][0]["grade"].split()) <= set(GRADES)
    assert read_json(out.read_bytes()).seats == record().names


def test_a_seat_has_a_number_or_a_name(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    fast = ("--worlds", "4", "--no-ledger")
    number = said(capsys, saved, "--seat", "0", *fast)
    assert number == said(capsys, saved, "--seat", "planner", *fast)
    assert "Where the points came from" not in number[1]
    both = said(capsys, saved, "--seat", "greedy", *fast)[1]
    assert both.count("greedy: ") == 2


def test_hindsight_is_shown_when_asked_for(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--seat", "2", "--worlds", "32", "--no-ledger")
    assert "in hindsight" in said(capsys, saved, *options, "--hindsight")[1]
    assert "in hindsight" not in said(capsys, saved, *options)[1]


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(
    language: str, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown = said(capsys, saved, "--seat", "2", "--worlds", "8", "--language", language)
    assert code == 0
    assert "master-1/" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "Name the file of a saved match."),
        (("--seat", "4"), "There is no seat “4”; seats are counted from 0 to 3"),
        (("--seat", "nobody"), "There is no seat “nobody”"),
        (("--worlds", "1"), "--worlds takes a whole number from 2"),
        (("--seed", "x"), "--seed takes a whole number from 0"),
        (("--json", "/no/such/folder/x"), "cannot be written"),
        (("--fast",), "There is no “--fast” here."),
    ],
)
def test_what_is_wrong_is_said(
    arguments: tuple[str, ...], complaint: str, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = (saved,) if arguments else ()
    code, shown = said(capsys, *file, *arguments)
    assert code != 0
    assert complaint in shown


def test_a_match_without_a_finished_deal_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "begun.json"
    file.write_text(record_json(msgspec.structs.replace(record(), deals=())))
    code, shown = said(capsys, str(file))
    assert code == 1
    assert "No deal of this match has ended" in shown


def test_it_works_in_a_pipe_and_leaves_no_colours_there() -> None:
    done = lastcard("review", "-", "--seat", "0", "--worlds", "4", typed=record_json(record()))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert all(printable(line) == line for line in done.stdout.splitlines())
