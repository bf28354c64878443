"""``lastcard replay``: a recorded match again, step by step, or all of it at once."""

import sys
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.arguments import whole_number
from lastcard.cli.errors import FileMissing
from lastcard.cli.files import read_text
from lastcard.cli.replay.moments import moments_of
from lastcard.cli.replay.stepper import Stepper
from lastcard.cli.replay.whole import Showing
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.quoting import printable
from lastcard.locales import Words
from lastcard.record import Record, read, write_json, write_text

LAST_MOVE: Final = 1_000_000
"""A number that no match comes to."""


def run(argv: list[str], words: Words) -> int:
    """Show a record, or write it in its other form; a wrong one is a ``RecordError``."""
    asked = arguments.replay(words).read(argv)
    if asked.file is None:
        raise FileMissing
    record = read(read_text(asked.file))
    if asked.json or asked.text:
        written = write_json(record) if asked.json else write_text(record)
        _write(written.removesuffix("\n").split("\n"))
        return 0
    move = 1 if asked.move is None else whole_number("--move", asked.move, 1, LAST_MOVE)
    terminal = Terminal.of_process()
    if asked.all or not terminal.patient:
        Showing(record, terminal, words).show()
        return 0
    return _step(record, terminal, words, move=move, eyes=asked.eyes)


def _step(record: Record, terminal: Terminal, words: Words, *, move: int, eyes: str | None) -> int:
    moments = moments_of(record)
    if not moments:
        Showing(record, terminal, words).show()
        return 0
    stepper = Stepper(record, moments, terminal, words)
    if eyes is not None:
        stepper.look(eyes)
    stepper.run(move)
    return 0


def _write(lines: list[str]) -> None:
    # A file gets the record as it is; a terminal must not take anything in it for a command.
    shown = map(printable, lines) if sys.stdout.isatty() else lines
    sys.stdout.write("\n".join(shown) + "\n")
