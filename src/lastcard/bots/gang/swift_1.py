"""Swift as it was when reviews began: a yardstick that stays as it is for ever."""

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.weights import FIRST, load
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.swift import Swift
from lastcard.games.game import AnyGame
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that trusts the first net."""
    return GangPlayer(Swift(load(FIRST)))
