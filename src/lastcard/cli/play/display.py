"""Events shown at a readable pace: a pause for what decides something, a page for every score."""

from collections.abc import Callable
from typing import Any, Final

from lastcard.cli.play.person import BELOW
from lastcard.cli.screen.fitting import dense
from lastcard.cli.screen.screen import Screen
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Event

MOMENT: Final = 1.2
"""How many seconds people need to see what has just been decided."""


class Display:
    """Tells a person at *terminal* what happens at the table that *screen* shows."""

    def __init__(self, screen: Screen, terminal: Terminal) -> None:
        self._screen = screen
        self._terminal = terminal

    def tell(self, event: Event, view: Any, pause: Callable[[], None]) -> None:
        """Show *event*; *pause* lets the person look at the end of a deal."""
        told = self._screen.tell(event, view)
        terminal = self._terminal
        if told.page:
            self._show_page(told.lines, view, pause, last=told.last)
        elif not terminal.looks.live:
            terminal.say(*told.lines)
        elif not terminal.hurried:
            terminal.redraw(self._screen.picture(view, terminal.rows - BELOW))
            if told.moment:
                terminal.pause(MOMENT)

    def _show_page(
        self, lines: list[str], view: Any, pause: Callable[[], None], *, last: bool
    ) -> None:
        terminal = self._terminal
        if not terminal.looks.live:
            terminal.say("", *lines, "")
        elif last:
            terminal.redraw([])
            terminal.say("", *lines)
        else:
            if not terminal.hurried:
                # The play that ended the deal is seen before what it came to.
                terminal.redraw(self._screen.picture(view, terminal.rows - BELOW))
                terminal.pause(MOMENT)
            page = ["", *lines, ""]
            terminal.redraw(page if len(page) <= terminal.rows else dense(page))
        if not last:
            pause()
