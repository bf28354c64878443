"""``lastcard join``: an online table from the terminal."""

import os
import sys
import time
from contextlib import closing

from lastcard.cli import arguments
from lastcard.cli.online.address import Link, read_link
from lastcard.cli.online.errors import LinkMissing
from lastcard.cli.online.hearing import Hearing
from lastcard.cli.online.keepsake import Pocket, online_folder
from lastcard.cli.online.keys import Attentive, Bell
from lastcard.cli.online.line import Line
from lastcard.cli.online.visit import Visit
from lastcard.cli.person import Left
from lastcard.cli.terminal import Terminal
from lastcard.locales import Words


def run(argv: list[str], words: Words) -> int:
    """Play at an online table to the end of the match, or until the person leaves."""
    asked = arguments.join(words).read(argv)
    if asked.link is None:
        raise LinkMissing
    link = read_link(asked.link)
    pocket = Pocket(online_folder(os.environ), link.server)
    with closing(Bell()) as bell:
        line = Line(link, pocket, asked.name, words.language, bell)
        hearing = Hearing(line, words, lambda: time.time_ns() // 1_000_000)
        keys = Attentive(sys.stdin, sys.stdout, bell, hearing.heed)
        terminal = Terminal.of_process(keys=keys)
        with line, keys:
            ending = _ending(Visit(hearing, link, keys, terminal, words), line)
    terminal.say("", *(f" {text}" for text in _last_words(ending, link, words)))
    return 0


def _ending(visit: Visit, line: Line) -> str:
    try:
        return visit.play()
    except (Left, EOFError):
        line.leave()
        return "left"


def _last_words(ending: str, link: Link, words: Words) -> list[str]:
    if ending == "over":
        record = f"{link.server}/api/matches/{link.table}/record.txt"
        return [words.say("join-record", address=record)]
    if ending == "closed":
        return [words.say("join-closed")]
    return [words.say("join-left"), words.say("join-again", command=f"lastcard join {link}")]
