"""What decided a finished deal of Gang of Four, and what one seat can learn from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.bots.advice.gang.candidate import groups_in, is_gang, longest_in
from lastcard.bots.advice.reason import SPOKEN, Finder, Reason, best
from lastcard.games.game import Entry
from lastcard.games.gang.cards import GP, NUMBER, CardSet, highest, size, spread
from lastcard.games.gang.combos import number_of, size_of
from lastcard.games.gang.moves import Move, Play
from lastcard.games.gang.notation import read_cards
from lastcard.games.gang.scoring import points
from lastcard.games.gang.state import Row
from lastcard.games.gang.view import View
from lastcard.games.gang.wording import card_words, combo_words

_LOW: Final = 4
"""Cards up to this number are hardly ever high enough."""
_SEVERAL: Final = 3
_LONG: Final = 5


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, as *seat* sees it: all hands lie open."""

    seat: int
    row: Row
    kept: CardSet
    """What the seat was left with."""
    plays: tuple[tuple[int, int], ...]
    """Who played which combo, in turn."""

    went_out: bool
    """Whether the winner has no card left, as nearly always (GF-8.6)."""

    @property
    def won(self) -> bool:
        """Whether the seat won the deal."""
        return self.row.winner == self.seat


def look_back(view: View, seen: Sequence[Entry[Move]]) -> tuple[Reason, ...]:
    """What to tell the seat of *view* about the deal whose moves were *seen*."""
    assert view.seat is not None, "a watcher has nothing to learn"
    assert view.opened is not None, "a deal that is over lies open"
    plays = tuple((e.seat, e.move.combo) for e in seen if isinstance(e.move, Play))
    row = view.pad[-1]
    kept, went_out = read_cards(view.opened[view.seat]), not view.opened[row.winner]
    deal = FinishedDeal(view.seat, row, kept, plays, went_out)
    return (*best(DECIDING, deal, SPOKEN), *best(WON if deal.won else LOST, deal, SPOKEN))


def was_alone(deal: FinishedDeal) -> Reason | None:
    """All the others were out of the deal, so the one who was left won it (GF-8.6)."""
    return None if deal.went_out else Reason("guide-end-gang-alone", settles=True)


def got_the_lead(deal: FinishedDeal) -> Reason | None:
    """With one combo the winner got the lead, and was not beaten again."""
    run = _last_run(deal)
    if len(run) == 1 or len(run) == len(deal.plays):
        return None
    args = {**combo_words(run[0]), "you": _yes(deal.won)}
    return Reason("guide-end-gang-lead", args, settles=True)


def went_out_answering(deal: FinishedDeal) -> Reason | None:
    """The winner's last cards beat what somebody else had played."""
    run = _last_run(deal)
    if len(run) > 1 or len(deal.plays) == 1:
        return None
    args = {**combo_words(run[0]), "you": _yes(deal.won)}
    return Reason("guide-end-gang-answer", args, settles=True)


def was_silent(deal: FinishedDeal) -> Reason | None:
    """The seat did not say "Last card!", and was out (GF-8.3)."""
    silent = deal.seat in deal.row.undeclared
    return Reason("guide-end-gang-silent", settles=True) if silent else None


def kept_gang(deal: FinishedDeal) -> Reason | None:
    """A gang stayed in the hand."""
    gang = max((combo for combo in groups_in(deal.kept) if is_gang(combo)), default=None)
    if gang is None:
        return None
    args = {**_cost(deal), "number": number_of(gang)}
    return Reason("guide-end-gang-gang", args, settles=True)


def kept_five(deal: FinishedDeal) -> Reason | None:
    """Five cards that go together stayed in the hand."""
    longest = longest_in(deal.kept)
    if longest is None or size_of(longest) < _LONG:
        return None
    return Reason("guide-end-gang-five", combo_words(longest), settles=True)


def was_one_too_many(deal: FinishedDeal) -> Reason | None:
    """With one card fewer each would have cost less (GF-10.1)."""
    left = size(deal.kept)
    if points(left) - points(left - 1) == points(left) // left:
        return None
    args = {**_cost(deal), "less": points(left - 1)}
    return Reason("guide-end-gang-one-less", args, settles=True)


def kept_top(deal: FinishedDeal) -> Reason | None:
    """A phoenix or the dragon stayed in the hand."""
    top = highest(deal.kept) if deal.kept else 0
    return Reason("guide-end-gang-top", card_words(top), settles=True) if top >= GP else None


def kept_low(deal: FinishedDeal) -> Reason | None:
    """Several low cards stayed in the hand."""
    low = sum(1 for card in spread(deal.kept) if NUMBER[card] <= _LOW)
    if low < _SEVERAL:
        return None
    return Reason("guide-end-gang-low", {"low": low}, settles=True)


def kept(deal: FinishedDeal) -> Reason | None:
    """How many cards stayed in the hand, and what they cost."""
    return Reason("guide-end-gang-kept", _cost(deal))


def took_plays(deal: FinishedDeal) -> Reason | None:
    """In how many plays the seat got rid of its cards."""
    if deal.kept:
        return None
    own = sum(1 for seat, _ in deal.plays if seat == deal.seat)
    return Reason("guide-end-gang-plays", {"plays": own})


DECIDING: Final[tuple[Finder[FinishedDeal], ...]] = (was_alone, got_the_lead, went_out_answering)
WON: Final[tuple[Finder[FinishedDeal], ...]] = (took_plays,)
LOST: Final[tuple[Finder[FinishedDeal], ...]] = (
    was_silent,
    kept_gang,
    kept_five,
    was_one_too_many,
    kept_top,
    kept_low,
    kept,
)


def _last_run(deal: FinishedDeal) -> list[int]:
    # What the winner played after the last play of anybody else.
    run: list[int] = []
    for seat, combo in reversed(deal.plays):
        if seat != deal.row.winner:
            break
        run.insert(0, combo)
    return run


def _cost(deal: FinishedDeal) -> dict[str, int]:
    return {"left": deal.row.left[deal.seat], "points": deal.row.points[deal.seat]}


def _yes(true: bool) -> str:
    return "yes" if true else "no"
