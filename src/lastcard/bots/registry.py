"""The bots there are: a new one is one file and one line in this list."""

from collections.abc import Callable
from typing import Final

from lastcard.bots import novice
from lastcard.bots.bot import Bot, Budget
from lastcard.bots.errors import BotElsewhere, BotUnknown, BudgetUseless
from lastcard.bots.gang import greedy as gang_greedy
from lastcard.bots.gang import master as gang_master
from lastcard.bots.gang import pimc as gang_pimc
from lastcard.bots.gang import planner as gang_planner
from lastcard.bots.gang import searcher as gang_searcher
from lastcard.bots.gang import swift as gang_swift
from lastcard.bots.program.command import Command, names_program
from lastcard.bots.program.player import Program
from lastcard.bots.thirteen import greedy as thirteen_greedy
from lastcard.bots.thirteen import master as thirteen_master
from lastcard.bots.thirteen import pimc as thirteen_pimc
from lastcard.bots.thirteen import planner as thirteen_planner
from lastcard.bots.thirteen import searcher as thirteen_searcher
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

LADDER: Final[tuple[Bot, ...]] = (
    Bot("novice", {"gang": novice.sit, "thirteen": novice.sit}),
    Bot("greedy", {"gang": gang_greedy.sit, "thirteen": thirteen_greedy.sit}),
    Bot("planner", {"gang": gang_planner.sit, "thirteen": thirteen_planner.sit}),
    Bot("searcher", {"gang": gang_searcher.sit, "thirteen": thirteen_searcher.sit}, thinks=True),
    Bot("master", {"gang": gang_master.sit, "thirteen": thirteen_master.sit}, thinks=True),
)
"""From first steps to merciless: each is stronger than the one before."""

OTHERS: Final[tuple[Bot, ...]] = (
    Bot("swift", {"gang": gang_swift.sit}),
    Bot("pimc-50", {"gang": gang_pimc.sit, "thirteen": thirteen_pimc.sit}),
)
"""A quick one for many tables, and a yardstick that stays as it is for ever, as ``greedy`` does."""

BOTS: Final = {bot.name: bot for bot in (*LADDER, *OTHERS)}
"""Every bot by its name."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that play *game*."""
    return tuple(bot.name for bot in BOTS.values() if game.key in bot.games)


def seating(spec: str, game: AnyGame) -> Callable[[int], AnyPlayer]:
    """How to seat what *spec* names, given a seed: ``greedy``, ``master@200``, ``master@50ms``.

    A path is a program: ``./mybot``, ``./mybot --fast``, ``./mybot@500ms``.
    """
    if names_program(spec):
        command = Command.read(spec)
        return lambda seed: Program(game, command, seed)
    name, at, text = spec.partition("@")
    if name not in BOTS:
        raise BotUnknown(bot=name, known=", ".join(names(game)))
    bot = BOTS[name]
    if game.key not in bot.games:
        raise BotElsewhere(bot=name, known=", ".join(names(game)))
    if at and not bot.thinks:
        raise BudgetUseless(bot=name)
    budget = Budget.read(text) if at else None
    return lambda seed: bot.games[game.key](game, seed, budget)
