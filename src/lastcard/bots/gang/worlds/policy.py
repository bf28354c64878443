"""Quick ways to choose a move inside a playout."""

from lastcard.games.chance import Chance, below
from lastcard.games.gang.finder import Moves


def noisy_greedy(moves: Moves, chance: Chance, noise: int) -> int:
    """The place in *moves* of what ``greedy`` plays; in *noise* of 256 cases of any move alike."""
    if noise and moves.count > 1 and below(chance, 256) < noise:
        return below(chance, moves.count)
    return 0  # the weakest, or a pass if that is all there is
