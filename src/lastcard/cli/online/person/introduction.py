"""First visits: a new player is asked for a name."""

import asyncio
from typing import Final

import msgspec

from lastcard.cli.online.connection.api import Api, guest_headers, session
from lastcard.cli.online.connection.saved_login import LoginFile
from lastcard.cli.online.seat_names import tidy
from lastcard.cli.play.person import PersonLeft
from lastcard.cli.sentences import sentence
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.errors import Refusal
from lastcard.locales import Words

LONGEST: Final = 100
"""Longer input is cut off; the server has its own limit."""


def introduce(server: str, login_file: LoginFile, terminal: Terminal, words: Words) -> None:
    """Become a guest of *server*, under a chosen name or the given one.

    A player who was here before is not asked. ``PersonLeft`` if the person declines.
    """
    saved = login_file.load()
    if saved.login is not None:
        return
    given, login = asyncio.run(_come_in(server, None, words.language))
    kept = msgspec.structs.replace(saved, login=login)
    asking = words.say("join-call-you", name=tidy(given))
    while True:
        terminal.say(*wrapped([asking], terminal.looks.width))
        try:
            name = terminal.ask(" " + words.say("play-prompt"))
        except EOFError:
            raise PersonLeft from None
        try:
            if name:
                asyncio.run(_come_in(server, login, words.language, name[:LONGEST]))
        except Refusal as refusal:
            asking = sentence(refusal, words)
            continue
        login_file.keep(kept)
        return


async def _come_in(
    server: str, login: str | None, language: str, name: str | None = None
) -> tuple[str, str | None]:
    async with session(guest_headers(server, login, language)) as http:
        me, cookie = await Api(http, server).come_in(name, language)
    return me.name, cookie
