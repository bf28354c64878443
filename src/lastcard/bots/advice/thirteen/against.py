"""What speaks against a card that was put down in 13, once a better one is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.bots.advice.reason import SPOKEN, Finder, Reason, best
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.bots.thirteen.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import value_of
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.view import View

_TIGHT: Final = 3
_WIDE: Final = 6
"""With so much room most cards fit."""
_LOW: Final = 2


@dataclass(frozen=True, slots=True)
class Regret:
    """A placement that was *made*, and one that was *better*."""

    made: Candidate
    better: Candidate

    @property
    def takes(self) -> tuple[int, int]:
        """How many cards both take."""
        costs = self.made.costs
        return costs[self.made.placement], costs[self.better.placement]


def against(
    view: View, seen: Sequence[Entry[Move]], made: Move, better: Move
) -> tuple[Reason, ...]:
    """What speaks against *made*, when *better* was."""
    assert isinstance(made, Play), "a seat does nothing else"
    assert isinstance(better, Play)
    situation = situation_of(view, seen)
    candidates = [
        Candidate(situation=situation, placement=move.placement) for move in (made, better)
    ]
    return best(AGAINST, Regret(*candidates), SPOKEN)


def takes_needlessly(regret: Regret) -> Reason | None:
    """It takes cards, and the better move takes none."""
    cards, fewer = regret.takes
    return Reason("guide-thirteen-not-take", {"cards": cards}) if cards and not fewer else None


def takes_more(regret: Regret) -> Reason | None:
    """Both take cards, and it takes more."""
    cards, fewer = regret.takes
    if not 0 < fewer < cards:
        return None
    return Reason("guide-thirteen-not-fewer", {"cards": cards, "fewer": fewer})


def takes_rotten(regret: Regret) -> Reason | None:
    """It takes rotten fours, and the better move none."""
    if not regret.made.rotten or regret.better.rotten:
        return None
    return Reason("guide-thirteen-not-rotten", {"rotten": regret.made.rotten})


def costs_more(regret: Regret) -> Reason | None:
    """If the deal ended now, it would cost more."""
    more = regret.made.cost() - regret.better.cost()
    return Reason("guide-thirteen-not-cheap", {"points": more}) if more > 0 else None


def leaves_room(regret: Regret) -> Reason | None:
    """Others find much room where it was put, and hardly any after the better move."""
    made, better = regret.made, regret.better
    if made.takes or better.takes or made.room < _WIDE or better.room > _TIGHT:
        return None
    return Reason("guide-thirteen-not-room", {**made.where, "room": made.room})


def fits_fewer(regret: Regret) -> Reason | None:
    """Fewer of the cards kept fit."""
    cards, more = regret.made.fitting, regret.better.fitting
    if cards >= more:
        return None
    return Reason("guide-thirteen-not-fits", {"cards": cards, "more": more})


def spends_low(regret: Regret) -> Reason | None:
    """It spends a low card, which the better move keeps."""
    made, better = value_of(regret.made.card), value_of(regret.better.card)
    if made > _LOW or better <= _LOW:
        return None
    return Reason("guide-thirteen-not-low", {"value": made})


AGAINST: Final[tuple[Finder[Regret], ...]] = (
    takes_needlessly,
    takes_more,
    takes_rotten,
    costs_more,
    leaves_room,
    fits_fewer,
    spends_low,
)
