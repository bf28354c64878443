"""Plans its hand: fewest plays to empty it, the sure cards kept, the gang for the right moment."""

from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.worlds.plan import Plan, plays_needed, useless
from lastcard.bots.gang.worlds.top_number import top_of
from lastcard.games.game import AnyGame
from lastcard.games.gang.cards import Card, remove
from lastcard.games.gang.combos import FIRST, Type, cards_of, size_of
from lastcard.games.gang.finder import PASS, Moves, can_beat
from lastcard.match import AnyPlayer

_A_PLAY: Final = 10.0
"""What one more play to empty the hand costs; the other costs are measured by it."""
_A_CARD: Final = 5.0
"""A card kept in hand."""
_A_PASS: Final = 30.0
"""A turn without a play."""
_A_STEP: Final = 0.5
"""Each number higher that a combo is."""
_A_BOSS: Final = 5.0
"""A combo that nothing beats, spent before it is needed: later it brings the lead back."""
_A_GANG: Final = 20.0
"""A gang spent before it is needed."""
_ALARM: Final = 3
"""When somebody holds no more cards than this, things get urgent."""


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A player with a plan, and nothing left to chance."""
    return GangPlayer(Planner())


class Planner:
    """Weighs what each move leaves in hand; looks at nobody's cards but its own."""

    def __init__(self) -> None:
        self._plan = Plan()
        self._room = Moves()

    def play(self, situation: Situation) -> int:
        """The cheapest move; of equals the weakest."""
        obvious = situation.obvious()
        if obvious is not None:
            return obvious
        alarm = min(situation.others()) <= _ALARM
        return min(situation.legal(), key=lambda move: self._cost(situation, move, alarm))

    def give(self, situation: Situation) -> Card:
        """The card without which the hand needs the fewest plays."""
        return useless(self._plan, situation.hand)

    def _cost(self, situation: Situation, move: int, alarm: bool) -> float:
        held = situation.position.left(situation.seat)
        if move == PASS:
            # Passing keeps cards, and when somebody is nearly out they may be kept for good.
            plays = plays_needed(self._plan, situation.hand)
            return _A_PLAY * plays + _A_CARD * held + _A_PASS + (_A_PLAY if alarm else 0.0)
        plays = plays_needed(self._plan, remove(situation.hand, cards_of(move)))
        cost = _A_PLAY * plays + _A_CARD * (held - size_of(move)) + _A_STEP * top_of(move)
        if alarm or plays <= 2:
            return cost
        if move >= FIRST[Type.GANG_OF_4]:
            return cost + _A_GANG
        return cost + (_A_BOSS if self._is_boss(situation, move) else 0.0)

    def _is_boss(self, situation: Situation, move: int) -> bool:
        return not can_beat(self._room, situation.unseen, move, max(situation.others()))
