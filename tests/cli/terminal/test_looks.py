"""What a terminal can show."""

import pytest

from lastcard.cli.terminal.ink import Ink, flow, pad, pad_left, shorten, width
from lastcard.cli.terminal.looks import ASCII, MANY, PLAIN, SIXTEEN, UNICODE, Looks, looks

XTERM = {"TERM": "xterm-256color"}


def seen(env: dict[str, str], size: tuple[int, int] = (80, 24), encoding: str = "utf-8") -> Looks:
    return looks(env, size, encoding, reads_keys=True, shows=True)


@pytest.mark.parametrize(
    ("env", "colours"),
    [
        (XTERM, MANY),
        ({"TERM": "xterm"}, SIXTEEN),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, MANY),
        ({"TERM": "dumb"}, PLAIN),
        ({}, PLAIN),
        ({**XTERM, "NO_COLOR": "1"}, PLAIN),
        ({**XTERM, "NO_COLOR": ""}, MANY),
    ],
)
def test_colours_are_as_the_environment_says(env: dict[str, str], colours: int) -> None:
    assert seen(env).colours == colours


def test_only_a_roomy_terminal_is_redrawn_in_place() -> None:
    assert seen(XTERM).live
    assert not seen(XTERM, (80, 12)).live
    assert not seen(XTERM, (50, 24)).live
    assert not seen({"TERM": "dumb"}).live
    assert not looks(XTERM, (80, 24), "utf-8", reads_keys=False, shows=True).live
    assert not looks(XTERM, (80, 24), "utf-8", reads_keys=True, shows=False).live


def test_a_very_wide_terminal_is_not_used_up() -> None:
    assert seen(XTERM, (300, 90)).width == 100


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [("utf-8", UNICODE), ("ascii", ASCII), ("latin-1", ASCII), ("klingon", ASCII)],
)
def test_signs_are_those_the_encoding_has(encoding: str, signs: object) -> None:
    assert seen(XTERM, encoding=encoding).signs == signs


def test_without_colours_ink_leaves_text_alone() -> None:
    ink = Ink()
    assert [ink.bold("a"), ink.dim("b"), ink.accent("c"), ink.on_colour("d", "G")] == list("abcd")


def test_colours_take_no_room() -> None:
    assert width(Ink(256).on_colour(" G3 ", "G")) == 4
    assert pad(Ink(16).bold("ab"), 4).endswith("  ")
    assert pad_left("ab", 4) == "  ab"


def test_wide_and_combining_signs_are_measured_as_they_look() -> None:
    assert width("美") == 2
    assert width("e\u0301") == 1
    assert shorten("美美美", 5) == "美美"


def test_parts_flow_into_lines() -> None:
    assert flow(["aa", "bb", "cc"], 5) == ["aa bb", "cc"]
    assert flow([], 5) == []
