"""A choice of Gang of Four being weighed."""

from collections.abc import Sequence
from typing import Final

from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.position import Position
from lastcard.review.gang.candidates import Candidates, Gifts, Plays, listed
from lastcard.review.gang.follower import Follower
from lastcard.review.gang.policy import Policy
from lastcard.review.gang.scores import Scores
from lastcard.review.part import Outcomes

TRIES: Final = 8
"""As ``master-1``: how much worlds are preferred that explain why somebody passed."""
SOLVED: Final = 6
"""With so few cards in all hands together worlds are solved, as ``master-1`` does."""


class GangWeighing:
    """The candidates of a seat, followed in worlds that agree with what it knew."""

    def __init__(self, follower: Follower, candidates: Candidates) -> None:
        self._follower = follower
        self._candidates = candidates
        self.moves: Sequence[str]
        self.policy: Sequence[float]
        self.moves, self.policy = listed(candidates)

    def run(self, first: int, count: int, moves: Sequence[str]) -> Outcomes:
        """Follow *moves* in the worlds from number *first* on; what is sure need not be."""
        codes = [self._candidates.code(move) for move in moves]
        followed = [code for code in codes if code not in self._candidates.sure]
        gains, chances = self._follower.run(first, count, followed)
        points: dict[int, Sequence[float]] = {}
        wins: dict[int, Sequence[float]] = {}
        for place, code in enumerate(followed):
            points[code] = gains[place * count : (place + 1) * count]
            wins[code] = chances[place * count : (place + 1) * count]
        for code, (gain, chance) in self._candidates.sure.items():
            points[code], wins[code] = [gain] * count, [chance] * count
        return Outcomes([points[code] for code in codes], [wins[code] for code in codes])


def weigh_play(policy: Policy, situation: Situation, seed: int) -> GangWeighing:
    """What to play."""
    scores = Scores(situation.totals, situation.options)
    worlds = Worlds(situation, 0, TRIES)
    cards = sum(situation.others()) + situation.position.left(situation.seat)
    follower = Follower(policy, worlds, scores, seed, cards <= SOLVED)
    return GangWeighing(follower, Plays(policy, situation, scores))


def weigh_gift(policy: Policy, situation: Situation, giver: int, seed: int) -> GangWeighing:
    """Which card to give back to *giver*."""
    scores = Scores(situation.totals, situation.options)
    follower = Follower(policy, Worlds(situation, 0, TRIES), scores, seed)
    follower.exchange(giver)
    return GangWeighing(follower, Gifts(policy, situation))


def weigh_open(
    policy: Policy, situation: Situation, position: Position, giver: int | None, seed: int
) -> GangWeighing:
    """The same with the hands of *position* open; with a *giver* it is a gift that is chosen."""
    scores = Scores(situation.totals, situation.options)
    follower = Follower(policy, Worlds(situation, 0), scores, seed)
    follower.open(position)
    if giver is None:
        return GangWeighing(follower, Plays(policy, situation, scores))
    follower.exchange(giver)
    return GangWeighing(follower, Gifts(policy, situation))
