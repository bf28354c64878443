"""Why to put down a card that takes nothing: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.reason import Finder, Reason
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.games.thirteen.cards import (
    COLOUR,
    R4,
    ROTTEN,
    spread,
    target_of,
    value_of,
)
from lastcard.games.thirteen.position import LIMIT

_TIGHT: Final = 3
"""So little room is worth saying."""
_SOME: Final = 4
"""With fewer cards there is nothing to count."""
_HIGH: Final = 5
_LOW: Final = 2


def is_only(candidate: Candidate) -> Reason | None:
    """There is no choice."""
    return Reason("guide-thirteen-only", settles=True) if len(candidate.legal) == 1 else None


def is_only_safe(candidate: Candidate) -> Reason | None:
    """Everything else takes cards."""
    others = [
        cost for placement, cost in candidate.costs.items() if placement != candidate.placement
    ]
    if not others or not all(others):
        return None
    return Reason("guide-thirteen-only-safe")


def fills(candidate: Candidate) -> Reason | None:
    """The next card there, whichever it is, takes everything."""
    if candidate.room:
        return None
    return Reason("guide-thirteen-full", {**candidate.where, "cards": len(candidate.lying) + 1})


def leaves_little(candidate: Candidate) -> Reason | None:
    """Only the lowest cards still fit there."""
    if not 0 < candidate.room <= _TIGHT:
        return None
    args = {
        **candidate.where,
        "sum": candidate.sum,
        "room": candidate.room,
        "cards": len(candidate.lying) + 1,
    }
    return Reason("guide-thirteen-tight", args)


def spoils(candidate: Candidate) -> Reason | None:
    """Whoever takes these cards takes a rotten four as well (TH-3.2)."""
    return Reason("guide-thirteen-spoils", candidate.where) if candidate.card == R4 else None


def is_highest(candidate: Candidate) -> Reason | None:
    """The highest card of the hand still fits."""
    value = value_of(candidate.card)
    top = value >= _HIGH and all(value_of(card) <= value for card in candidate.rest)
    return Reason("guide-thirteen-highest", {"value": value}) if top else None


def leaves_room_for_own(candidate: Candidate) -> Reason | None:
    """All other cards of this colour in the hand would fit on top of it, together."""
    own = [
        value_of(card) for card in candidate.rest if COLOUR[card] == target_of(candidate.placement)
    ]
    if not own or sum(own) > candidate.room:
        return None
    return Reason("guide-thirteen-own", {**candidate.where, "cards": len(own)})


def endangers(candidate: Candidate) -> Reason | None:
    """At least half of the cards that others may put there would go over."""
    target = target_of(candidate.placement)
    fitting = [
        card for card in spread(candidate.situation.unseen) if COLOUR[card] in (target, ROTTEN)
    ]
    over = sum(1 for card in fitting if value_of(card) > candidate.room)
    if candidate.room <= _TIGHT or len(fitting) < _SOME or 2 * over < len(fitting):
        return None
    return Reason("guide-thirteen-over", {**candidate.where, "over": over, "cards": len(fitting)})


def keeps_low(candidate: Candidate) -> Reason | None:
    """A card that fits where hardly anything does stays in the hand."""
    lowest = min([value_of(card) for card in candidate.rest], default=LIMIT)
    if lowest > _LOW or lowest >= value_of(candidate.card):
        return None
    return Reason("guide-thirteen-keeps", {"value": lowest})


def leaves_choice(candidate: Candidate) -> Reason | None:
    """So many of the other cards would still fit."""
    fitting = candidate.fitting
    return Reason("guide-thirteen-fits", {"cards": fitting}) if fitting else None


def is_safe(candidate: Candidate) -> Reason | None:
    """It takes nothing; where there is little room, that says the sum already."""
    if candidate.room <= _TIGHT:
        return None
    return Reason("guide-thirteen-safe", {**candidate.where, "sum": candidate.sum})


PUTTING: Final[tuple[Finder[Candidate], ...]] = (
    is_only,
    is_only_safe,
    fills,
    leaves_little,
    spoils,
    is_highest,
    leaves_room_for_own,
    endangers,
    keeps_low,
    leaves_choice,
    is_safe,
)
