"""``lastcard bot``: a program at the tables of a server."""

import argparse
import asyncio
import os
from typing import Final

from lastcard.bots.errors import BotRefused
from lastcard.bots.registry import seating
from lastcard.cli import arguments
from lastcard.cli.choices import chosen_changes, chosen_edition, chosen_game, chosen_seats
from lastcard.cli.online.connection.address import TableLink, read_link, read_server
from lastcard.cli.online.connection.saved_login import LoginFile, online_folder
from lastcard.cli.online.connection.sent_links import SentLinks
from lastcard.cli.online.errors import (
    ProgramMissing,
    ServerMissing,
    ServersDiffer,
    TokenMissing,
)
from lastcard.cli.online.program.program import BotPlan, OnlineBot
from lastcard.cli.online.speeds import chosen_speed
from lastcard.games.game import AnyGame
from lastcard.locales import Words
from lastcard.wire import asks

LONGEST_WAIT: Final = 600
MOST_MATCHES: Final = 1_000_000


def run(argv: list[str], words: Words) -> int:
    """Let a program play at one table, or match after match."""
    asked = arguments.bot(words).read(argv)
    plan = _plan(asked)
    folder = online_folder(os.environ)
    saved = LoginFile(folder, plan.server).load()
    asyncio.run(OnlineBot(plan, saved, words, SentLinks(folder, plan.server)).run())
    return 0


def _plan(asked: argparse.Namespace) -> BotPlan:
    game = chosen_game(asked.game)
    if asked.bot is None:
        raise ProgramMissing
    server, link = _place(asked)
    token = asked.token or os.environ.get("LASTCARD_TOKEN")
    if not token:
        raise TokenMissing
    _check(asked.bot, game, at_table=link is not None)
    return BotPlan(
        server=server,
        token=token,
        bot=asked.bot,
        table=None if link is None else link.table,
        wish=_wish(asked, game),
        matches=_number(asked, "matches", MOST_MATCHES, 1, MOST_MATCHES),
    )


def _place(asked: argparse.Namespace) -> tuple[str, TableLink | None]:
    server = None if asked.server is None else read_server(asked.server)
    if asked.table is None:
        if server is None:
            raise ServerMissing
        return server, None
    link = read_link(asked.table)
    if server not in (None, link.server):
        raise ServersDiffer(server=str(server))
    return link.server, link


def _check(bot: str, game: AnyGame, *, at_table: bool) -> None:
    # Which game is played at a table is known only there; the name of the bot is known now.
    try:
        seating(bot, game)
    except BotRefused as error:
        if not at_table or error.code != "bot-elsewhere":
            raise


def _wish(asked: argparse.Namespace, game: AnyGame) -> asks.Pair:
    edition = chosen_edition(game, asked.edition)
    changes = chosen_changes(game, asked.edition, asked.option)
    game.options(edition, changes)
    return asks.Pair(
        game=game.key,
        edition=edition,
        options=dict(changes),
        seats=chosen_seats(game, asked.players),
        speed=chosen_speed(asked.speed),
        wait=_number(asked, "wait", 60, 0, LONGEST_WAIT),
    )


def _number(asked: argparse.Namespace, name: str, default: int, lowest: int, highest: int) -> int:
    text = getattr(asked, name)
    return default if text is None else arguments.whole_number(f"--{name}", text, lowest, highest)
