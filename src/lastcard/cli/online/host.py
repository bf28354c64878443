"""``lastcard host``: open an online table from the terminal, and play there."""

import argparse
import asyncio
import os
from collections.abc import Sequence

import msgspec

from lastcard.bots.registry import usual
from lastcard.cli import arguments
from lastcard.cli.choices import chosen_changes, chosen_edition, chosen_game, chosen_seats
from lastcard.cli.online.connection.address import TableLink, read_server
from lastcard.cli.online.connection.api import Api, guest_headers, session
from lastcard.cli.online.connection.saved_login import LoginFile
from lastcard.cli.online.errors import BotsTooMany, NoLocalServer, ServerAway
from lastcard.cli.online.person.attend import Attendance
from lastcard.cli.online.person.invitation import Invitation
from lastcard.cli.online.speeds import chosen_speed
from lastcard.games.game import AnyGame
from lastcard.locales import Words
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.urls import url
from lastcard.table.state.entries import MatchId
from lastcard.table.state.setup import Setup


def run(argv: list[str], words: Words) -> int:
    """Open a table and play there to the end of the match, or until the person leaves."""
    asked = arguments.host(words).read(argv)
    setup = _setup(asked)
    server = _local_server() if asked.server is None else read_server(asked.server)
    attendance = Attendance(server, asked.name, words)
    try:
        if not attendance.come_in():
            return 0
        opening = _open(server, setup, attendance.login_file, asked.name, words.language)
        table, shared = asyncio.run(opening)
    except ServerAway:
        if asked.server is None:
            raise NoLocalServer(server=server) from None
        raise
    attendance.play(table, Invitation(TableLink(shared, table), first=True))
    return 0


def _setup(asked: argparse.Namespace) -> Setup:
    game = chosen_game(asked.game)
    seats = chosen_seats(game, asked.players)
    bots = _bots(asked.bots, game)
    if len(bots) >= seats:
        raise BotsTooMany(bots=len(bots), seats=seats)
    setup = Setup(
        game=game.key,
        edition=chosen_edition(game, asked.edition),
        options=dict(chosen_changes(game, asked.edition, asked.option)),
        seats=seats,
        speed=chosen_speed(asked.speed),
        public=asked.public,
        bots=(*[None] * (seats - len(bots)), *bots),
    )
    setup.check()
    return setup


def _bots(text: str | None, game: AnyGame) -> Sequence[str]:
    """The bots that *text* names, or as many usual ones as it says."""
    if text is None:
        return ()
    if text.isascii() and text.isdecimal():
        return [usual(game)] * arguments.whole_number("--bots", text, 0, game.players[-1])
    return [name.strip() for name in text.split(",")]


def _local_server() -> str:
    settings = Settings.read(os.environ)
    return read_server(url(settings.host, settings.port))


async def _open(
    server: str, setup: Setup, login_file: LoginFile, name: str | None, language: str
) -> tuple[MatchId, str]:
    """A new table, and the address of its server for others."""
    saved = login_file.load()
    async with session(guest_headers(server, saved.login, language)) as http:
        _, login = await Api(http, server).come_in(name, language)
    if login is not None:
        saved = msgspec.structs.replace(saved, login=login)
        login_file.keep(saved)
    async with session(guest_headers(server, saved.login, language)) as http:
        api = Api(http, server)
        return await api.make_table(setup), await api.shared_address()
