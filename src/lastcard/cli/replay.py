"""``lastcard replay``: a recorded match again, cycle by cycle."""

import contextlib
import sys

from lastcard.cli import arguments
from lastcard.cli.errors import FileMissing
from lastcard.cli.files import read_text
from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.screen import Screen
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.quoting import printable
from lastcard.locales import Words
from lastcard.match import AnyMatch
from lastcard.record import Record, read, replay, write_json, write_text


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
    _Showing(record, Terminal.of_process(), words, step=asked.step).show()
    return 0


def _write(lines: list[str]) -> None:
    # A file gets the record as it is; a terminal must not take anything in it for a command.
    shown = map(printable, lines) if sys.stdout.isatty() else lines
    sys.stdout.write("\n".join(shown) + "\n")


class _Showing:
    """Shows a record line after line."""

    def __init__(self, record: Record, terminal: Terminal, words: Words, *, step: bool) -> None:
        self._record = record
        self._names = tuple(map(printable, record.names))
        self._terminal = terminal
        self._words = words
        self._step = step and sys.stdin.isatty()
        self._hands_due = False
        self._blank = True

    def show(self) -> None:
        """Every deal, every cycle, and what came of it."""
        self._say([f" {self._terminal.ink.bold(self._title())}"])
        screen: Screen | None = None
        match: AnyMatch | None = None
        for entry, step, match in replay(self._record):
            screen = screen or self._screen(match)
            if entry.seat == TABLE:
                self._gap()
                self._hands_due = True
            for event in step.events:
                self._tell(event, screen, match)
            if self._hands_due:
                self._show_hands(screen, match)
            if step.closes:
                self._close(match)
        over = match is not None and match.awaits is None
        last = self._words.say("record-confirmed" if over else "record-unfinished")
        self._gap()
        self._say([f" {last}"])

    def _title(self) -> str:
        record, words = self._record, self._words
        game, names = words.title(record.game), ", ".join(self._names)
        return words.say("record-title", game=game, edition=record.edition, names=names)

    def _screen(self, match: AnyMatch) -> Screen:
        terminal, first = self._terminal, Seat(0)
        names, around = self._names, match.around(first)
        # In a match saved as "You" the reader is addressed.
        you = self._words.say("play-you")
        me = Seat(names.index(you)) if you in names else None
        setting = Setting(self._words, terminal.ink, terminal.looks, names, around, me)
        return screen_for(match.game, setting)

    def _tell(self, event: Event, screen: Screen, match: AnyMatch) -> None:
        told = screen.tell(event, match.view(None))
        if told.page:
            self._gap()
        self._say(told.lines)

    def _show_hands(self, screen: Screen, match: AnyMatch) -> None:
        hands = screen.hands([match.view(Seat(seat)) for seat in range(match.seats)])
        if hands:
            self._say(hands)
            self._gap()
            self._hands_due = False

    def _close(self, match: AnyMatch) -> None:
        if self._step and match.awaits is not None:
            with contextlib.suppress(EOFError):
                self._terminal.ask(" " + self._words.say("play-press-enter") + " ")
        else:
            self._gap()

    def _say(self, lines: list[str]) -> None:
        self._terminal.say(*lines)
        self._blank = self._blank and not lines

    def _gap(self) -> None:
        if not self._blank:
            self._terminal.say("")
        self._blank = True
