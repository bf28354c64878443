"""A person's time at an online table: from coming in to the last match that is played there."""

import os
import sys
import time
from contextlib import closing
from itertools import chain

from lastcard.cli.online.connection.address import TableLink
from lastcard.cli.online.connection.saved_login import LoginFile, online_folder
from lastcard.cli.online.connection.sent_links import SentLinks
from lastcard.cli.online.person.background import BackgroundClient
from lastcard.cli.online.person.introduction import introduce
from lastcard.cli.online.person.invitation import Invitation
from lastcard.cli.online.person.keys import Wakeup, keys_of_process
from lastcard.cli.online.person.news import TableNews
from lastcard.cli.online.person.visit import Visit
from lastcard.cli.play.person import PersonLeft
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words
from lastcard.table.state.entries import MatchId


class Attendance:
    """Somebody who plays at tables of *server*, under *name* or the one they had there before."""

    def __init__(self, server: str, name: str | None, words: Words) -> None:
        folder = online_folder(os.environ)
        self._server = server
        self._name = name
        self._words = words
        self.login_file = LoginFile(folder, server)
        self._sent = SentLinks(folder, server)

    def come_in(self) -> bool:
        """Ask who is new, and has named nobody, for a name; whether the person stays."""
        if self._name is not None or not sys.stdin.isatty():
            return True
        try:
            introduce(self._server, self.login_file, Terminal.of_process(), self._words)
        except PersonLeft:
            return False
        return True

    def play(self, table: MatchId, invitation: Invitation) -> None:
        """Play at *table*, and wherever it goes on from there, until the person leaves."""
        following: MatchId | None = table
        while following is not None:
            table = following
            following = self._visit(TableLink(self._server, table), invitation.to(table))
            if following is not None:
                self.login_file.note_rematch(following, of=table)

    def _visit(self, link: TableLink, invitation: Invitation) -> MatchId | None:
        """Where it goes on after a visit to the table of *link*, if it does."""
        words = self._words
        with closing(Wakeup()) as wakeup:
            line = BackgroundClient(
                link, self.login_file, self._sent, self._name, words.language, wakeup
            )
            news = TableNews(line, words, lambda: time.time_ns() // 1_000_000)
            keys = keys_of_process(wakeup, news.heed)
            terminal = Terminal.of_process(keys=keys)
            with line:
                columns = terminal.looks.width
                ending = _ending(Visit(news, link, invitation, keys, terminal, words), line)
        if ending == "again":
            return news.sight.again if news.sight is not None else None
        said = _last_words(ending, link, words)
        # An address is not broken: it can be copied, and a command typed again.
        lines = [[f" {text}"] if link.server in text else wrapped([text], columns) for text in said]
        terminal.say("", *chain.from_iterable(lines))
        return None


def _ending(visit: Visit, line: BackgroundClient) -> str:
    try:
        return visit.play()
    except (PersonLeft, EOFError):
        line.leave()
        return "left"


def _last_words(ending: str, link: TableLink, words: Words) -> list[str]:
    if ending == "over":
        record = f"{link.server}/api/matches/{link.table}/record.txt"
        return [words.say("join-record", address=record)]
    if ending in ("closed", "idle"):
        return [words.say("join-closed" if ending == "closed" else "join-closed-idle")]
    return [words.say("join-left"), words.say("join-again", command=f"lastcard join {link}")]
