"""Asks the net once and plays: the strongest bot that answers at once."""

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.net import Net
from lastcard.bots.gang.net.weights import load
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.worlds.plan import Plan, useless
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.game import AnyGame
from lastcard.games.gang.cards import Card
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player that trusts the net."""
    return GangPlayer(Swift(load()))


class Swift:
    """Plays wins that cannot fail, else what the net values highest."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._plan = Plan()

    def play(self, situation: Situation) -> int:
        """The move of the highest value; of equals the weakest."""
        obvious = situation.obvious()
        if obvious is not None:
            return obvious
        world = Worlds(situation, 0).root_copy()
        return max(situation.legal(), key=lambda move: self._net.value(world, move))

    def give(self, situation: Situation) -> Card:
        """The card without which the hand needs the fewest plays."""
        return useless(self._plan, situation.hand)
