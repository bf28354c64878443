"""``lastcard join``: an online table from the terminal."""

import os
import sys
import time
from contextlib import closing

from lastcard.cli import arguments
from lastcard.cli.online.connection.address import TableLink, read_link
from lastcard.cli.online.connection.saved_login import LoginFile, online_folder
from lastcard.cli.online.errors import LinkMissing
from lastcard.cli.online.person.background import BackgroundClient
from lastcard.cli.online.person.introduction import introduce
from lastcard.cli.online.person.keys import InterruptibleKeys, Wakeup
from lastcard.cli.online.person.news import TableNews
from lastcard.cli.online.person.visit import Visit
from lastcard.cli.play.person import PersonLeft
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words


def run(argv: list[str], words: Words) -> int:
    """Play at an online table to the end of the match, or until the person leaves."""
    asked = arguments.join(words).read(argv)
    if asked.link is None:
        raise LinkMissing
    link = read_link(asked.link)
    login_file = LoginFile(online_folder(os.environ), link.server)
    if asked.name is None and sys.stdin.isatty():
        try:
            introduce(link.server, login_file, Terminal.of_process(), words)
        except PersonLeft:
            return 0
    with closing(Wakeup()) as wakeup:
        line = BackgroundClient(link, login_file, asked.name, words.language, wakeup)
        news = TableNews(line, words, lambda: time.time_ns() // 1_000_000)
        keys = InterruptibleKeys(sys.stdin, sys.stdout, wakeup, news.heed)
        terminal = Terminal.of_process(keys=keys)
        with line, keys:
            ending = _ending(Visit(news, link, keys, terminal, words), line)
    terminal.say("", *(f" {text}" for text in _last_words(ending, link, words)))
    return 0


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
    if ending == "closed":
        return [words.say("join-closed")]
    return [words.say("join-left"), words.say("join-again", command=f"lastcard join {link}")]
