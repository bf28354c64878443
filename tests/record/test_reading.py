"""A record that is not one is refused with a code, a line and the words that are wrong."""

import pytest

from lastcard.record import RecordError, read, rebuild, write_json, write_text
from tests.record.matches import recorded


@pytest.fixture(scope="module")
def text() -> str:
    return write_text(recorded(target="1"))


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        rebuild(read(text))
    return caught.value


@pytest.mark.parametrize("nonsense", ["", "\n\n", "hello", "lastcard record", "[1]", "\0"])
def test_something_else_is_no_record(nonsense: str) -> None:
    assert refusal(nonsense).code == "record-unreadable"


@pytest.mark.parametrize(
    "nonsense",
    ["{", "{}", '{"lastcard": 1, "evil": 2}', '{"lastcard": 1, "game": ' + "[" * 100_000],
)
def test_json_that_holds_something_else_is_no_record(nonsense: str) -> None:
    assert refusal(nonsense).code == "record-json"


def test_a_later_version_is_refused_by_its_number(text: str) -> None:
    error = refusal(text.replace("lastcard record 1", "lastcard record 4"))
    assert error.code == "record-version"
    assert error.args_by_name["version"] == "4"


def test_a_later_version_is_refused_in_json_too() -> None:
    error = refusal(write_json(recorded(target="1")).replace('"lastcard": 1', '"lastcard": 7'))
    assert error.code == "record-version"


def test_an_unknown_game_is_named(text: str) -> None:
    error = refusal(text.replace("game gang", "game bridge"))
    assert (error.code, error.args_by_name["game"]) == ("record-game", "bridge")


def test_a_line_that_means_nothing_is_shown_with_its_number(text: str) -> None:
    error = refusal(text.replace("\nseed", "\nfoo\nseed"))
    assert error.code == "record-unreadable"
    assert error.args_by_name["text"] == "foo"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1 ", "seat 7 "),
        ("\ndeal 1\n", "\ndeal 3\n"),
        ("\ndeal 1\n", "\ndeal one\n"),
        ("game gang\n", ""),
        ("points ", "points x "),
        ("option target ", "option target 9 "),
        ("seed 1", "seed one"),
    ],
)
def test_a_broken_line_is_unreadable(text: str, old: str, new: str) -> None:
    assert old in text
    assert refusal(text.replace(old, new)).code == "record-unreadable"


def test_moves_before_the_first_deal_are_unreadable(text: str) -> None:
    assert refusal(text.replace("\ndeal 1\n", "\n")).code == "record-unreadable"


def test_a_move_the_rules_refuse_is_named_with_the_rules_code(text: str) -> None:
    lines = text.splitlines()
    place = next(index for index, line in enumerate(lines) if line[:1].isdigit())
    lines[place] = lines[place].split(" ")[0] + " pass"
    error = refusal("\n".join(lines))
    assert error.code == "record-move"
    assert error.args_by_name["reason"] == "gang-must-lead"


def test_points_that_do_not_add_up_are_refused(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("points"))
    error = refusal(text.replace(line, line + "0"))
    assert error.code == "record-score"


def test_totals_that_do_not_add_up_are_refused(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("totals"))
    assert refusal(text.replace(line, line + "0")).code == "record-result"


def test_a_false_winner_is_refused(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("winners"))
    assert refusal(text.replace(line, "winners 0 1 2")).code == "record-result"


def test_an_unknown_option_is_refused_by_the_rules(text: str) -> None:
    error = refusal(text.replace("option target 1", "option speed 1"))
    assert (error.code, error.args_by_name["reason"]) == ("record-options", "option-unknown")


def test_remarks_and_empty_lines_do_not_matter(text: str) -> None:
    assert read(text.replace("\ndeal 1", "\n# the first\n\n\ndeal 1")) == read(text)
