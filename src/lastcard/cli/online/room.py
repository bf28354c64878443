"""A table before the match, in lines: who sits where, and what is waited for."""

from lastcard.cli.ink import pad
from lastcard.cli.online.company import LONGEST_NAME, names
from lastcard.cli.online.sight import Sight
from lastcard.cli.terminal import Terminal
from lastcard.locales import Words
from lastcard.table.chairs import Chair


def room_lines(sight: Sight, link: str, terminal: Terminal, words: Words) -> list[str]:
    """The seats, and what the reader can do."""
    ink, title = terminal.ink, words.title(sight.setup.game)
    seats = [
        f"   {seat + 1}  {pad(name, LONGEST_NAME + 1)}{ink.dim(_state(chair, sight, words))}"
        for seat, (name, chair) in enumerate(zip(names(sight.chairs), sight.chairs, strict=True))
    ]
    return [f" {ink.bold(title)}  {ink.dim(link)}", "", *seats, "", f" {_task(sight, words)}"]


def _state(chair: Chair, sight: Sight, words: Words) -> str:
    if chair.player is None:
        return words.say("join-seat", kind="bot" if chair.bot else "free")
    if chair.player == sight.me:
        return words.say("join-seat", kind="you")
    return words.say("join-seat", kind="ready" if chair.ready else "unready")


def _task(sight: Sight, words: Words) -> str:
    if sight.arranger != sight.me:
        return words.say("join-wait-host")
    ready = all(chair.ready or chair.player == sight.me for chair in sight.chairs)
    return words.say("join-can-start" if ready else "join-wait-seats")
