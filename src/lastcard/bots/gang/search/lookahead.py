"""A strategy that looks ahead, for as many worlds or as long as it is given."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.gang.net.net import UNIT, Net
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.search.search import Search
from lastcard.bots.gang.situation import Situation, after_gift
from lastcard.bots.gang.worlds.plan import Plan, plays_needed
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.cards import Card, gather, remove, spread
from lastcard.games.gang.certain import certain_win

_AT_A_TIME: Final = 8
"""So many worlds between two looks at the clock."""
_GIFTS: Final = 4
"""So many cards are thought about before one is given back."""
_GIFT_LEADS: Final = 3


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a strategy looks ahead; see ``Search`` and ``Worlds`` for what the numbers mean."""

    worlds: int
    """Its budget when it is given none."""
    tries: int = 1
    breadth: int = 1024
    """How many moves are looked at, the most promising ones by the net."""
    prior: int = 0
    """How many worlds the net's own opinion of a move counts for."""
    noise: int = 0
    horizon: int = 0
    exact: int = 0
    certain: bool = True
    """Whether wins that cannot fail are played at once."""
    match: bool = True
    """Whether the scores of the match count, or the points of this deal alone."""
    narrows: bool = True
    """Whether half-way the weaker half of the candidates is dropped."""


class LookAhead:
    """Looks ahead as *settings* say; the same seed and number of worlds choose the same."""

    def __init__(
        self,
        settings: SearchSettings,
        seed: int,
        budget: Budget | None = None,
        net: Net | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._settings = settings
        self._rng = Random(seed)
        self._budget = (budget or Budget()).usually(settings.worlds)
        self._net = net
        self._clock = clock
        self._plan = Plan()

    def play(self, situation: Situation) -> int:
        """The move of the highest worth, averaged over the worlds."""
        legal = situation.legal()
        if len(legal) == 1:
            return legal[0]
        if self._settings.certain:
            sure = certain_win(situation.position, situation.unseen)
            if sure is not None:
                return sure
        return self._think(situation, legal, self._settings.breadth, self._budget)[1]

    def give(self, situation: Situation) -> Card:
        """The card without which leading is worth most."""
        cards = sorted(set(spread(situation.hand)), key=lambda card: self._cost(situation, card))
        best = cards[0]
        highest = float("-inf")
        share = _part(self._budget, _GIFTS)
        for card in cards[:_GIFTS]:
            after = after_gift(situation, card)
            worth, _ = self._think(after, after.legal(), _GIFT_LEADS, share)
            if worth > highest:
                best, highest = card, worth
        return best

    def _cost(self, situation: Situation, card: Card) -> tuple[int, Card]:
        return plays_needed(self._plan, remove(situation.hand, gather([card]))), card

    def _think(
        self, situation: Situation, legal: list[int], breadth: int, budget: Budget
    ) -> tuple[float, int]:
        # What the best move is worth, and which it is.
        settings = self._settings
        worlds = Worlds(situation, self._rng.getrandbits(62), settings.tries)
        opinions = self._opinions(worlds, legal)
        order = sorted(legal, key=lambda move: -opinions[move])[:breadth]
        search = Search(
            worlds,
            self._match_value(situation),
            self._rng.getrandbits(62),
            self._net,
            settings.noise,
            settings.horizon,
            settings.exact,
        )
        search.consider(order, [settings.prior * opinions[move] for move in order])
        self._spend(search, budget)
        worth, move = search.ranked()[0]
        return worth / (search.dealt + settings.prior), move

    def _opinions(self, worlds: Worlds, legal: list[int]) -> dict[int, float]:
        if self._net is None:
            return dict.fromkeys(legal, 0.0)
        root = worlds.root_copy()
        return {move: self._net.value(root, move) / UNIT for move in legal}

    def _match_value(self, situation: Situation) -> MatchValue:
        options = situation.options
        limit = options.target + (1 if options.target_rule == "exceed" else 0)
        return MatchValue(situation.totals, limit if self._settings.match else 0)

    def _spend(self, search: Search, budget: Budget) -> None:
        if budget.worlds is not None:
            half = budget.worlds // 2
            if half:
                _run(search, half, budget)
                self._narrow(search)
            _run(search, budget.worlds - half, budget)
            return
        seconds = budget.seconds or 0.0
        start = self._clock()
        search.run(_AT_A_TIME)
        narrow = False
        while (spent := self._clock() - start) < seconds and not budget.ended:
            if not narrow and spent > seconds / 2:
                self._narrow(search)
                narrow = True
            search.run(_AT_A_TIME)

    def _narrow(self, search: Search) -> None:
        if self._settings.narrows:
            ranked = search.ranked()
            kept = ranked[: max(2, (len(ranked) + 1) // 2)]
            search.consider([move for _, move in kept], [worth for worth, _ in kept])


def _run(search: Search, worlds: int, budget: Budget) -> None:
    """Follow the candidates in so many *worlds*, or fewer if the time is over; in one at least."""
    if budget.ends is None:
        search.run(worlds)
        return
    end = search.dealt + worlds
    while search.dealt < end and not (search.dealt and budget.ended):
        search.run(min(_AT_A_TIME if search.dealt else 1, end - search.dealt))


def _part(budget: Budget, parts: int) -> Budget:
    if budget.worlds is not None:
        return replace(budget, worlds=max(2, budget.worlds // parts))
    return replace(budget, seconds=(budget.seconds or 0.0) / parts)
