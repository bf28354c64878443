"""A recorded match line after line, cycle by cycle: for a pipe, a file, or all at once."""

from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.screen import Screen
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.quoting import printable
from lastcard.locales import Words
from lastcard.match import AnyMatch
from lastcard.record import Record, replay


class Showing:
    """Shows a record line after line."""

    def __init__(self, record: Record, terminal: Terminal, words: Words) -> None:
        self._record = record
        self._names = tuple(map(printable, record.names))
        self._terminal = terminal
        self._words = words
        self._hands_due = False
        self._blank = True

    def show(self) -> None:
        """Every deal, every cycle, and what came of it."""
        self._say([f" {self._terminal.ink.bold(self._title())}"])
        if isinstance(self._record.study, int):
            self._say([f" {self._words.say('record-from', moves=self._record.study)}"])
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
                self._gap()
        last = self._words.say(self._end(match))
        self._gap()
        self._say([f" {last}"])

    def _end(self, match: AnyMatch | None) -> str:
        # A study has come to its end with the deal it is about.
        if match is not None and match.awaits is None:
            return "record-confirmed"
        ended = self._record.is_study and match is not None and match.awaits == TABLE
        return "record-study-end" if ended else "record-unfinished"

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

    def _say(self, lines: list[str]) -> None:
        self._terminal.say(*lines)
        self._blank = self._blank and not lines

    def _gap(self) -> None:
        if not self._blank:
            self._terminal.say("")
        self._blank = True
