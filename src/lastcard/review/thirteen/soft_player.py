"""The reference player inside playouts: the better a placement, the more often it is chosen.

Chances fall off with what a placement is worth less than the best; a hundredth of the best's or
less is none at all.
"""

from math import exp
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.thirteen.search.evaluation import Evaluation
from lastcard.games.thirteen.cards import PLACEMENTS, CardSet
from lastcard.games.thirteen.position import Moves, Position, find_legal

if not cython.compiled:
    from lastcard.bots.thirteen.search.evaluation import _weigh_all

WORSE: Final = 1024
"""A placement so much worse than the best is never chosen; 256 are one point of a deal."""
_WHOLE: Final = 10_000
_LEAST: Final = 100


class SoftPlayer:
    """Chooses by the *evaluation*, softly: with a higher *temperature* more evenly."""

    def __init__(self, evaluation: Evaluation, temperature: float) -> None:
        self.evaluation = evaluation
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.odds = [0] * WORSE
            self.worths = [0] * PLACEMENTS
        for worse in range(WORSE):
            odds = round(_WHOLE * exp(-worse / temperature))
            self.odds[worse] = odds if odds >= _LEAST else 0

    def policy(self, position: Position, unseen: CardSet) -> list[float]:
        """How often each legal placement is chosen by the seat in turn; together 1."""
        moves = Moves()
        find_legal(position, moves)
        whole = float(weigh_odds(self, self.evaluation, position, unseen, moves))
        return [self.worths[index] / whole for index in range(moves.count)]


def weigh_odds(
    player: SoftPlayer, evaluation: Evaluation, position: Position, unseen: CardSet, moves: Moves
) -> int:
    """Write down in ``worths`` how often each of *moves* is chosen; how often in all."""
    _weigh_all(evaluation, position, unseen, moves, player.worths)
    most = player.worths[0]
    for index in range(1, moves.count):
        most = max(most, player.worths[index])
    whole = 0
    for index in range(moves.count):
        worse = most - player.worths[index]
        player.worths[index] = player.odds[worse] if worse < _WORSE else 0
        whole += player.worths[index]
    return whole


def choose(
    player: SoftPlayer,
    evaluation: Evaluation,
    position: Position,
    unseen: CardSet,
    moves: Moves,
    word: int,
) -> int:
    """The index of the placement in *moves* that the number *word*, of 64 bits, decides for."""
    left = (word >> 32) * weigh_odds(player, evaluation, position, unseen, moves) >> 32
    for index in range(moves.count - 1):
        left -= player.worths[index]
        if left < 0:
            return index
    return moves.count - 1


# A C twin: what compiled code shares with Python by name it would have to look up each time.
_WORSE = WORSE
