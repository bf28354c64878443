"""The bots there are: a new one is one line here, and a file and a line in each game's part."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from lastcard.bots import novice
from lastcard.bots.bot import Bot, Budget, Ends, TakeSeat
from lastcard.bots.errors import BotElsewhere, BotUnknown, BudgetUseless
from lastcard.bots.parts import PARTS
from lastcard.bots.program.command import Command, names_program
from lastcard.bots.program.player import Program
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer

LADDER: Final[tuple[Bot, ...]] = (
    Bot("novice", novice.sit, quick=True),
    Bot("greedy", quick=True),
    Bot("planner", quick=True),
    Bot("searcher", thinks=True),
    Bot("master", thinks=True),
)
"""From first steps to merciless: each is stronger than the one before."""

OTHERS: Final[tuple[Bot, ...]] = (
    Bot("swift", quick=True),
    Bot("pimc-50"),
    Bot("master-1", thinks=True),
    Bot("swift-1", quick=True),
)
"""A quick one for many tables, and yardsticks that stay as they are for ever, like ``greedy``."""

USUAL: Final = "planner"
"""The default opponent: strong enough, and never slow."""

BOTS: Final = {bot.name: bot for bot in (*LADDER, *OTHERS)}
"""Every bot by its name."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that play *game*."""
    return tuple(bot.name for bot in BOTS.values() if sit_of(bot, game) is not None)


def usual(game: AnyGame, wanted: str = USUAL) -> str:
    """The bot *wanted* where it plays *game*, else the strongest of the ladder that does."""
    choice = (BOTS[wanted], *reversed(LADDER))
    return next(bot.name for bot in choice if sit_of(bot, game) is not None)


def hasty(game: AnyGame) -> str:
    """The strongest of the ladder that needs no time, for when there is none."""
    quick = (bot for bot in reversed(LADDER) if bot.quick)
    return next(bot.name for bot in quick if sit_of(bot, game) is not None)


def sit_of(bot: Bot, game: AnyGame) -> TakeSeat | None:
    """How *bot* takes a seat at *game*; None if it does not play it."""
    part = PARTS.get(game.key)
    return bot.sit if part is None else part.sits.get(bot.name, bot.sit)


def seating(spec: str, game: AnyGame, ends: Ends | None = None) -> Callable[[int], AnyPlayer]:
    """How to seat what *spec* names, given a seed: ``greedy``, ``master@200``, ``master@50ms``.

    A bot that looks ahead asks *ends* whether it has to come to an end. A path is a
    program: ``./mybot``, ``./mybot --fast``, ``./mybot@500ms``.
    """
    if names_program(spec):
        command = Command.read(spec)
        return lambda seed: Program(game, command, seed)
    name, at, text = spec.partition("@")
    if name not in BOTS:
        raise BotUnknown(bot=name, known=", ".join(names(game)))
    bot = BOTS[name]
    sit = sit_of(bot, game)
    if sit is None:
        raise BotElsewhere(bot=name, known=", ".join(names(game)))
    if at and not bot.thinks:
        raise BudgetUseless(bot=name)
    budget = Budget.read(text) if at else None
    if ends is not None:
        budget = replace(budget or Budget(), ends=ends)
    return lambda seed: sit(game, seed, budget)
