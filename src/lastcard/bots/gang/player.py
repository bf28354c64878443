"""A player of Gang of Four: reads the view, asks its strategy, says "Last card!" when it is due."""

from collections.abc import Sequence
from typing import Protocol

from lastcard.bots.gang.situation import Situation, situation_of
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry
from lastcard.games.gang.cards import Card
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Call, Cut, Give, Move, Pass, Play, write
from lastcard.games.gang.state import Phase
from lastcard.games.gang.view import View


class Strategy(Protocol):
    """Chooses what to play and what to give back; everything else is the same for all players."""

    def play(self, situation: Situation) -> int:
        """What to play, one of the legal moves: a combo or ``PASS``."""
        ...

    def give(self, situation: Situation) -> Card:
        """Which card of the hand to give back to the loser (GF-11.2)."""
        ...


class GangPlayer:
    """A player with a *strategy*; it cuts in the middle and never forgets "Last card!"."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move:
        """The strategy's choice, declared where it is the last but one."""
        if write(Call()) in view.legal:
            return Call()
        match view.phase:
            case Phase.CUT | Phase.SHOW:
                cuts = [int(text.removeprefix("cut ")) for text in view.legal]
                return Cut(cuts[len(cuts) // 2])
            case Phase.EXCHANGE:
                return Give(self._strategy.give(situation_of(view, seen)))
            case _:
                return self._play(view, situation_of(view, seen))

    def refused(self, error: RulesError) -> None:
        """A bot's illegal move is a bug."""
        raise error

    def _play(self, view: View, situation: Situation) -> Move:
        move = self._strategy.play(situation)
        if move == PASS:
            return Pass()
        left = situation.position.left(situation.seat) - size_of(move)
        return Play(move, last=left == 1 and view.options.last_card == "spoken")
