"""A line as it is typed."""

import io

import pytest

from lastcard.cli.online.person.editing import Typing


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (b"g3 y3\r", "g3 y3"),
        (b"g4\x7f3\n", "g3"),
        (b"\x7f\x7fg3\n", "g3"),
        (b"pass\x15g3\n", "g3"),
        (b"g3 y4\x17y3\n", "g3y3"),
        (b"g\x1b[D3\x1b[1;5C\x1bOA\n", "g3"),
        ("grün\x7f\x7f\n".encode(), "gr"),
        (b"g\x00\x073\n", "g3"),
    ],
)
def test_keys_make_a_line(keys: bytes, line: str) -> None:
    typing = Typing(io.StringIO())
    typing.take(keys)
    assert (typing.lines, typing.text) == ([line], "")


def test_what_is_typed_is_shown() -> None:
    out = io.StringIO()
    typing = Typing(out)
    typing.take(b"g4\x7f3")
    assert out.getvalue() == "g4\b \b3"
    assert typing.text == "g3"


def test_half_a_letter_waits_for_its_other_half() -> None:
    typing = Typing(io.StringIO())
    for byte in "ü\n".encode():
        typing.take(bytes([byte]))
    assert typing.lines == ["ü"]


def test_the_end_is_said_on_an_empty_line_alone() -> None:
    typing = Typing(io.StringIO())
    typing.take(b"g3\x04")
    assert not typing.ended
    typing.take(b"\x15\x04")
    assert typing.ended


def test_what_was_typed_can_be_forgotten() -> None:
    typing = Typing(io.StringIO())
    typing.take(b"pass\npa")
    typing.clear()
    assert (typing.lines, typing.text) == ([], "")


def test_a_pipe_is_taken_as_it_is() -> None:
    typing = Typing(None)
    for chunk in (b"g3\x7f\npa", b"ss\nlast", b""):
        typing.take(chunk)
    assert (typing.lines, typing.ended) == (["g3\x7f", "pass", "last"], True)
