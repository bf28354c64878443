"""Gets rid of cards while it can: leads the most, answers with the least, never holds back.

A yardstick, so it stays exactly as ``docs/reference/bots.md`` describes it.
"""

from lastcard.bots.bot import Budget
from lastcard.bots.forgetful import Forgetful
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.situation import Situation
from lastcard.games.game import AnyGame
from lastcard.games.gang.cards import Card, spread
from lastcard.games.gang.combos import FIRST, Type, size_of
from lastcard.games.gang.position import NOTHING
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A greedy player; it forgets "Last card!" now and then."""
    return Forgetful(game, GangPlayer(Greedy()), seed)


class Greedy:
    """Leads the weakest of its largest combos, answers with the weakest that beats."""

    def play(self, situation: Situation) -> int:
        """The rule itself; gangs are led last of all."""
        legal = situation.legal()
        if situation.position.to_beat != NOTHING:
            return legal[0]  # the weakest, or a pass if that is all there is
        plain = [combo for combo in legal if combo < FIRST[Type.GANG_OF_4]]
        return max(plain or legal, key=size_of)  # the first of equals is the weakest

    def give(self, situation: Situation) -> Card:
        """Its lowest card."""
        return spread(situation.hand)[0]
