"""Why to put down a card that takes nothing: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.reason import Finder, Reason
from lastcard.bots.advice.thirteen.look import Look
from lastcard.games.thirteen.cards import COLOUR, R4, TARGETS, Card, target_of, value_of
from lastcard.games.thirteen.position import LIMIT

_TIGHT: Final = 3
"""So little room is worth saying."""
_HIGH: Final = 5
_LOW: Final = 2


def is_only(look: Look) -> Reason | None:
    """There is no choice."""
    return Reason("guide-thirteen-only", settles=True) if len(look.legal) == 1 else None


def is_only_safe(look: Look) -> Reason | None:
    """Everything else takes cards."""
    position = look.situation.position
    others = [placement for placement in look.legal if placement != look.placement]
    if not others or not all(position.takes(placement) for placement in others):
        return None
    return Reason("guide-thirteen-only-safe")


def fills(look: Look) -> Reason | None:
    """The next card there, whichever it is, takes everything."""
    if look.room:
        return None
    return Reason("guide-thirteen-full", {**look.where, "cards": len(look.lying) + 1})


def leaves_little(look: Look) -> Reason | None:
    """Only the lowest cards still fit there."""
    if not 0 < look.room <= _TIGHT:
        return None
    args = {**look.where, "room": look.room, "cards": len(look.lying) + 1}
    return Reason("guide-thirteen-tight", args)


def spoils(look: Look) -> Reason | None:
    """Whoever takes these cards takes a rotten four as well (TH-3.2)."""
    return Reason("guide-thirteen-spoils", look.where) if look.card == R4 else None


def is_highest(look: Look) -> Reason | None:
    """The highest card of the hand still fits."""
    value = value_of(look.card)
    top = value >= _HIGH and all(value_of(card) <= value for card in look.rest)
    return Reason("guide-thirteen-highest", {"value": value}) if top else None


def keeps_low(look: Look) -> Reason | None:
    """A card that fits where hardly anything does stays in the hand."""
    lowest = min([value_of(card) for card in look.rest], default=LIMIT)
    if lowest > _LOW or lowest >= value_of(look.card):
        return None
    return Reason("guide-thirteen-keeps", {"value": lowest})


def leaves_choice(look: Look) -> Reason | None:
    """So many of the other cards would still fit."""
    fitting = sum(1 for card in look.rest if _fits(look, card))
    return Reason("guide-thirteen-fits", {"cards": fitting}) if fitting else None


def is_safe(look: Look) -> Reason | None:
    """It takes nothing."""
    return Reason("guide-thirteen-safe", {**look.where, "sum": look.sum})


def _fits(look: Look, card: Card) -> bool:
    # As the targets stand after the move, before the others play.
    sums = [look.situation.position.sum_on(target) for target in range(TARGETS)]
    sums[target_of(look.placement)] = look.sum
    room = LIMIT - (min(sums) if card == R4 else sums[COLOUR[card]])
    return value_of(card) <= room


PUTTING: Final[tuple[Finder[Look], ...]] = (
    is_only,
    is_only_safe,
    fills,
    leaves_little,
    spoils,
    is_highest,
    keeps_low,
    is_safe,
    leaves_choice,
)
