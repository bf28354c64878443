"""Always the weakest play there is, and never a pass by choice.

A yardstick, so it stays exactly as ``docs/reference/bots.md`` describes it.
"""

from lastcard.bots.bot import Budget
from lastcard.bots.forgetful import Forgetful
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.situation import Situation
from lastcard.games.game import AnyGame
from lastcard.games.gang.cards import Card, spread
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A greedy player; it forgets "Last card!" now and then."""
    return Forgetful(game, GangPlayer(Greedy()), seed)


class Greedy:
    """Gets rid of its weakest cards first, and of something whenever it can."""

    def play(self, situation: Situation) -> int:
        """The weakest legal combo; a pass only when there is none."""
        return situation.legal()[0]

    def give(self, situation: Situation) -> Card:
        """Its lowest card."""
        return spread(situation.hand)[0]
