"""A player of 13: reads the view and asks its strategy."""

from collections.abc import Sequence
from typing import Protocol

from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import Placement
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.view import View


class Strategy(Protocol):
    """Chooses what to play."""

    def play(self, situation: Situation) -> Placement:
        """What to play, one of the legal placements."""
        ...


class ThirteenPlayer:
    """Plays as *strategy* chooses; where there is only one legal move it is not asked."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move:
        """The strategy's choice."""
        situation = situation_of(view, seen)
        legal = situation.legal()
        return Play(legal[0] if len(legal) == 1 else self._strategy.play(situation))

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error
