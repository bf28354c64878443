"""Lines from a pipe: whole, in order, never lost."""

import io
import os
import sys
from collections.abc import Iterator
from typing import TextIO

import pexpect
import pytest

from lastcard.cli.terminal.keys import Pipe
from tests.support.commands import environment


@pytest.fixture
def ends() -> Iterator[tuple[TextIO, TextIO]]:
    reading, writing = os.pipe()
    with os.fdopen(reading) as source, os.fdopen(writing, "w") as sink:
        yield source, sink


def test_lines_are_written_out_behind_their_prompt(ends: tuple[TextIO, TextIO]) -> None:
    source, sink = ends
    out = io.StringIO()
    keys = Pipe(source, out)
    sink.write("g3 y3\r\npass\nlast")
    sink.close()
    assert [keys.read("> ") for _ in range(3)] == ["g3 y3", "pass", "last"]
    assert out.getvalue() == "> g3 y3\n> pass\n> last\n"
    with pytest.raises(EOFError):
        keys.read("> ")


def test_polling_waits_for_nobody(ends: tuple[TextIO, TextIO]) -> None:
    source, sink = ends
    keys = Pipe(source, io.StringIO())
    assert keys.poll(0) is None
    sink.write("half a li")
    sink.flush()
    assert keys.poll(0) is None
    sink.write("ne\nmore\n")
    sink.flush()
    assert keys.poll(0) == "half a line"
    assert keys.poll(0) == "more"
    sink.close()
    assert keys.poll(0) is None


def test_what_is_put_back_comes_first(ends: tuple[TextIO, TextIO]) -> None:
    source, sink = ends
    keys = Pipe(source, io.StringIO())
    sink.write("one\ntwo\n")
    sink.flush()
    line = keys.poll(1)
    assert line == "one"
    keys.put_back(line)
    assert [keys.read(""), keys.read("")] == ["one", "two"]


def test_bytes_that_are_no_text_do_no_harm(ends: tuple[TextIO, TextIO]) -> None:
    source, sink = ends
    sink.buffer.write(b"\xff\xfe\n")
    sink.flush()
    assert Pipe(source, io.StringIO()).read("") == "\ufffd\ufffd"


def typing(program: str, **how: str) -> pexpect.spawn:
    """A process that reads a keyboard."""
    env = environment() | {"TERM": "xterm"} | how
    code = f"from lastcard.cli.terminal.keys import Keyboard; keys = Keyboard(); {program}"
    reading = {"encoding": "utf-8", "codec_errors": "replace"}
    return pexpect.spawn(sys.executable, ["-c", code], env=env, timeout=20, **reading)


def test_a_keyboard_is_polled_until_enter() -> None:
    child = typing("print('ready'); print(repr(keys.poll(10)), keys.poll(0))")
    child.expect("ready")
    assert child.waitnoecho(), "it reads keys"
    child.sendline("last!")
    child.expect("'last!' None")
    child.close()


@pytest.mark.parametrize("encoding", ["ascii:strict", "utf-8:strict"])
def test_keys_that_are_no_text_do_no_harm(encoding: str) -> None:
    child = typing("print(ascii(keys.read('? ')))", PYTHONIOENCODING=encoding)
    child.expect_exact("? ")
    os.write(child.child_fd, b"a\xffb\n")
    child.expect(r"'a.*b'")
    assert child.expect(["Error", pexpect.EOF]) == 1
    child.close()


def test_what_was_typed_before_the_prompt_is_forgotten() -> None:
    child = typing(
        "import select, sys; print('ready'); select.select([sys.stdin], [], [], 10); "
        "print(repr(keys.read('? ')))"
    )
    child.expect("ready")
    child.sendline("p")
    child.expect_exact("? ")
    child.sendline("g3")
    child.expect("'g3'")
    child.close()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("g4\x7f3", "g3"),
        ("\x7f\x7fg3", "g3"),
        ("pass\x15g3", "g3"),
        ("g3 y4\x17y3", "g3 y3"),
        ("3\x1b[Dg", "g3"),
        ("grün\x7f\x7f", "gr"),
    ],
)
def test_a_line_is_edited(keys: str, line: str) -> None:
    child = typing("print(repr(keys.read('? ')))")
    child.expect_exact("? ")
    child.sendline(keys)
    child.expect_exact(repr(line))
    child.close()


def test_a_terminal_that_moves_no_cursor_is_read_line_by_line() -> None:
    code = (
        "import sys; from lastcard.cli.terminal.keys import Pipe; "
        "keys = Pipe(sys.stdin, sys.stdout, typed=True); print(repr(keys.read('? ')))"
    )
    child = typing(code, TERM="dumb")
    child.expect_exact("? ")
    child.sendline("g4\x7f3")
    child.expect_exact("'g3'")
    assert "\x1b" not in child.before
    child.close()


def test_what_is_not_finished_in_time_can_be_finished_later() -> None:
    child = typing("print('ready'); print(keys.poll(2)); print('more'); print([keys.poll(20)])")
    child.expect("ready")
    assert child.waitnoecho(), "it reads keys"
    child.send("la")
    child.expect("None")
    child.expect("more")
    assert child.waitnoecho(), "it reads keys"
    child.sendline("st!")
    child.expect_exact("['last!']")
    child.close()


def test_the_end_of_a_keyboard_is_heard_while_polling() -> None:
    child = typing("print('ready'); keys.poll(10)")
    child.expect("ready")
    assert child.waitnoecho(), "it reads keys"
    child.sendeof()
    child.expect("EOFError")
    child.close()
