"""A strategy that looks ahead, for as many worlds or as long as it is given."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.search.evaluation import Evaluation
from lastcard.bots.thirteen.search.match_value import MatchValue
from lastcard.bots.thirteen.search.search import Search
from lastcard.bots.thirteen.search.spending import seed_of, think
from lastcard.bots.thirteen.search.weights import EVALUATION
from lastcard.bots.thirteen.search.worlds import Worlds
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import Placement


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a strategy looks ahead."""

    worlds: int
    """Its budget when it is given none."""
    races: bool = False
    """Whether placements that are surely worse are tried no more."""


class LookAhead:
    """Looks ahead as *settings* say; the same seed and number of worlds choose the same."""

    def __init__(
        self,
        settings: SearchSettings,
        seed: int,
        budget: Budget | None = None,
        clock: Callable[[], float] = perf_counter,
        evaluation: Evaluation = EVALUATION,
    ) -> None:
        self._settings = settings
        self._seed = seed
        self._budget = (budget or Budget()).usually(settings.worlds)
        self._clock = clock
        self._evaluation = evaluation

    def play(self, situation: Situation) -> Placement:
        """The placement that brings the largest share of the match, by what was tried."""
        seed = seed_of(self._seed, situation.deals_left, len(situation.turns))
        worlds = Worlds(situation.position, situation.unseen, seed)
        match_value = MatchValue(situation.totals, situation.deals_left)
        search = Search(worlds, match_value, self._evaluation, self._settings.races)
        think(search.run, self._budget, self._clock, search.decided)
        return search.best()
