"""Plays the lowest card that takes nothing; when everything takes, the lowest card.

A yardstick, so it stays exactly as ``docs/reference/bots.md`` describes it.
"""

from collections.abc import Sequence

from lastcard.bots.bot import Budget
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.games.thirteen.cards import card_of, target_of, value_of
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import read_placement
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.view import View
from lastcard.match import AnyPlayer


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    """A greedy player; where nothing is spoken, nothing can be forgotten."""
    return Greedy()


class Greedy:
    """Avoids taking a target now, and thinks no further."""

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move:
        """The lowest placement that takes nothing, else the lowest of all."""
        placements = [read_placement(text) for text in view.legal]
        safe = [place for place in placements if self._fits(view, place)]
        return Play((safe or placements)[0])

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error

    def _fits(self, view: View, placement: int) -> bool:
        return view.targets[target_of(placement)].sum + value_of(card_of(placement)) <= LIMIT
