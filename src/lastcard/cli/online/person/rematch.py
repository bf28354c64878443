"""After a match: whether a person plays once more with the same people."""

from contextlib import suppress
from typing import Final

from lastcard.cli.online.person.keys import InterruptibleKeys, News
from lastcard.cli.online.person.leaving import LEAVING
from lastcard.cli.online.person.news import TableNews
from lastcard.cli.terminal.ink import brief, wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words

_AGAIN: Final = ("again", "rematch")


class RematchQuestion:
    """Asks a person at *terminal* whether they play again; *news* hears of the table for it."""

    def __init__(
        self, news: TableNews, keys: InterruptibleKeys, terminal: Terminal, words: Words
    ) -> None:
        self._news = news
        self._keys = keys
        self._terminal = terminal
        self._words = words

    def is_wanted(self) -> bool:
        """Whether the person plays once more, and the table for it is there."""
        self._keys.ask_about("again")
        while True:
            self._terminal.say(*wrapped(self._news.take_notes(), self._terminal.looks.width))
            with suppress(News):
                said = self._ask()
                if said in ("", *LEAVING):
                    return False
                if said not in _AGAIN:
                    self._news.notes.append(self._words.say("join-not-here", text=brief(said)))
                elif self._finds_table():
                    return True

    def _ask(self) -> str:
        try:
            return self._terminal.ask(" " + self._words.say("join-once-more") + " ").lower()
        except EOFError:
            return ""

    def _finds_table(self) -> bool:
        """Whether there is a table for it with a seat for the person; if not, a note says why."""
        news = self._news
        news.ask_again()
        while news.asked is not None or not (news.notes or self._follows):
            with suppress(News):
                self._keys.listen()
        return not news.notes and self._follows

    @property
    def _follows(self) -> bool:
        return self._news.sight is not None and self._news.sight.again is not None
