"""A match far away on the screen of one player."""

from collections.abc import Callable, Sequence
from typing import Any

from lastcard.cli.online.company import names
from lastcard.cli.online.sight import Sight
from lastcard.cli.person import Person
from lastcard.cli.screen import screen_for
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal import Terminal
from lastcard.games.game import Event, Seat
from lastcard.locales import Words
from lastcard.match import Match


class Stage:
    """Shows a match to who has *seat* there; *seen* has happened in the deal so far."""

    def __init__(
        self, sight: Sight, seat: Seat, seen: Sequence[Event], terminal: Terminal, words: Words
    ) -> None:
        self._terminal = terminal
        setup, company = sight.setup, names(sight.chairs)
        around = Match(sight.game, setup.chosen(), setup.seats).around(seat)
        setting = Setting(words, terminal.ink, terminal.looks, company, around, seat)
        self._screen = screen_for(sight.game, setting)
        self._ended = False
        others = ", ".join(name for at, name in enumerate(company) if at != seat)
        greeting = words.say("play-welcome", game=words.title(sight.game.key), names=others)
        self.person = Person(sight.game, self._screen, terminal, words, greeting)
        for event in seen:
            told = self._screen.tell(event, sight.view)
            if told.page and sight.phase == "over":
                terminal.say("", *told.lines)

    def tell(self, event: Event, view: Any, pause: Callable[[], None]) -> None:
        """Show what happened; after the end of a deal there is a *pause*."""
        told = self._screen.tell(event, view)
        if not told.page:
            if not self._terminal.looks.live:
                self._terminal.say(*told.lines)
            return
        if not self._terminal.looks.live:
            self._terminal.say("", *told.lines, "")
        elif view.awaits is None:
            self._show_last(told.lines)
        else:
            self._terminal.redraw(["", *told.lines, ""])
        if view.awaits is not None:
            pause()

    def draw(self, view: Any, notes: Sequence[str]) -> None:
        """Show how the table stands, and *notes* below it."""
        lines = [f" {note}" for note in notes]
        if self._terminal.looks.live:
            self._terminal.redraw([*self._screen.picture(view), *lines])
        else:
            self._terminal.say(*lines)

    def _show_last(self, lines: list[str]) -> None:
        # The last deal and the standings stay on the screen together.
        if not self._ended:
            self._terminal.redraw([])
        self._ended = True
        self._terminal.say("", *lines)
