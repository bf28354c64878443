"""An online match on the screen of one player."""

from collections.abc import Callable, Sequence
from typing import Any

from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.seat_names import names
from lastcard.cli.play.display import Display
from lastcard.cli.play.person import BELOW, Person
from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Event, Seat
from lastcard.locales import Words
from lastcard.match import Match


class OnlineDisplay:
    """Shows a match to the player on *seat*; *seen* has happened in the deal so far."""

    def __init__(
        self, sight: SeenTable, seat: Seat, seen: Sequence[Event], terminal: Terminal, words: Words
    ) -> None:
        self._terminal = terminal
        setup, company = sight.setup, names(sight.chairs)
        around = Match(sight.game, setup.chosen(), setup.seats).around(seat)
        setting = Setting(words, terminal.ink, terminal.looks, company, around, seat)
        self._screen = screen_for(sight.game, setting)
        self._display = Display(self._screen, terminal)
        others = ", ".join(name for at, name in enumerate(company) if at != seat)
        greeting = words.say("play-welcome", game=words.title(sight.game.key), names=others)
        self.person = Person(sight.game, self._screen, terminal, words, greeting)
        for event in seen:
            told = self._screen.tell(event, sight.view)
            if told.page and sight.phase == "over":
                terminal.say("", *told.lines)

    def tell(self, event: Event, view: Any, pause: Callable[[], None]) -> None:
        """Show what happened; after the end of a deal there is a *pause*."""
        self._display.tell(event, view, pause)

    def waits(self, sight: SeenTable) -> list[str]:
        """Why a move that was asked for has not been made yet, if there is a reason."""
        people = [Seat(at) for at, chair in enumerate(sight.chairs) if chair.player is not None]
        why = self._screen.waits(sight.view, people)
        return [] if why is None else [why]

    def draw(self, view: Any, notes: Sequence[str]) -> None:
        """Show how the table stands, and *notes* below it."""
        lines = wrapped(notes, self._terminal.looks.width)
        if self._terminal.looks.live:
            rows = self._terminal.rows - max(BELOW, len(lines))
            self._terminal.redraw([*self._screen.picture(view, rows), *lines])
        else:
            self._terminal.say(*lines)
