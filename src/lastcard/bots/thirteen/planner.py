"""Counts what it holds and what is still out, and weighs what every placement leads to.

It evaluates each placement once and plays nothing out.
"""

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.player import ThirteenPlayer
from lastcard.bots.thirteen.search.evaluation import evaluate
from lastcard.bots.thirteen.search.weights import EVALUATION
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.game import AnyGame
from lastcard.games.thirteen.cards import Placement
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A planner; it uses no chance."""
    return ThirteenPlayer(Planner())


class Planner:
    """Plays what is worth most without looking ahead."""

    def play(self, situation: Situation) -> Placement:
        """The placement worth most, of equals the lowest."""
        return max(situation.legal(), key=lambda placement: self._worth(situation, placement))

    def _worth(self, situation: Situation, placement: Placement) -> int:
        return evaluate(EVALUATION, situation.position, situation.unseen, placement)
