"""Seats a mind at a table of 13: reads the view, asks the mind, says the move."""

from collections.abc import Sequence
from typing import Protocol

from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import Placement
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.view import View


class Mind(Protocol):
    """Judges situations."""

    def play(self, situation: Situation) -> Placement:
        """What to play, one of the legal placements."""
        ...


class ThirteenPlayer:
    """A player with a *mind*, which is not troubled where there is no choice."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move:
        """The mind's choice."""
        situation = situation_of(view, seen)
        legal = situation.legal()
        return Play(legal[0] if len(legal) == 1 else self._mind.play(situation))

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error
