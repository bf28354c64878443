"""Lines that can be overtaken by news."""

import io
import os
from collections.abc import Iterator
from typing import TextIO

import pytest

from lastcard.cli.online.person.keys import InterruptiblePipe, News, Wakeup


class Wire:
    """A pipe to type into, a bell, and what was shown."""

    def __init__(self) -> None:
        source, self._typing = os.pipe()
        self.source: TextIO = os.fdopen(source)
        self.out = io.StringIO()
        self.wakeup = Wakeup()
        self.overtaken = True
        self.keys = InterruptiblePipe(self.source, self.out, self.wakeup, self._heed)

    def _heed(self) -> bool:
        self.wakeup.clear()
        return self.overtaken

    def type(self, text: str) -> None:
        os.write(self._typing, text.encode())

    def end(self) -> None:
        os.close(self._typing)
        self._typing = -1

    def close(self) -> None:
        if self._typing >= 0:
            self.end()
        self.source.close()
        self.wakeup.close()


@pytest.fixture
def wire() -> Iterator[Wire]:
    made = Wire()
    yield made
    made.close()


def test_a_line_is_read_and_written_behind_its_prompt(wire: Wire) -> None:
    wire.type("g3 y3\npass\n")
    assert [wire.keys.read("> "), wire.keys.read("> ")] == ["g3 y3", "pass"]
    assert wire.out.getvalue() == "> g3 y3\n> pass\n"


def test_news_overtake_a_question(wire: Wire) -> None:
    wire.wakeup.wake()
    with pytest.raises(News):
        wire.keys.read("> ")
    wire.type("pass\n")
    assert wire.keys.read("> ") == "pass"


def test_other_news_do_not(wire: Wire) -> None:
    wire.overtaken = False
    wire.wakeup.wake()
    wire.type("pass\n")
    assert wire.keys.read("> ") == "pass"


def test_a_pipe_is_not_read_unasked(wire: Wire) -> None:
    wire.type("pass\n")
    wire.wakeup.wake()
    with pytest.raises(News):
        wire.keys.listen()
    assert wire.keys.read("> ") == "pass"


def test_a_line_that_is_put_back_comes_again(wire: Wire) -> None:
    wire.keys.put_back("pass")
    assert wire.keys.read("> ") == "pass"


def test_nobody_waits_longer_than_was_said(wire: Wire) -> None:
    assert wire.keys.poll(0) is None


def test_the_last_line_needs_no_end(wire: Wire) -> None:
    wire.type("pass")
    wire.end()
    assert wire.keys.read("> ") == "pass"
    with pytest.raises(EOFError):
        wire.keys.read("> ")


def test_a_bell_that_rings_for_ever_does_not_block() -> None:
    wakeup = Wakeup()
    for _ in range(100_000):
        wakeup.wake()
    wakeup.clear()
    wakeup.close()
