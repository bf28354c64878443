"""A choice of 13 being weighed."""

from array import array
from collections.abc import Sequence
from typing import Final

from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import Placement
from lastcard.games.thirteen.moves import PLAYS, write
from lastcard.games.thirteen.notation import read_placement
from lastcard.games.thirteen.position import Position
from lastcard.review.part import Outcomes
from lastcard.review.thirteen.chance import MatchChance
from lastcard.review.thirteen.playouts import Playouts
from lastcard.review.thirteen.soft_player import SoftPlayer

_NUMBER: Final = 8
"""The bytes of one."""


class ThirteenWeighing:
    """The placements of a seat, followed in worlds that agree with what it knew.

    With *known* there is but one world, and it is that.
    """

    def __init__(
        self, player: SoftPlayer, situation: Situation, seed: int, known: Position | None = None
    ) -> None:
        chance = MatchChance(situation.totals, situation.deals_left)
        self._playouts = Playouts(
            player, chance, known or situation.position, situation.unseen, seed, known is not None
        )
        odds = player.policy(situation.position, situation.unseen)
        likeliest = sorted(
            zip(odds, situation.legal(), strict=True), key=lambda each: (-each[0], each[1])
        )
        self.moves: Sequence[str] = [write(PLAYS[placement]) for _, placement in likeliest]
        self.policy: Sequence[float] = [share for share, _ in likeliest]

    def run(self, first: int, count: int, moves: Sequence[str]) -> Outcomes:
        """Follow *moves* in the worlds from number *first* on."""
        places: list[Placement] = [read_placement(move) for move in moves]
        points, chances = (array("d", bytes(_NUMBER * count * len(places))) for _ in range(2))
        self._playouts.follow(first, count, places, points, chances)
        rows = [slice(row * count, (row + 1) * count) for row in range(len(places))]
        return Outcomes([points[row] for row in rows], [chances[row] for row in rows])
