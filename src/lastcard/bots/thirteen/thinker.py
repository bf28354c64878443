"""A mind that looks ahead, for as many worlds or as long as it is given."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.search import Search
from lastcard.bots.thirteen.situation import Situation
from lastcard.bots.thirteen.stakes import Stakes
from lastcard.bots.thirteen.taste import TASTE
from lastcard.bots.thirteen.thinking import seed_of, think
from lastcard.bots.thirteen.worlds import Worlds
from lastcard.games.thirteen.cards import Placement


@dataclass(frozen=True, slots=True)
class Style:
    """How a mind looks ahead."""

    worlds: int
    """Its budget when it is given none."""
    races: bool = False
    """Whether placements that are surely worse are tried no more."""


class Thinker:
    """Chooses by looking ahead in *style*; the same seed and number of worlds choose the same."""

    def __init__(
        self,
        style: Style,
        seed: int,
        budget: Budget | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._style = style
        self._seed = seed
        self._budget = budget or Budget(worlds=style.worlds)
        self._clock = clock

    def play(self, situation: Situation) -> Placement:
        """The placement that brings the largest share of the match, by what was tried."""
        seed = seed_of(self._seed, situation.deals_left, len(situation.acts))
        worlds = Worlds(situation.position, situation.unseen, seed)
        stakes = Stakes(situation.totals, situation.deals_left)
        search = Search(worlds, stakes, TASTE, self._style.races)
        think(search.run, self._budget, self._clock, search.decided)
        return search.best()
