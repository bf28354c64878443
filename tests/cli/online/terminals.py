"""People at online tables, each at a terminal of their own."""

import itertools
from pathlib import Path

import pexpect

from tests.cli.fakes import DULL
from tests.support.commands import on_terminal
from tests.support.servers.process import ServerProcess

ASKED, PAGE, OVER = r" > ", r"Press Enter to go on", r"The record of the match: (\S+)"
ONCE_MORE = "type again to play once more"
TAKEN = "\x1b[?2004l"
"""What a terminal is told when a line was taken; until then the question is drawn once more."""


def join(link: str, home: Path, *arguments: str, **env: str) -> pexpect.spawn:
    """Somebody who comes to the table of *link*, and keeps who they are in *home*."""
    child = on_terminal("join", link, *arguments, XDG_DATA_HOME=str(home), **env)
    child.delaybeforesend = None
    return child


def host(server: ServerProcess, home: Path, *arguments: str) -> pexpect.spawn:
    """Ada, who opens a table at *server*."""
    named = ("--server", server.url, "--name", "Ada", *arguments)
    child = on_terminal("host", *named, XDG_DATA_HOME=str(home))
    child.delaybeforesend = None
    return child


def invitation(child: pexpect.spawn) -> str:
    """The link that is shown on a page of its own, before that is turned."""
    child.expect(r"Whoever has this link[^\r]*\r\n +(http\S+/t/[A-Za-z0-9]+)")
    link = str(child.match[1])
    child.expect(PAGE)
    child.sendline("")
    return link


def start(child: pexpect.spawn) -> None:
    """Begin the match."""
    child.expect("Type start to begin")
    child.expect(ASKED)
    child.sendline("start")
    child.expect("deal 1")


def play_match(*children: pexpect.spawn) -> None:
    """Type the dullest things, everybody in turn, until all are asked whether they go on."""
    dull = {child: itertools.cycle(DULL) for child in children}
    playing = list(children)
    while playing:
        for child in tuple(playing):
            patience = -1 if len(playing) == 1 else 0.2
            met = child.expect([ONCE_MORE, ASKED, PAGE, pexpect.TIMEOUT], timeout=patience)
            if met == 0:
                playing.remove(child)
            elif met < 3:
                child.sendline(next(dull[child]) if met == 1 else "")
                child.expect_exact(TAKEN)
            else:
                assert len(playing) > 1, child.before


def play_out(child: pexpect.spawn) -> str:
    """Play to the end of the match, and leave; the address of its record."""
    play_match(child)
    return leave(child)


def leave(child: pexpect.spawn) -> str:
    """Leave after the match; the address of its record."""
    child.sendline("")
    child.expect(OVER)
    record = str(child.match[1])
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    return record
