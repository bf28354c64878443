"""What one seat can learn from a finished deal of 13."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from lastcard.bots.advice.reason import SPOKEN, Finder, Reason, best
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import TARGETS, Card, card_of, target_of, value_of
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import TARGET_NAMES
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.scoring import Tally, deal_points
from lastcard.games.thirteen.view import Row, View

_MANY: Final = 3
"""So many cards at once are worth saying."""


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, as *seat* sees it: what was taken lies open."""

    seat: int
    row: Row
    takes: tuple[tuple[int, int], ...]
    """From which target the seat took, and how many cards, in turn."""

    @property
    def counts(self) -> tuple[tuple[int, ...], ...]:
        """How many cards of each colour every seat took, the rotten fours last."""
        return tuple(msgspec.structs.astuple(tally) for tally in self.row.tallies)

    @property
    def taken(self) -> int:
        """How many cards the seat took."""
        return sum(self.counts[self.seat])

    @property
    def points(self) -> int:
        """What they cost."""
        return self.row.points[self.seat]


def look_back(view: View, seen: Sequence[Entry[Move]]) -> tuple[Reason, ...]:
    """What to tell the seat of *view* about the deal whose moves were *seen*."""
    assert view.seat is not None, "a watcher has taken nothing"
    deal = FinishedDeal(view.seat, view.pad[-1], tuple(_takes(view.seat, seen)))
    return (*best(TAKEN, deal, SPOKEN), *best(COUNTED, deal, SPOKEN))


def took_nothing(deal: FinishedDeal) -> Reason | None:
    """No card was taken."""
    return None if deal.taken else Reason("guide-end-thirteen-nothing", settles=True)


def took_for_nothing(deal: FinishedDeal) -> Reason | None:
    """All that was taken is free (TH-3.3)."""
    if deal.points:
        return None
    return Reason("guide-end-thirteen-free", {"cards": deal.taken}, settles=True)


def took_most_at_once(deal: FinishedDeal) -> Reason | None:
    """More than half came in one turn of several."""
    target, most = max(deal.takes, key=lambda take: take[1], default=(0, 0))
    if len(deal.takes) == 1 or most < _MANY or 2 * most <= deal.taken:
        return None
    args = {**_cards(TARGET_NAMES[target], deal.taken), "most": most}
    return Reason("guide-end-thirteen-at-once", args, settles=True)


def took(deal: FinishedDeal) -> Reason | None:
    """How many cards were taken, and what they cost."""
    return Reason("guide-end-thirteen-took", {"cards": deal.taken, "points": deal.points})


def was_as_many(deal: FinishedDeal) -> Reason | None:
    """With one card more of a colour all of that colour would have been free (TH-3.3)."""
    for colour, name in enumerate(TARGET_NAMES):
        own, most = _own_and_most(deal, colour)
        if own == most > 0:
            return Reason("guide-end-thirteen-one-more", _cards(name, own), settles=True)
    return None


def was_rotten(deal: FinishedDeal) -> Reason | None:
    """What the rotten fours cost."""
    rotten = deal.counts[deal.seat][TARGETS]
    if not rotten:
        return None
    cost, _ = deal_points((Tally(rotten=rotten), Tally()))
    return Reason("guide-end-thirteen-rotten", {"cost": cost}, settles=True)


def had_most(deal: FinishedDeal) -> Reason | None:
    """The seat had more cards of a colour than anybody else, while others cost something."""
    for colour, name in enumerate(TARGET_NAMES):
        own, most = _own_and_most(deal, colour)
        if own > max(most, 1) and deal.points:
            return Reason("guide-end-thirteen-most", _cards(name, own))
    return None


TAKEN: Final[tuple[Finder[FinishedDeal], ...]] = (
    took_nothing,
    took_for_nothing,
    took_most_at_once,
    took,
)
COUNTED: Final[tuple[Finder[FinishedDeal], ...]] = (was_as_many, was_rotten, had_most)


def _takes(own: int, seen: Sequence[Entry[Move]]) -> Iterator[tuple[int, int]]:
    lying: list[list[Card]] = [[] for _ in range(TARGETS)]
    for entry in seen:
        if not isinstance(entry.move, Play):
            continue
        card, target = card_of(entry.move.placement), target_of(entry.move.placement)
        if sum(map(value_of, lying[target])) + value_of(card) > LIMIT:
            if entry.seat == own:
                yield target, len(lying[target])
            lying[target] = []
        lying[target].append(card)


def _cards(target: str, cards: int) -> dict[str, str | int]:
    return {"target": target, "cards": cards}


def _own_and_most(deal: FinishedDeal, colour: int) -> tuple[int, int]:
    counts = [counts[colour] for counts in deal.counts]
    own = counts.pop(deal.seat)
    return own, max(counts)
