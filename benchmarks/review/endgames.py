"""Endgames solved by other means than the review: which move is the best however the cards lie."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from benchmarks.review.solved_thirteen import thirteen
from lastcard.bots.gang.search.endgame import Endgame
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.situation import Situation, situation_of
from lastcard.bots.gang.worlds.world import World, take_over
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Pass, Play, write
from lastcard.games.gang.state import Phase
from lastcard.review.judge import Judge
from lastcard.review.losses import loss_of
from lastcard.review.moments import DealPlayed, seed_of
from lastcard.review.rounds import follow

_MOST_CARDS: Final = 9
_WORLDS: Final = 48


def gang(judge: Judge, deal: DealPlayed) -> Iterator[str]:
    """The grade of each move that is the best in every world, in the endgames of *deal*."""
    for moment in filter(judge.decides, deal.moments):
        view = judge.game.view(moment.state, moment.seat)
        if view.phase is not Phase.PLAY or sum(view.counts) > _MOST_CARDS:
            continue
        situation = situation_of(view, moment.seen)
        for move in _best_in_all(situation):
            text = write(Pass() if move == PASS else Play(move))
            weighing = judge.part.weigh(view, moment.seen, seed_of(1, deal.number, moment.number))
            yield loss_of(follow(weighing, text, judge.worlds)).grade


def _best_in_all(situation: Situation) -> list[int]:
    legal = situation.legal()
    worlds = Worlds(situation, 7)
    endgame, value = Endgame(), MatchValue([0] * situation.seats, 0)
    best = set(legal)
    for _ in range(_WORLDS):
        world = worlds.deal()
        worths = {}
        for move in legal:
            after = World([0] * situation.seats, 0, 1)
            take_over(after, world)
            after.step(move)
            worths[move] = endgame.solve(after, value, situation.seat)
        if None in worths.values():
            return []
        top = max(worth for worth in worths.values() if worth is not None)
        best = {move for move in best if (worths[move] or 0.0) >= top - 1e-9}
    return sorted(best)


ENDGAMES: Final[Mapping[str, Callable[[Judge, DealPlayed], Iterator[Any]]]] = {
    "gang": gang,
    "thirteen": thirteen,
}
"""What solves the endgames of each game, by its key."""
